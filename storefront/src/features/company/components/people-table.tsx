import type { CompanyMember } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { formatMoney } from "@/lib/format"
import { companyTexts } from "@/texts/en/company"
import { orderingTexts } from "@/texts/en/ordering"
import { fill } from "@/texts/fill"
import styles from "./company.module.css"
import { MemberVerbs } from "./member-verbs"

/** The people of a company; an administrator changes and removes them. */
export function PeopleTable({ members, mayManage }: { members: CompanyMember[]; mayManage: boolean }) {
  const t = useTexts(companyTexts)
  const { roles } = useTexts(orderingTexts)
  return (
    <div className="panel table-scroll">
      <table className={`table ${styles.people}`}>
        <thead>
          <tr>
            <th scope="col">{t.name}</th>
            <th scope="col">{t.role}</th>
            <th scope="col">{t.spendingLimit}</th>
            {mayManage && (
              <th scope="col">
                <span className="visually-hidden">{t.change}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.id}>
              <th scope="row" className={styles.person}>
                {member.name}
                {member.isYou && <span className="quiet"> {t.you}</span>}
                <br />
                <span className="quiet">{member.email}</span>
              </th>
              <td>{roles[member.role]}</td>
              <td>{limitText(t, member)}</td>
              {mayManage && (
                <td>
                  <MemberVerbs key={JSON.stringify(member)} member={member} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function limitText(t: typeof companyTexts.texts, { role, spending }: Pick<CompanyMember, "role" | "spending">): string {
  if (spending === null) return "–"
  if (role === "VIEWER") return t.mayNotOrder
  if (role === "ADMIN" || spending.limit === null) return t.noLimit
  return fill(t.spentOf, {
    spent: formatMoney(spending.spent),
    limit: formatMoney(spending.limit),
    period: t.periods[spending.period],
  })
}
