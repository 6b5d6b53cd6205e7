import { ADMIN_ROUTES } from "./admin-routes/admin-routes"
import { isOpenWithoutFactor, lacksSecondFactor } from "./second-factor"

describe("The second factor of the staff", () => {
  it.each([
    ["a password alone", { actor_type: "user", mfa_challenge_completed_at: null }, true],
    ["a token that says nothing", { actor_type: "user" }, true],
    ["a challenge that was met", { actor_type: "user", mfa_challenge_completed_at: "2026-11-22T04:00:00Z" }, false],
    ["a secret key", { actor_type: "api-key" }, false],
  ])("is missing or not: %s", (_, facts, missing) => {
    expect(lacksSecondFactor(facts)).toBe(missing)
  })

  it("is not asked for where it is set up, and nowhere else", () => {
    const open = ADMIN_ROUTES.filter(({ method, path }) => isOpenWithoutFactor(method, path))
    expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      "GET /admin/metal-staff/me",
      "GET /admin/users/me",
      "POST /admin/metal-staff/me/sign-out",
    ])
  })
})
