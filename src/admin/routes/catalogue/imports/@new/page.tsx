import { RouteFocusModal } from "@medusajs/dashboard/components"
import { UploadFeed } from "../components/upload-feed"

/** Uploads a feed: choose a file, see what it would change, start. */
const UploadFeedModal = () => {
  return (
    <RouteFocusModal>
      <UploadFeed />
    </RouteFocusModal>
  )
}

export default UploadFeedModal
