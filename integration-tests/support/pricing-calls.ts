import {
  ErrorAnswerSchema,
  type AdminPricingRule,
  type PricingRuleAnswer,
  type PricingRuleBody,
  type PricingRuleListAnswer,
  type PricingWarning,
  type PricingWarningsAnswer,
  type RuleHistoryAnswer,
  type RuleVersionView,
  type SimulateAnswer,
  type SimulateBody,
} from "@billet/backend/contract"
import type { Actor, HttpClient, Reply } from "./http-client"
import { ruleBody } from "./pricing-rows"

const ROOT = "/admin/metal-pricing"

const wanted = (reply: Reply): unknown => {
  if (reply.status >= 300) throw new Error(`Got ${reply.status}: ${reply.text.slice(0, 500)}`)
  return reply.body
}
/** The fields a refusal names, each with its reason. */
export const refusalsOf = (reply: Reply) => ({ status: reply.status, fields: ErrorAnswerSchema.parse(reply.body).fields })
/** A rule as an edit sends it back, with some of it changed. */
export function editOf(rule: AdminPricingRule, changes: Partial<PricingRuleBody> = {}) {
  const { id: _id, createdBy: _c, updatedBy: _u, createdAt: _ca, updatedAt: _ua, isActive: _a, ...body } = rule
  return { ...body, ...changes }
}

/** The calls of the pricing admin, as its screens make them. */
export class PricingCalls {
  constructor(
    private readonly client: HttpClient,
    private readonly staff: () => Actor,
  ) {}

  post = (path: string, body?: unknown) => this.client.post(`${ROOT}${path}`, body, { as: this.staff() })
  read = async (path: string) => wanted(await this.client.get(`${ROOT}${path}`, { as: this.staff() }))

  create = async (name: string, parts: Partial<PricingRuleBody> = {}): Promise<AdminPricingRule> =>
    (wanted(await this.post("/rules", ruleBody(name, parts))) as PricingRuleAnswer).rule
  see = async (id: string): Promise<AdminPricingRule> => ((await this.read(`/rules/${id}`)) as PricingRuleAnswer).rule
  list = async (query = "") => (await this.read(`/rules${query}`)) as PricingRuleListAnswer
  edit = (rule: AdminPricingRule, changes: Partial<PricingRuleBody> = {}) => this.post(`/rules/${rule.id}`, editOf(rule, changes))
  setStatus = (rule: AdminPricingRule, status: string) => this.post(`/rules/${rule.id}/status`, { version: rule.version, status })
  archive = (rule: AdminPricingRule) =>
    this.client.delete(`${ROOT}/rules/${rule.id}?version=${rule.version}`, { as: this.staff() })
  history = async (id: string): Promise<RuleVersionView[]> =>
    ((await this.read(`/rules/${id}/history`)) as RuleHistoryAnswer).versions
  warnings = async (): Promise<PricingWarning[]> => ((await this.read("/warnings")) as PricingWarningsAnswer).warnings
  simulate = async (body: SimulateBody): Promise<SimulateAnswer> => wanted(await this.post("/simulate", body)) as SimulateAnswer
}
