/* global window, document, location, URLSearchParams */
// Stands in for the card provider's script: as much of it as the shop uses, with a form in a frame of the provider's own
// and challenges of the bank in another. What it is told goes to the provider of tools/card-provider.
;(() => {
  const SCRIPT = "https://js.stripe.com"
  const API = "https://api.stripe.com"
  const BANK = "https://hooks.stripe.com"
  const UNREACHABLE = {
    type: "api_connection_error",
    message:
      "We are experiencing issues connecting to our payments provider. You have not been charged. Please check your internet connection and try again.",
  }
  const NOT_AUTHENTICATED = {
    ...{ type: "invalid_request_error", code: "payment_intent_authentication_failure" },
    message: "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  }
  const idOf = (clientSecret) => clientSecret.split("_secret_")[0]

  /** The next message that a frame sends under a name. */
  const said = (frame, name) =>
    new Promise((resolve) => {
      const hear = ({ source, data }) => {
        if (source !== frame.contentWindow || data?.name !== name) return
        window.removeEventListener("message", hear)
        resolve(data)
      }
      window.addEventListener("message", hear)
    })

  function makeFrame(source, title) {
    const frame = document.createElement("iframe")
    Object.assign(frame, { src: source, title })
    Object.assign(frame.style, { border: "0", width: "100%", height: "0", display: "block", colorScheme: "light only" })
    return frame
  }

  class PaymentElement {
    constructor(elements) {
      this.elements = elements
      this.listeners = {}
    }
    on(event, listener) {
      ;(this.listeners[event] ??= []).push(listener)
      return this
    }
    off() {
      return this
    }
    once(event, listener) {
      return this.on(event, listener)
    }
    tell(event, detail) {
      for (const listener of this.listeners[event] ?? []) listener({ elementType: "payment", ...detail })
    }
    mount(where) {
      const { appearance, clientSecret } = this.elements.options
      const query = new URLSearchParams({ theme: JSON.stringify(appearance ?? {}) })
      this.frame = makeFrame(`${SCRIPT}/v3/elements-inner-payment.html#${query}`, "Secure payment input frame")
      window.addEventListener("message", ({ source, data }) => {
        if (source === this.frame?.contentWindow && data?.name === "height") this.frame.style.height = `${data.height}px`
      })
      const ready = said(this.frame, "ready")
      const place = typeof where === "string" ? document.querySelector(where) : where
      place.append(this.frame)
      void ready.then(async () => {
        const intent = await call("GET", `/v1/payment_intents/${idOf(clientSecret)}`, { client_secret: clientSecret })
        if (["succeeded", "canceled", "processing"].includes(intent.status)) {
          const message = "This PaymentIntent is in a terminal state and cannot be used to initialize Elements."
          this.tell("loaderror", { error: { type: "invalid_request_error", message } })
        } else this.tell("ready", {})
      })
    }
    unmount() {
      this.frame?.remove()
    }
    destroy() {
      this.unmount()
    }
    update() {}
    /** What the buyer typed, or what is wrong with it. */
    read() {
      const answer = said(this.frame, "typed")
      this.frame.contentWindow.postMessage({ name: "read" }, SCRIPT)
      return answer
    }
  }

  async function call(method, path, fields) {
    const body = new URLSearchParams(fields).toString()
    const url = method === "GET" ? `${API}${path}?${body}` : `${API}${path}`
    const headers = { "content-type": "application/x-www-form-urlencoded" }
    try {
      const response = await window.fetch(url, method === "GET" ? {} : { method, body, headers })
      const answer = await response.json()
      return response.ok ? answer : { error: answer.error }
    } catch {
      return { error: UNREACHABLE }
    }
  }

  /** The bank's question over the page; answers how the payment stands after it. */
  async function challenge(clientSecret) {
    const veil = document.createElement("div")
    Object.assign(veil.style, { position: "fixed", inset: "0", background: "#0008", zIndex: "2147483647" })
    const frame = makeFrame(`${BANK}/3d_secure_2/challenge#${new URLSearchParams({ client_secret: clientSecret })}`, "3D Secure")
    Object.assign(frame.style, { width: "min(400px, 100%)", height: "400px", margin: "60px auto", background: "#fff" })
    veil.append(frame)
    const answered = said(frame, "answered")
    document.body.append(veil)
    await answered
    veil.remove()
    return await call("GET", `/v1/payment_intents/${idOf(clientSecret)}`, { client_secret: clientSecret })
  }

  window.Stripe = Object.assign(
    (key) => {
      async function confirmPayment({ elements, confirmParams }) {
        const { clientSecret } = elements.options
        const typed = await elements.element.read()
        if (typed.error) return { error: typed.error }
        const fields = {
          client_secret: clientSecret,
          payment_method: typed.paymentMethod,
          key,
          return_url: confirmParams.return_url,
        }
        const intent = await call("POST", `/v1/payment_intents/${idOf(clientSecret)}/confirm`, fields)
        if (intent.error) return { error: intent.error }
        if (intent.status !== "requires_action") return { paymentIntent: intent }
        if (typed.redirects) {
          const back = new URLSearchParams({ client_secret: clientSecret, return_url: confirmParams.return_url })
          location.assign(`${BANK}/redirect/authenticate#${back}`)
          return await new Promise(() => {})
        }
        const after = await challenge(clientSecret)
        if (after.error) return { error: after.error }
        return after.status === "requires_payment_method" ? { error: NOT_AUTHENTICATED } : { paymentIntent: after }
      }
      const elements = (options) => {
        const group = {
          options,
          create: () => (group.element = new PaymentElement(group)),
          getElement: () => group.element ?? null,
          update: (changes) => Object.assign(options, changes),
          submit: async () => ({}),
          on: () => group,
          off: () => group,
        }
        return group
      }
      const unused = () => Promise.reject(new Error("The shop does not use this"))
      return {
        ...{ elements, confirmPayment, createToken: unused, createPaymentMethod: unused, confirmCardPayment: unused },
        ...{ registerAppInfo: () => {}, _registerWrapper: () => {}, _apiKey: key },
      }
    },
    { version: "endive" },
  )
})()
