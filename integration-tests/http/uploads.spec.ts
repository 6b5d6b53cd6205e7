import type { StatsFs } from "node:fs"
import disks from "node:fs/promises"
import { ADMIN_ROUTES } from "@billet/backend/accounts"
import { METAL_COMPANY } from "../../src/modules/metal-company"
import type MetalCompanyService from "../../src/modules/metal-company/service"
import { CartCalls, orderOf } from "../support/cart-calls"
import type { Actor, Reply } from "../support/http-client"
import { BODIES } from "../support/route-rows"
import { createStaff } from "../support/staff"
import { shopTests } from "../support/test-shop"
import { UPLOAD_ROUTES, type SentFile, type UploadRoute } from "../support/upload-routes"

const file = (name: string, content: string | Buffer): SentFile => ({ name, bytes: Buffer.from(content) })
const PNG = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")
const ZIP = Buffer.from("504b0304", "hex")
const PDF = "%PDF-1.7 a paper"
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'

/** Nobody keeps these for us, whatever they are called. */
const REFUSED: [string, SentFile][] = [
  ["a page", file("page.html", "<!doctype html><script>alert(1)</script>")],
  ["a drawing with a script", file("drawing.svg", SVG)],
  ["a script", file("run.js", "alert(1)")],
  ["a page for XML readers", file("page.xhtml", "<html xmlns='http://www.w3.org/1999/xhtml'/>")],
  ["a program", file("setup.exe", "MZ\u0090\u0000")],
  ["an archive", file("all.zip", Buffer.concat([ZIP, Buffer.from("a.txt")]))],
  ["an archive called a workbook", file("prices.xlsx", Buffer.concat([ZIP, Buffer.from("a.txt")]))],
  ["a compressed file", file("all.tar.gz", Buffer.from("1f8b0800", "hex"))],
  ["a page called a paper", file("paper.pdf", "<!doctype html><script>alert(1)</script>")],
  ["a drawing with a script called a picture", file("picture.png", SVG)],
  ["a picture called a photograph", file("photo.jpg", PNG)],
  ["bytes called a table", file("table.csv", PNG)],
  ["a paper with a script in it", file("paper.pdf", `${PDF} /OpenAction << /S /JavaScript /JS (app.alert(1)) >>`)],
  ["a workbook with macros", file("macros.xlsx", Buffer.concat([ZIP, Buffer.from("xl/workbook.xml xl/vbaProject.bin")]))],
  ["a page with two endings", file("paper.pdf.html", PDF)],
  ["a name without an ending", file("paper", PDF)],
  ["a name that is read backwards", file("paper\u202efdp.exe.pdf", PDF)],
  ["nothing at all", file("paper.pdf", "")],
]

shopTests(({ client, container, anonymous, approved }) => {
  const carts = new CartCalls(client)
  let clerk: Actor
  let orderNumber: string
  beforeAll(async () => {
    clerk = await createStaff(container(), client, "who uploads")
    const companies = container().resolve<MetalCompanyService>(METAL_COMPANY)
    const [row] = await companies.listBuyers({ customer_id: approved().customerId })
    await companies.updateBuyers({ id: row?.id ?? "", company_role: "ADMIN" })
    orderNumber = orderOf(await carts.order(await carts.filled(approved(), { amount: "6" }), approved())).orderNumber
  })
  const actorOf = ({ who }: UploadRoute) => (who === "staff" ? clerk : who === "buyer" ? approved() : anonymous)
  const send = ({ request, ...row }: UploadRoute, files: SentFile[]) => {
    const { path, headers, raw } = request(files)
    return client.call("POST", path.replace(":order_number", orderNumber), { as: actorOf({ request, ...row }), headers, raw })
  }
  /** What was taken lies in a folder that other tests and the shop of whoever develops share. */
  const forget = async ({ body }: Reply) => {
    const { files = [] } = (body ?? {}) as { files?: { id: string }[] }
    for (const { id } of files) await client.delete(`/admin/uploads/${encodeURIComponent(id)}`, { as: clerk })
  }

  describe("The list of routes that take files", () => {
    it("names every one, Medusa's and ours", () => {
      const taking = ADMIN_ROUTES.filter(
        ({ method, path }) => method === "POST" && /\/(uploads|import|imports|imports\/preview|certificates)$/.test(path),
      )
      const known = UPLOAD_ROUTES.map(({ route }) => route)
      const all = taking.map(({ method, path }) => `${method} ${path}`)
      // It takes the key of a file that was uploaded before.
      const withoutFile = ["POST /admin/products/imports"]
      expect(all.filter((route) => ![...known, ...withoutFile].includes(route))).toEqual([])
      const outsideAdmin = Object.entries(BODIES).flatMap(([route, body]) => ("attachments" in body ? route : []))
      expect(outsideAdmin.filter((route) => !known.includes(route))).toEqual([])
      expect(outsideAdmin).toContain("POST /store/metal-orders/:order_number/attachments")
    })
  })

  describe.each(UPLOAD_ROUTES)("$route", (row) => {
    it.each(REFUSED)("refuses %s", async (_, sent) => {
      const { status, body } = await send(row, [sent])
      expect([status, body]).toEqual([400, expect.objectContaining({ type: "invalid_data" })])
    })

    it("refuses more than it takes: bytes of one file, bytes of all, files", async () => {
      const large = file("large.pdf", Buffer.concat([Buffer.from(PDF), Buffer.alloc(row.bytes, 32)]))
      expect([400, 413]).toContain((await send(row, [large])).status)
      const half = file("half.pdf", Buffer.concat([Buffer.from(PDF), Buffer.alloc(row.bytes / 2, 32)]))
      expect([400, 413]).toContain((await send(row, [half, half])).status)
      const many = Array.from({ length: row.most + 1 }, (_, index) => file(`${index}.pdf`, PDF))
      expect([400, 413]).toContain((await send(row, many)).status)
    })

    it("refuses a name with a folder in it, or takes its last part alone", async () => {
      for (const name of ["../../paper.pdf", "..\\paper.pdf", "/etc/paper.pdf"]) {
        const reply = await send(row, [file(name, PDF)])
        await forget(reply)
        expect([name, reply.status < 500, reply.text.includes("..")]).toEqual([name, true, false])
      }
    })
  })

  describe("A file for which the disk has no room left", () => {
    it.each(["POST /admin/uploads", "POST /admin/products/import"])(
      "is refused by %s before any of it is kept",
      async (route) => {
        const row = UPLOAD_ROUTES.find((one) => one.route === route)
        if (!row) throw new Error("The route is gone")
        const full = jest.spyOn(disks, "statfs").mockResolvedValue({ bavail: 1000, bsize: 4096 } as StatsFs)
        const { status, body } = await send(row, [file("paper.pdf", PDF)])
        full.mockRestore()
        expect([status, body]).toEqual([507, expect.objectContaining({ type: "insufficient_storage" })])
      },
    )
  })

  describe("A form with files that is broken", () => {
    it.each([
      ["has no boundary", "multipart/form-data", "--a"],
      [
        "ends in the middle",
        "multipart/form-data; boundary=a",
        '--a\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n',
      ],
    ])("is refused when it %s", async (_, type, raw) => {
      const { status } = await client.call("POST", "/admin/uploads", { as: clerk, headers: { "content-type": type }, raw })
      expect(status).toBe(400)
    })
  })

  describe("A file that was uploaded with Medusa's own pages", () => {
    it("comes back as one to keep, of the type its name says, and runs nothing", async () => {
      const [row] = UPLOAD_ROUTES.filter(({ route }) => route === "POST /admin/uploads")
      if (!row) throw new Error("The route is gone")
      const sent = await send(row, [file("picture.png", PNG)])
      expect(sent.status).toBe(200)
      const [{ url } = { url: "" }] = (sent.body as { files: { url: string }[] }).files
      const answer = await client.get(new URL(url).pathname)
      expect(answer.status).toBe(200)
      expect(answer.headers.get("content-type")).toBe("image/png")
      expect(answer.headers.get("content-disposition")).toBe("attachment")
      expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'")
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff")
      await forget(sent)
    })
  })
})
