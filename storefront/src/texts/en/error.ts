import { catalogue } from "../catalogue"

export const errorTexts = catalogue("error", {
  thisPageCouldNotBe: "This page could not be shown",
  theShopsServerDidNot: "The shop's server did not answer as it should. Your cart is safe. Try again in a moment.",
  tryAgain: "Try again",
  goToTheFinder: "Go to the finder",
  contactUs: "Contact us",
  ifYouCallUsName: "If you call us, name the code",
})
