import { mkdtemp, readdir, readFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { ticketOfToken, ticketToken } from "../../shared/mail-ticket-token"
import { keepInOutbox } from "../outbox"
import { writeMail } from "../write-mail"

const TICKET = "mtic_01KAMQ3Z8N4T5V6W7X8Y9Z0ABC"
const house = {
  shopName: "Billet",
  storefrontUrl: "https://shop.example",
  sign: (ticket: string) => ticketToken(ticket, "a secret"),
}

describe("A mail", () => {
  it("carries the signed link in words and in HTML", () => {
    const { text, html, subject } = writeMail("confirm-address", { firstName: "Zoë", ticket: TICKET }, house)
    const link = `https://shop.example/auth/verify-email?token=${ticketToken(TICKET, "a secret")}`
    expect(subject).toBe("Confirm your e-mail address")
    expect(text).toContain(link)
    expect(html).toContain(`href="${link}"`)
  })

  it("shows what people have typed as text", () => {
    const data = { firstName: `<img src=x onerror="alert(1)">`, reason: "A & B </p><script>1</script>", ticket: null }
    const { html } = writeMail("account-rejected", data, house)
    expect(html).not.toMatch(/<img|<script/)
    expect(html).toContain("A &amp; B &lt;/p&gt;")
  })

  it("of a visitor to the desk is answered to the visitor, and keeps its lines", () => {
    const data = {
      ...{ name: "Ada\r\nBcc: x@y.example", email: "ada@works.example", phone: null, company: "Works", topic: "QUOTE" as const },
      ...{ message: "Two bars\n<b>please</b>", files: ["a.pdf"] },
    }
    const { subject, text, html, replyTo } = writeMail("contact-message", data, house)
    expect(subject).toBe("A price or a quote: Ada Bcc: x@y.example")
    expect(replyTo).toBe("ada@works.example")
    expect(text).toContain("Two bars\n<b>please</b>")
    expect(html).toContain("&lt;b&gt;please")
  })

  it("is kept in the outbox with a page that lists it", async () => {
    const folder = join(await mkdtemp(join(tmpdir(), "outbox-")), "new")
    const mail = { ...writeMail("account-approved", { firstName: "Zoë" }, house), id: "0123456789", to: "zoe@works.example" }
    await keepInOutbox(folder, { ...mail, sentAt: "2026-11-21T10:00:00.000Z" })
    await keepInOutbox(folder, { ...mail, sentAt: "2026-11-21T11:00:00.000Z" })
    const index = await readFile(join(folder, "index.html"), "utf8")
    expect(await readdir(folder)).toHaveLength(3)
    expect(index.indexOf("T11")).toBeLessThan(index.indexOf("T10"))
  })
})

describe("The token of a link", () => {
  it("is read with the secret it was signed with, and with no other", () => {
    const token = ticketToken(TICKET, "a secret")
    expect(ticketOfToken(token, "a secret")).toBe(TICKET)
    expect(ticketOfToken(token, "another secret")).toBeNull()
  })

  it.each(["", "mtic_1", `${TICKET}.`, `${TICKET}.${"A".repeat(43)}`, `${TICKET}.${"é".repeat(43)}`, "x".repeat(500)])(
    "is refused when it reads %j",
    (token) => {
      expect(ticketOfToken(token, "a secret")).toBeNull()
    },
  )
})
