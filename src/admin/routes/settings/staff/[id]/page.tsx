import type { StaffMember } from "@billet/backend/contract"
import { Container, Heading, Text } from "@medusajs/ui"
import { useParams } from "react-router-dom"
import { ErrorState, LoadingState } from "../../../../components/query-state"
import { useMe, useStaffMember } from "../../../../hooks/api/metal-staff"
import { RightsForm } from "../components/rights-form"

function lockOf(me: StaffMember | undefined, member: StaffMember): string | null {
  if (me?.userId === member.userId) return "These are your own rights. Ask another super administrator to change them."
  return me?.role === "SUPER_ADMIN" ? null : "Only a super administrator grants roles and permissions."
}

/** One member of the staff and their rights. */
const StaffMemberPage = () => {
  const { id = "" } = useParams()
  const me = useMe()
  const { member, isPending, error, refetch } = useStaffMember(id)
  if (!member || !me) {
    return (
      <Container className="p-0">
        {isPending || (member && !me) ? (
          <LoadingState label="Loading the rights" className="h-80" />
        ) : (
          <ErrorState title="This member of the staff could not be loaded" error={error} onRetry={refetch} />
        )}
      </Container>
    )
  }
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading className="break-words">{member.name || member.email}</Heading>
        <Text size="small" className="text-ui-fg-subtle break-words">
          {member.email}
        </Text>
      </div>
      <RightsForm key={member.version} member={member} locked={lockOf(me, member)} />
    </Container>
  )
}

export default StaffMemberPage

export const handle = { breadcrumb: () => "Rights" }
