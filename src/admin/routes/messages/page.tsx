import { defineRouteConfig } from "@medusajs/admin-sdk"
import { LayoutComposer } from "@medusajs/dashboard/components"
import { ChatBubbleLeftRight } from "@medusajs/icons"
import { MessagesTable } from "./components/messages-table"

/** What visitors wrote on the contact page. */
const MessagesPage = () => {
  return (
    <LayoutComposer
      widgetsZonePrefix="metal_message.list"
      preferredLayoutId="core:single-column"
      disableWidgets
      sections={{
        main: (
          <LayoutComposer.Entry id="MessagesTable">
            <MessagesTable />
          </LayoutComposer.Entry>
        ),
      }}
    />
  )
}

export default MessagesPage

export const config = defineRouteConfig({ label: "Messages", icon: ChatBubbleLeftRight })
export const handle = { breadcrumb: () => "Messages" }
