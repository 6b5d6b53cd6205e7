import { OPERATIONS } from "../../src/api/lib/openapi/operations"
import { CartCalls, typeOf } from "../support/cart-calls"
import { foreignThings, pathTo, type ForeignThings } from "../support/foreign-things"
import type { Actor, Reply } from "../support/http-client"
import { routeActors, type RouteActor } from "../support/route-actors"
import { BODIES, leftoverRows, rowOf, type Audience } from "../support/route-rows"
import { watchRoutes } from "../support/running-routes"
import { shopTests } from "../support/test-shop"

const AT_ONCE = 6
/** A route that has not answered by then never will. */
const PATIENCE_MILLISECONDS = 30_000
/** Hundreds of calls; on a busy machine they take their time. */
const LONG = 600_000

/** Part of no body. */
const STRANGE = {
  role: "SUPER_ADMIN",
  permissions: ["SYSTEM_SETTINGS"],
  accountStatus: "APPROVED",
  accessLevel: "PREMIUM",
  creditLimit: 1_000_000,
  trustScore: 100,
  companyId: "mco_other",
  unitPrice: 0.01,
  itemTotal: 0.01,
  total: 0.01,
}

type Call = { route: string; actor: Actor; body?: object }

const methodOf = (route: string) => route.split(" ")[0] ?? ""
const isAdmin = (route: string) => typeof rowOf(route) === "object"
const isOurs = (route: string) => /\/(store|admin)\/metal-/.test(route)
const isOut = (actor: RouteActor) => actor.kind === "buyer" && (actor.status === "REJECTED" || actor.status === "SUSPENDED")

/** Whether somebody who asks for what is another's is answered as the row of the route says. */
function isRight({ status }: Reply, route: string, actor: RouteActor): boolean {
  const audience = rowOf(route) as Audience
  if (status >= 500) return false
  if (audience === "closed") return [401, 404, 405].includes(status)
  if (audience === "open") return status !== 403
  if (audience === "key") return status === 401
  if (audience === "token") return actor.kind !== "visitor" || [400, 401, 404].includes(status)
  if (isOut(actor)) return [401, 403].includes(status)
  if (actor.kind !== "buyer") {
    return audience === "reader" ? !route.includes("/:") || [401, 404].includes(status) : status === 401
  }
  if (!route.includes("/:")) return status !== 401
  const isRefused =
    actor.status !== "APPROVED" || actor.role === "VIEWER" || (audience === "administrator" && actor.role !== "ADMIN")
  return status === 404 || (status === 403 && isRefused)
}

/** Who tells something about a route that does not look at whose a thing is; about the others everybody does. */
const FEW: Partial<Record<Audience, string[]>> = {
  closed: ["visitor", "colleague of the owner"],
  open: ["visitor", "colleague of the owner"],
  key: ["visitor", "colleague of the owner", "super administrator"],
  token: ["visitor", "suspended", "colleague of the owner", "super administrator"],
}

function askers(route: string, actors: RouteActor[]): RouteActor[] {
  const few = FEW[rowOf(route) as Audience]
  return few ? actors.filter(({ name }) => few.includes(name)) : actors
}

const running = watchRoutes()

shopTests(({ client, container, companyId }) => {
  let actors: RouteActor[]
  let routes: string[]
  let foreign: ForeignThings

  beforeAll(async () => {
    routes = running()
    foreign = await foreignThings(container(), client, companyId())
    actors = await routeActors(container(), client, companyId())
  }, LONG)

  const actorOf = (name: string): Actor => {
    const found = actors.find((one) => one.name === name)
    if (!found) throw new Error(`There is no ${name}`)
    return found
  }

  async function answer({ route, actor, body }: Call, key: number): Promise<Reply | null> {
    try {
      return await client.call(methodOf(route), pathTo(route, foreign), {
        ...{ as: actor, body, signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) },
        headers: { "idempotency-key": `matrix-${key}-${actor.name.replaceAll(" ", "-")}` },
      })
    } catch {
      return null
    }
  }

  /** The calls whose answer is not as it should be. */
  async function wrong<One extends Call>(calls: One[], isAsItShould: (reply: Reply, call: One) => boolean): Promise<string[]> {
    const found: string[] = []
    const work = async () => {
      for (let call = calls.pop(); call; call = calls.pop()) {
        const reply = await answer(call, calls.length)
        if (reply && isAsItShould(reply, call)) continue
        found.push(`${call.route} as ${call.actor.name}: ${reply ? typeOf(reply).map(String).join(" ") : "no answer"}`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return found.sort()
  }

  describe("Every route of the running server", () => {
    it("has a row that says whom it is for, and every row has a route", () => {
      expect(routes.length).toBeGreaterThan(500)
      expect(routes.filter((route) => rowOf(route) === undefined)).toEqual([])
      expect(leftoverRows(routes)).toEqual([])
    })

    it(
      "of the shop is for whom its row says, and what is another's is not there",
      async () => {
        const calls = routes
          .filter((route) => !isAdmin(route))
          .flatMap((route) =>
            askers(route, actors).map((actor) => ({
              ...{ route, actor, body: methodOf(route) === "GET" ? undefined : (BODIES[route] ?? {}) },
            })),
          )
        expect(await wrong(calls, (reply, { route, actor }) => isRight(reply, route, actor))).toEqual([])
      },
      LONG,
    )

    it("shows its owner what it hides from the others, and that they changed nothing", async () => {
      // The order has no certificates and no files; that its buyer gets them is for their own tests.
      const own = routes.filter((route) => /^GET \/store\/metal-(carts|orders)\/:(?!.*(certificate|attachment))/.test(route))
      const calls = own.map((route) => ({ route, actor: foreign.owner }))
      expect(own).toHaveLength(5)
      expect(await wrong(calls, ({ status }) => status === 200)).toEqual([])
      expect(await new CartCalls(client).see(foreign.cart, foreign.owner)).toMatchObject({
        body: { cart: { items: [{ id: foreign.line, pieces: 1 }] } },
      })
      expect((await client.get("/store/metal-purchase-requests", { as: foreign.owner })).body).toMatchObject({
        requests: [{ id: foreign.request, status: "WAITING" }],
      })
      expect((await client.get("/store/metal-company", { as: foreign.owner })).body).toMatchObject({
        members: expect.arrayContaining([expect.objectContaining({ id: foreign.member, role: "BUYER" })]),
        invitations: [{ id: foreign.invitation }],
      })
    })
  })

  it("Nothing that moves money or metal is done without an Idempotency-Key, or under a bad one", async () => {
    const keyed = Object.entries(OPERATIONS).filter(([route, { idempotent }]) => idempotent && isOurs(route))
    const calls = keyed.map(([route]) => ({
      ...{ route, body: BODIES[route] ?? {} },
      actor: isAdmin(route) ? actorOf("super administrator") : foreign.owner,
    }))
    expect(calls.length).toBeGreaterThanOrEqual(14)
    const replies = await Promise.all(
      calls.flatMap(({ route, body, actor }) =>
        [undefined, "short", "with a blank"].map(async (key) => {
          const headers: Record<string, string> = key === undefined ? {} : { "idempotency-key": key }
          const { status, text } = await client.call("POST", pathTo(route, foreign), { as: actor, body, headers })
          return [route, status, text.includes("Idempotency-Key")]
        }),
      ),
    )
    expect(replies.filter(([, status, isNamed]) => status !== 400 || !isNamed)).toEqual([])
  })

  it(
    "A body with fields that are not its own is refused by every route of ours",
    async () => {
      const calls = routes
        .filter((route) => isOurs(route) && methodOf(route) === "POST")
        .map((route) => {
          const actor = actorOf(isAdmin(route) ? "super administrator" : "administrator of another company")
          return { route, actor, body: { ...BODIES[route], ...STRANGE } }
        })
      expect(calls.length).toBeGreaterThan(50)
      const names = ({ status, text }: Reply) => status === 400 && text.includes("creditLimit")
      expect(await wrong(calls, names)).toEqual([])
    },
    LONG,
  )
})
