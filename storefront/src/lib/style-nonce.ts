import { setNonce } from "get-nonce"

/** Libraries that add style elements (a dialog, to hold the page behind it still) give them the page's nonce. */
if (typeof document !== "undefined") {
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce
  if (nonce) setNonce(nonce)
}
