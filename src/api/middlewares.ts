import { defineMiddlewares } from "@medusajs/framework/http"
import { closeCoreCustomerAuth, closeCorePaymentHooks, closeCoreStoreRoutes } from "./lib/closed-core-routes"
import { customerRefresh, customerSignIn } from "./lib/customer-sign-in"
import { adminPermission } from "./lib/admin-permission"
import { errorHandler } from "./lib/error-handler"
import { adminAuditMiddlewares } from "./admin/metal-audit/middlewares"
import { adminApprovalMiddlewares } from "./admin/metal-approvals/middlewares"
import { adminCoreMiddlewares } from "./admin/core/middlewares"
import { adminContactMiddlewares } from "./admin/metal-contact/middlewares"
import { adminImportMiddlewares } from "./admin/metal-imports/middlewares"
import { adminNotificationMiddlewares } from "./admin/metal-notifications/middlewares"
import { certificateMiddlewares } from "./admin/metal-certificates/middlewares"
import { adminOrderMiddlewares } from "./admin/metal-orders/middlewares"
import { adminPricingMiddlewares } from "./admin/metal-pricing/middlewares"
import { adminSearchMiddlewares } from "./admin/search/middlewares"
import { adminStaffMiddlewares } from "./admin/metal-staff/middlewares"
import { adminStockMiddlewares } from "./admin/metal-stock/middlewares"
import { adminSystemMiddlewares } from "./admin/metal-system/middlewares"
import { paymentHookMiddlewares } from "./hooks/middlewares"
import { exactly } from "./lib/exactly"
import { inRequest } from "./lib/in-request"
import { closingWhileDraining } from "./lib/closing-while-draining"
import { nameless, secureEveryAnswer } from "./lib/security-headers"
import { sessionGuard } from "./lib/session-guard"
import { readablePath } from "./lib/readable-path"
import { rememberPublishableKeys } from "./lib/remembered-keys"
import { authMiddlewares } from "./auth/middlewares"
import { contractCallMiddlewares } from "./api/middlewares"
import { integrationMiddlewares } from "./integrations/middlewares"
import { adminIntegrationMiddlewares } from "./admin/metal-integration-keys/middlewares"
import { adminWebhookMiddlewares } from "./admin/metal-webhooks/middlewares"
import { metalCartMiddlewares } from "./store/metal-carts/middlewares"
import { registrationMiddlewares } from "./store/metal-registrations/middlewares"
import { contactMiddlewares } from "./store/metal-contact/middlewares"
import { metalCompanyMiddlewares } from "./store/metal-company/middlewares"
import { metalListMiddlewares } from "./store/metal-lists/middlewares"
import { metalReadMiddlewares } from "./store/middlewares"

secureEveryAnswer()
rememberPublishableKeys()

export default defineMiddlewares({
  errorHandler,
  routes: [
    { matcher: "/*", middlewares: [inRequest, nameless, closingWhileDraining, readablePath, sessionGuard] },
    { matcher: "/admin*", middlewares: [adminPermission] },
    { matcher: "/store*", middlewares: [closeCoreStoreRoutes] },
    { matcher: "/hooks/payment*", middlewares: [closeCorePaymentHooks] },
    ...paymentHookMiddlewares,
    { matcher: "/auth/customer/*", middlewares: [closeCoreCustomerAuth] },
    { matcher: exactly("/auth/customer/emailpass"), methods: ["POST"], middlewares: [customerSignIn] },
    { matcher: exactly("/auth/token/refresh"), methods: ["POST"], middlewares: [customerRefresh] },
    ...authMiddlewares,
    ...contractCallMiddlewares,
    ...integrationMiddlewares,
    ...metalCartMiddlewares,
    ...contactMiddlewares,
    ...metalCompanyMiddlewares,
    ...metalListMiddlewares,
    ...metalReadMiddlewares,
    ...registrationMiddlewares,
    ...adminAuditMiddlewares,
    ...adminApprovalMiddlewares,
    ...adminContactMiddlewares,
    ...adminCoreMiddlewares,
    ...adminImportMiddlewares,
    ...adminIntegrationMiddlewares,
    ...adminNotificationMiddlewares,
    ...adminOrderMiddlewares,
    ...certificateMiddlewares,
    ...adminPricingMiddlewares,
    ...adminSearchMiddlewares,
    ...adminStaffMiddlewares,
    ...adminStockMiddlewares,
    ...adminSystemMiddlewares,
    ...adminWebhookMiddlewares,
  ],
})
