/** Medusa's word for a page it could not show; most often the server has refused what the page asked for. */
const refused = {
  defaultTitle: "This page could not be shown",
  defaultMessage:
    "You may lack the permission for it. A super administrator grants permissions under Settings, Staff and permissions.",
}

export default { en: { translation: { errorBoundary: refused } } }
