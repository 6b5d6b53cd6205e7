import { COMPANY_ROLE_LABELS, type CompanyMember, type SpendingView } from "@billet/backend/contract"
import { formatMoney } from "@/lib/format"
import { PERIOD_LABELS } from "../member-form"
import styles from "./company.module.css"
import { MemberVerbs } from "./member-verbs"

/** The people of a company; an administrator changes and removes them. */
export function PeopleTable({ members, mayManage }: { members: CompanyMember[]; mayManage: boolean }) {
  return (
    <div className="panel table-scroll">
      <table className={`table ${styles.people}`}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Role</th>
            <th scope="col">Spending limit</th>
            {mayManage && (
              <th scope="col">
                <span className="visually-hidden">Change</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.id}>
              <th scope="row" className={styles.person}>
                {member.name}
                {member.isYou && <span className="quiet"> (you)</span>}
                <br />
                <span className="quiet">{member.email}</span>
              </th>
              <td>{COMPANY_ROLE_LABELS[member.role]}</td>
              <td>{limitText(member)}</td>
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

function limitText({ role, spending }: { role: CompanyMember["role"]; spending: SpendingView | null }): string {
  if (spending === null) return "–"
  if (role === "VIEWER") return "May not order"
  if (role === "ADMIN" || spending.limit === null) return "No limit"
  return `${formatMoney(spending.spent)} of ${formatMoney(spending.limit)} ${PERIOD_LABELS[spending.period]}`
}
