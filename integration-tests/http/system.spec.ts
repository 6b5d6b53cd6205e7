import type { SystemAnswer, SystemMailAnswer, SystemMailListAnswer } from "@billet/backend/contract"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import reconcileOrders from "../../src/jobs/reconcile-orders"
import sendMails from "../../src/jobs/send-mails"
import { rememberTaken } from "../../src/modules/metal-mail/taken-mails"
import { METAL_SYSTEM } from "../../src/modules/metal-system"
import type MetalSystemService from "../../src/modules/metal-system/service"
import { sendMail } from "../../src/workflows/mail/lib/send-mail"
import { recordedJob } from "../../src/workflows/system/lib/recorded-job"
import { undocumented } from "../support/documented"
import { eventually } from "../support/eventually"
import type { Actor } from "../support/http-client"
import { MailServer } from "../support/mail-server"
import { createStaff } from "../support/staff"
import { shopTests } from "../support/test-shop"

const mailServer = new MailServer()

beforeAll(async () => {
  process.env.SMTP_URL = await mailServer.start()
})

afterAll(async () => {
  delete process.env.SMTP_URL
  await mailServer.stop()
})

shopTests(({ client, container, approved, anonymous }) => {
  const ROOT = "/admin/metal-system"
  let staff: Actor
  let people = 0
  beforeAll(async () => {
    staff = await createStaff(container(), client, "operator")
  })
  const sql = async (text: string, ...values: unknown[]) =>
    await container()
      .resolve(ContainerRegistrationKeys.PG_CONNECTION)
      .raw<{ rows: Record<string, unknown>[] }>(text, values as string[])
  const read = async (): Promise<SystemAnswer> => {
    const answer = await client.get(ROOT, { as: staff })
    expect(answer.status).toBe(200)
    expect(undocumented("GET", ROOT, answer)).toBeNull()
    return answer.body as SystemAnswer
  }
  const mails = async (query = "") => {
    const answer = await client.get(`${ROOT}/mails${query}`, { as: staff })
    expect(undocumented("GET", `${ROOT}/mails`, answer)).toBeNull()
    return (answer.body as SystemMailListAnswer).mails
  }
  const retry = async (id: string) => {
    const answer = await client.post(`${ROOT}/mails/${id}/retry`, {}, { as: staff })
    expect(undocumented("POST", `${ROOT}/mails/${id}/retry`, answer)).toBeNull()
    return answer
  }
  const mailQueue = async () => (await read()).queues.find(({ name }) => name === "MAILS")
  const addressee = () => `reader-${(people += 1)}@works.example`
  /** A mail that the mail server refused. */
  const refusedMail = async (to: string, extra: object = {}) => {
    mailServer.refuses = true
    await sendMail(container(), { to, template: "password-changed", data: { firstName: "Ada" }, ...extra })
    mailServer.refuses = false
    const found = (await mails()).find((one) => one.to === to)
    if (!found) throw new Error(`No mail to ${to} is kept`)
    return found
  }

  describe("the system page", () => {
    it("is for whoever keeps the settings", async () => {
      const reader = await createStaff(container(), client, "reader", { role: "ADMIN", permissions: [], isActive: true })
      for (const path of [ROOT, `${ROOT}/mails`]) {
        expect((await client.get(path, { as: reader })).status).toBe(403)
        expect((await client.get(path, { as: approved() })).status).toBe(401)
        expect((await client.get(path, { as: anonymous })).status).toBe(401)
      }
      expect((await client.get(`${ROOT}/mails?state=LOST`, { as: staff })).status).toBe(400)
    })

    it("names this process with its index, the versions, and the feeds with their last import", async () => {
      await client.post("/api/catalog-search", {})
      await sql("update metal_server_process set seen_at = now() - interval '1 hour', id = 'mproc_lost' where stopped_at is null")
      await container().resolve<MetalSystemService>(METAL_SYSTEM).__hooks.onApplicationStart()
      const { servers, versions, feeds } = await read()
      const own = servers.find(({ pid, state }) => pid === process.pid && state === "RUNNING")
      expect(own).toMatchObject({ mode: "shared", index: { items: expect.any(Number) as number } })
      expect(own?.index?.lagMilliseconds).toBeLessThan(5000)
      expect(servers.find(({ id }) => id === "mproc_lost")).toMatchObject({ state: "SILENT" })
      expect(versions).toMatchObject({ medusa: "2.21.2", node: process.versions.node })
      expect(versions.postgresql).toMatch(/^\d+\.\d+/)
      expect(feeds.map(({ kind }) => kind)).toEqual(["STOCK", "HEATS"])
      expect(feeds[0]).toMatchObject({ address: null, lastImport: { status: "COMPLETED", rejected: 0 } })
    })

    it("tells what came of each job, and when it runs next", async () => {
      await reconcileOrders(container())
      const failing = recordedJob("prune-webhooks", () => Promise.reject(new Error("the disk is full")))
      await expect(failing(container())).rejects.toThrow("the disk is full")
      const finding = recordedJob("settle-checkouts", () =>
        Promise.resolve({ done: 30, problems: Array.from({ length: 30 }, (_, at) => `Problem ${at}`) }),
      )
      await finding(container())
      await recordedJob("settle-checkouts", () => Promise.resolve({ done: 0 }))(container())
      const { jobs, at } = await read()
      const job = (name: string) => jobs.find((one) => one.name === name)
      expect(job("reconcile-orders")).toMatchObject({ last: { outcome: "DONE", problems: [] }, lastProblem: null })
      expect(job("reconcile-orders")?.last?.milliseconds).toBeGreaterThanOrEqual(0)
      expect(job("prune-webhooks")).toMatchObject({ last: { outcome: "FAILED", problems: ["the disk is full"] } })
      expect(job("settle-checkouts")).toMatchObject({ last: { outcome: "DONE", done: 0 }, lastProblem: { done: 30 } })
      expect(job("settle-checkouts")?.lastProblem?.problems).toHaveLength(20)
      expect(job("settle-checkouts")?.lastProblem?.problems.at(-1)).toBe("and 11 more")
      for (const { nextAt } of jobs) expect(Date.parse(nextAt)).toBeGreaterThanOrEqual(Date.parse(at))
    })

    it("calls a run interrupted whose process is gone, and keeps few runs that found nothing", async () => {
      await sql(
        "insert into metal_job_run (id, name, process_id, started_at) values ('mjob_dead', 'read-erp-stock', 'mproc_dead', now())",
      )
      const quiet = recordedJob("read-erp-heats", () => Promise.resolve())
      for (let at = 0; at < 30; at++) await quiet(container())
      const { rows } = await sql("select count(*)::int as kept from metal_job_run where name = 'read-erp-heats'")
      expect(rows[0]?.kept).toBeLessThanOrEqual(21)
      expect((await read()).jobs.find(({ name }) => name === "read-erp-stock")?.last?.outcome).toBe("INTERRUPTED")
    })
  })

  describe("a mail that could not be sent", () => {
    it("is kept with why, counted, and sent by the next run once it is due, with what was attached", async () => {
      const to = addressee()
      const attachments = [
        { content: Buffer.from("of steel").toString("base64"), filename: "paper.txt", content_type: "text/plain" },
      ]
      const mail = await refusedMail(to, { attachments })
      expect(mail).toMatchObject({ state: "WAITING", attempts: 1, template: "password-changed", sentAt: null })
      expect(mail.lastError).toContain("450 not now")
      expect(JSON.stringify(mail)).not.toContain("Ada")
      expect((await mailQueue())?.waiting).toBeGreaterThanOrEqual(1)
      await sendMails(container())
      expect(mailServer.to(to)).toHaveLength(0)
      await sql("update metal_mail set next_attempt_at = now() where id = ?", mail.id)
      await Promise.all([sendMails(container()), sendMails(container())])
      expect(mailServer.to(to)).toHaveLength(1)
      expect(mailServer.to(to)[0]?.text).toContain(Buffer.from("of steel").toString("base64"))
      expect((await mails()).map(({ id }) => id)).not.toContain(mail.id)
      const { rows } = await sql("select state, data, attachments from metal_mail where id = ?", mail.id)
      expect(rows[0]).toEqual({ state: "SENT", data: null, attachments: null })
    })

    it("goes out once however often and by how many its button is pressed", async () => {
      const to = addressee()
      const { id } = await refusedMail(to)
      mailServer.thinksMilliseconds = 300
      const pressed = await Promise.all(Array.from({ length: 10 }, () => retry(id)))
      mailServer.thinksMilliseconds = 0
      expect(pressed.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
      expect(pressed.map(({ body }) => (body as SystemMailAnswer).mail.state)).toContain("SENDING")
      expect(mailServer.to(to)).toHaveLength(1)
      expect((await retry(id)).body).toMatchObject({ mail: { state: "SENT", nextAttemptAt: null } })
      expect(mailServer.to(to)).toHaveLength(1)
      expect((await client.get(`/admin/metal-audit?entityId=${id}`, { as: staff })).text).toContain("mail.retried")
      expect((await retry("mmail_none")).status).toBe(404)
    })

    it("is given up after a day of tries, and sent when somebody asks for it", async () => {
      const to = addressee()
      const { id } = await refusedMail(to)
      mailServer.refuses = true
      await sql("update metal_mail set attempts = 6, next_attempt_at = now() where id = ?", id)
      await sendMails(container())
      mailServer.refuses = false
      expect((await mails("?state=FAILED")).find((one) => one.id === id)).toMatchObject({ state: "FAILED", nextAttemptAt: null })
      expect((await mailQueue())?.failed).toBeGreaterThanOrEqual(1)
      expect((await retry(id)).body).toMatchObject({ mail: { state: "SENT" } })
      expect(mailServer.to(to)).toHaveLength(1)
    })

    it("is sent again when its process died over it, and of one key only once", async () => {
      const to = addressee()
      const mail = { to, template: "password-changed" as const, data: { firstName: "Ada" }, idempotency_key: `key-of-${to}` }
      const system = container().resolve<MetalSystemService>(METAL_SYSTEM)
      const written = await system.putMail({
        ...{ key: mail.idempotency_key, recipient: to, template: mail.template },
        ...{ data: mail.data, attachments: null },
      })
      await sendMail(container(), mail)
      await sendMails(container())
      expect(mailServer.to(to)).toHaveLength(0)
      await sql("update metal_mail set claimed_until = now() where id = ?", written?.id)
      await sendMails(container())
      await sendMail(container(), mail)
      expect(mailServer.to(to)).toHaveLength(1)
    })

    const messageIds = (to: string) => mailServer.to(to).map(({ text }) => /^message-id: (.*)$/im.exec(text)?.[1])
    const stateOf = async (to: string) => {
      const { rows } = await sql("select id, state, attempts from metal_mail where recipient = ?", to)
      return rows[0] as { id: string; state: string; attempts: number }
    }
    const write = (to: string) => sendMail(container(), { to, template: "password-changed", data: { firstName: "Ada" } })

    it.each<[string, () => jest.SpyInstance]>([
      [
        "our note",
        () =>
          jest
            .spyOn(container().resolve<MetalSystemService>(METAL_SYSTEM), "noteMailSent")
            .mockRejectedValueOnce(new Error("away")),
      ],
      [
        "Medusa's note",
        () => {
          const notifications = container().resolve(Modules.NOTIFICATION)
          const create = notifications.createNotifications.bind(notifications) as (data: object) => Promise<never>
          return jest.spyOn(notifications, "createNotifications").mockImplementationOnce(async (data: object) => {
            await create(data)
            throw new Error("away")
          })
        },
      ],
    ])("or rather was, while %s of it was lost, is noted later and not sent again", async (_whose, lose) => {
      const to = addressee()
      const lost = lose()
      await write(to)
      expect(lost).toHaveBeenCalledTimes(1)
      lost.mockRestore()
      await eventually(
        () => stateOf(to),
        ({ state }) => state === "SENT",
        10_000,
      )
      await sendMails(container())
      expect(mailServer.to(to)).toHaveLength(1)
    })

    it("goes out again from a process that knows nothing of the first time as a copy that says so", async () => {
      const to = addressee()
      await write(to)
      const { id } = await stateOf(to)
      const [kept] = await container().resolve(Modules.NOTIFICATION).listNotifications({ to })
      expect([kept?.external_id]).toEqual(messageIds(to))
      for (let at = 0; at < 1000; at += 1) rememberTaken(`another mail ${at}`, "")
      const data = JSON.stringify({ firstName: "Ada" })
      await sql("update metal_mail set state = 'WAITING', data = ?::jsonb, sent_at = null where id = ?", data, id)
      await sendMails(container())
      expect(await stateOf(to)).toMatchObject({ state: "SENT", attempts: 2 })
      expect(messageIds(to)).toEqual([kept?.external_id, kept?.external_id])
      expect(kept?.external_id).toContain(`<${id}@`)
    })
  })
})
