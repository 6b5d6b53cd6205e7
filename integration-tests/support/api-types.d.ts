export interface paths {
    "/api/catalog-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search the stock */
        post: operations["postApiCatalogSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/select-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the finder's lists offer for a choice */
        get: operations["getApiSelectSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculate-price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The caller's price of a quantity of one item */
        post: operations["postApiCalculatePrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/price-with-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The caller's prices of the lines of a cart */
        post: operations["postApiPriceWithRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Find heats in stock that meet specifications */
        post: operations["postApiStockVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quantity/getRequiredQuantity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Weight and length of one piece */
        post: operations["postQuantityGetRequiredQuantity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether this process can take work */
        get: operations["getReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This document */
        get: operations["getOpenapiJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This reference as a page */
        get: operations["getDocs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the reference page is made of */
        get: operations["getDocsFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hooks/stripe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The card provider's messages, signed by it */
        post: operations["postHooksStripe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The catalogue, page by page */
        get: operations["getIntegrationsItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/items/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An item with its stock and heats */
        get: operations["getIntegrationsItemsCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/items/{code}/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The price of a quantity for the key's company */
        get: operations["getIntegrationsItemsCodePrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders, newest first */
        get: operations["getIntegrationsOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/orders/{order_number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order */
        get: operations["getIntegrationsOrdersOrderNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write rows of stock */
        post: operations["postIntegrationsStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write custom prices */
        post: operations["postIntegrationsPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-integration-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Keys of integrators, newest first */
        get: operations["getAdminMetalIntegrationKeys"];
        put?: never;
        /** Make a key, which is told this once */
        post: operations["postAdminMetalIntegrationKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-integration-keys/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke a key */
        post: operations["postAdminMetalIntegrationKeysIdRevoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-system": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the servers, feeds, jobs and queues do */
        get: operations["getAdminMetalSystem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-system/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mails that were not sent at once, newest first */
        get: operations["getAdminMetalSystemMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-system/mails/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try to send a mail now, unless it is sent or being sent */
        post: operations["postAdminMetalSystemMailsIdRetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Endpoints that are told what happens, newest first */
        get: operations["getAdminMetalWebhooks"];
        put?: never;
        /** Make an endpoint, whose secret is told this once */
        post: operations["postAdminMetalWebhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change an endpoint, pause it or let it go on */
        post: operations["postAdminMetalWebhooksId"];
        /** End an endpoint */
        delete: operations["deleteAdminMetalWebhooksId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give an endpoint another secret, which is told this once */
        post: operations["postAdminMetalWebhooksIdSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-webhooks/{id}/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test message */
        post: operations["postAdminMetalWebhooksIdPing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-webhook-deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages to endpoints, newest first */
        get: operations["getAdminMetalWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-webhook-deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One message with its tries */
        get: operations["getAdminMetalWebhookDeliveriesId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-webhook-deliveries/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have a message sent again */
        post: operations["postAdminMetalWebhookDeliveriesIdReplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-webhook-deliveries/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have messages sent again that were given up */
        post: operations["postAdminMetalWebhookDeliveriesReplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/{actor_type}/{auth_provider}/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the password of invited staff */
        post: operations["postAuthActorTypeAuthProviderRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a session by a bearer token */
        post: operations["postAuthSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-me/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the buyer's sign-in asks for a code */
        get: operations["getStoreMetalMeSecondFactor"];
        put?: never;
        /** A new secret for the buyer's authenticator app */
        post: operations["postStoreMetalMeSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-me/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switch the second factor on by its first code */
        post: operations["postStoreMetalMeSecondFactorConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-me/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** New recovery codes */
        post: operations["postStoreMetalMeSecondFactorRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-me/second-factor/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switch the second factor off */
        post: operations["postStoreMetalMeSecondFactorRemove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-sign-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in by the proof of another site */
        post: operations["postStoreMetalSignIns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-me/sign-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the buyer may sign in, and the latest sign-ins */
        get: operations["getStoreMetalMeSignIns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-me/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Complete the account another site's word has made */
        post: operations["postStoreMetalMeRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register a buyer */
        post: operations["postStoreMetalRegistrations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-registrations/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the link that verifies an address again */
        post: operations["postStoreMetalRegistrationsResend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-registrations/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify an e-mail address by its mailed token */
        post: operations["postStoreMetalRegistrationsVerify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-registrations/resubmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask again after a rejection */
        post: operations["postStoreMetalRegistrationsResubmit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-passwords/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a link that resets the password */
        post: operations["postStoreMetalPasswordsForgot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-passwords/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose a new password by a mailed token */
        post: operations["postStoreMetalPasswordsReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-items/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An item with its stock and heats */
        get: operations["getStoreMetalItemsCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-items/{code}/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The buyer's price of a quantity and why it is that */
        get: operations["getStoreMetalItemsCodePrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Items, inches and pounds in stock */
        get: operations["getStoreMetalTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-stock-version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A number that grows with every change of stock */
        get: operations["getStoreMetalStockVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-product-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The product codes in sale, 50,000 at a time */
        get: operations["getStoreMetalProductCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-product-codes/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which of some codes cannot be ordered */
        post: operations["postStoreMetalProductCodesCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The buyer and what they may do */
        get: operations["getStoreMetalMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-me/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The buyer's profile */
        get: operations["getStoreMetalMeProfile"];
        put?: never;
        /** Change the buyer's profile */
        post: operations["postStoreMetalMeProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The buyer's orders that meet a search, newest first */
        get: operations["getStoreMetalOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-orders/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The buyer's orders that meet a search, as a file */
        get: operations["getStoreMetalOrdersExportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-orders/{order_number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the buyer's orders */
        get: operations["getStoreMetalOrdersOrderNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-orders/{order_number}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an own order that nobody has taken up */
        post: operations["postStoreMetalOrdersOrderNumberCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new cart, or the one the buyer has open */
        post: operations["postStoreMetalCarts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-carts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A cart at prices that hold */
        get: operations["getStoreMetalCartsId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-carts/{id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a line, or pieces to an equal one */
        post: operations["postStoreMetalCartsIdLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-carts/{id}/lines/{line_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a line */
        post: operations["postStoreMetalCartsIdLinesLineId"];
        /** Remove a line */
        delete: operations["deleteStoreMetalCartsIdLinesLineId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-carts/{id}/promo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a promo code on a cart */
        post: operations["postStoreMetalCartsIdPromo"];
        /** Take the promo code off */
        delete: operations["deleteStoreMetalCartsIdPromo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-carts/{id}/freight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What freight to an address costs */
        post: operations["postStoreMetalCartsIdFreight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-carts/{id}/open-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put an own list into a cart, or in place of what it holds */
        post: operations["postStoreMetalCartsIdOpenList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-carts/{id}/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which lines of a cart the stock cannot take now */
        get: operations["getStoreMetalCartsIdStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-carts/{id}/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was filled in when an own cart was saved as a draft */
        get: operations["getStoreMetalCartsIdCheckout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-carts/{id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put an own cart aside as a draft order */
        post: operations["postStoreMetalCartsIdDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The buyer's draft orders, the one saved last first */
        get: operations["getStoreMetalDrafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-drafts/{id}/continue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a draft the buyer's cart again */
        post: operations["postStoreMetalDraftsIdContinue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-drafts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Drop a draft */
        delete: operations["deleteStoreMetalDraftsId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-carts/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a visitor's cart the buyer's own */
        post: operations["postStoreMetalCartsIdClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-carts/{id}/place-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order what is in a cart, or see the order that it has become */
        post: operations["postStoreMetalCartsIdPlaceOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-carts/{id}/lines/many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add many lines, or none */
        post: operations["postStoreMetalCartsIdLinesMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a message with files */
        post: operations["postStoreMetalContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-waitlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join the waitlist */
        post: operations["postStoreMetalWaitlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-orders/{order_number}/card-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How the payment by card stands, and what pays it */
        post: operations["postStoreMetalOrdersOrderNumberCardPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-orders/{order_number}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep drawings and papers with an own order */
        post: operations["postStoreMetalOrdersOrderNumberAttachments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-orders/{order_number}/attachments/{attachment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file that was given with an own order */
        get: operations["getStoreMetalOrdersOrderNumberAttachmentsAttachmentId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-orders/{order_number}/certificates/{certificate_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The certificate of a heat that an own order was cut from */
        get: operations["getStoreMetalOrdersOrderNumberCertificatesCertificateId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-orders/{order_number}/documents/{document}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A paper of an own order */
        get: operations["getStoreMetalOrdersOrderNumberDocumentsDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-me/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out everywhere */
        post: operations["postStoreMetalMeSignOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The buyer's company and its people */
        get: operations["getStoreMetalCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-company/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite a colleague */
        post: operations["postStoreMetalCompanyInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-company/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take an invitation back */
        delete: operations["deleteStoreMetalCompanyInvitationsId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-company/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a colleague's role or limit */
        post: operations["postStoreMetalCompanyMembersId"];
        /** Take a colleague out of the company */
        delete: operations["deleteStoreMetalCompanyMembersId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-invitations/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who invites whom */
        post: operations["postStoreMetalInvitationsLook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join the company that invites */
        post: operations["postStoreMetalInvitationsAccept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-purchase-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders that wait for approval */
        get: operations["getStoreMetalPurchaseRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-purchase-requests/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Place a colleague's order */
        post: operations["postStoreMetalPurchaseRequestsIdApprove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-purchase-requests/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse a colleague's order */
        post: operations["postStoreMetalPurchaseRequestsIdRefuse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-purchase-requests/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a request back */
        post: operations["postStoreMetalPurchaseRequestsIdWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-carts/{id}/request-approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the company's administrators to order a cart */
        post: operations["postStoreMetalCartsIdRequestApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-credit-application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company's last credit application */
        get: operations["getStoreMetalCreditApplication"];
        put?: never;
        /** Ask for terms of payment */
        post: operations["postStoreMetalCreditApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The buyer's lists by name */
        get: operations["getStoreMetalLists"];
        put?: never;
        /** A new list, or the buyer's own of that name */
        post: operations["postStoreMetalLists"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An own list with its items */
        get: operations["getStoreMetalListsId"];
        put?: never;
        /** Give an own list another name */
        post: operations["postStoreMetalListsId"];
        /** Remove an own list */
        delete: operations["deleteStoreMetalListsId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-lists/{id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put items on an own list; the same item gets these pieces */
        post: operations["postStoreMetalListsIdLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-lists/{id}/lines/{line_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take an item off an own list */
        delete: operations["deleteStoreMetalListsIdLinesLineId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/metal-bought-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the buyer has bought before, the latest first */
        get: operations["getStoreMetalBoughtItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests that wait or were decided */
        get: operations["getAdminMetalApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-approvals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One request with its evidence */
        get: operations["getAdminMetalApprovalsId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-approvals/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a request up */
        post: operations["postAdminMetalApprovalsIdReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-approvals/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a request */
        post: operations["postAdminMetalApprovalsIdApprove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-approvals/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject a request */
        post: operations["postAdminMetalApprovalsIdReject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-buyers/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suspend a buyer */
        post: operations["postAdminMetalBuyersIdSuspend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-buyers/{id}/reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reinstate a buyer */
        post: operations["postAdminMetalBuyersIdReinstate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Companies by name */
        get: operations["getAdminMetalCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-companies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One company with its people */
        get: operations["getAdminMetalCompaniesId"];
        put?: never;
        /** Change a company */
        post: operations["postAdminMetalCompaniesId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-companies/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What merging a company into another would do */
        get: operations["getAdminMetalCompaniesIdMerge"];
        put?: never;
        /** Merge a company into another */
        post: operations["postAdminMetalCompaniesIdMerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-customers/{customer_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A customer's account */
        get: operations["getAdminMetalCustomersCustomerId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-customers/{customer_id}/second-factor/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a customer's second step at sign-in off */
        post: operations["postAdminMetalCustomersCustomerIdSecondFactorRemove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-customers/{customer_id}/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign a customer out everywhere */
        post: operations["postAdminMetalCustomersCustomerIdSignOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-trusted-domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Trusted mail domains */
        get: operations["getAdminMetalTrustedDomains"];
        put?: never;
        /** Trust a mail domain */
        post: operations["postAdminMetalTrustedDomains"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-trusted-domains/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a trusted domain */
        post: operations["postAdminMetalTrustedDomainsId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Staff and their rights */
        get: operations["getAdminMetalStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-staff/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own rights */
        get: operations["getAdminMetalStaffMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-staff/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the staff */
        get: operations["getAdminMetalStaffUserId"];
        put?: never;
        /** Change somebody's rights */
        post: operations["postAdminMetalStaffUserId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove one of the staff */
        delete: operations["deleteAdminUsersId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller should see to */
        get: operations["getAdminMetalNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark as read */
        post: operations["postAdminMetalNotificationsIdRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-notifications/{id}/action": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark as done */
        post: operations["postAdminMetalNotificationsIdAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-notifications/{id}/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Dismiss */
        post: operations["postAdminMetalNotificationsIdDismiss"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The audit log, newest first */
        get: operations["getAdminMetalAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The audit log as a file */
        get: operations["getAdminMetalAuditExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Contact messages, newest first */
        get: operations["getAdminMetalContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-contact/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One contact message */
        get: operations["getAdminMetalContactId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-contact/{id}/answered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a message as answered */
        post: operations["postAdminMetalContactIdAnswered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-contact/{id}/attachments/{attachment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file of a message */
        get: operations["getAdminMetalContactIdAttachmentsAttachmentId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-waitlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The waitlist, newest first */
        get: operations["getAdminMetalWaitlist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-waitlist/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The waitlist as a file */
        get: operations["getAdminMetalWaitlistExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-approvals/{id}/files/{file_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file of a request */
        get: operations["getAdminMetalApprovalsIdFilesFileId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-staff/me/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out everywhere */
        post: operations["postAdminMetalStaffMeSignOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search the stock as staff */
        get: operations["getAdminMetalStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-stock/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An item with reserved inches and heats */
        get: operations["getAdminMetalStockCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Feed imports, newest first */
        get: operations["getAdminMetalImports"];
        put?: never;
        /** Import a feed */
        post: operations["postAdminMetalImports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-imports/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a feed would change */
        post: operations["postAdminMetalImportsPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One import and how far it is */
        get: operations["getAdminMetalImportsId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-imports/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let an import withdraw much of the stock */
        post: operations["postAdminMetalImportsIdConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-imports/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop an import */
        post: operations["postAdminMetalImportsIdCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-imports/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on with an import */
        post: operations["postAdminMetalImportsIdRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-imports/{id}/rejections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rows that were refused and why */
        get: operations["getAdminMetalImportsIdRejections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-imports/{id}/rejections.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Refused rows as a file */
        get: operations["getAdminMetalImportsIdRejectionsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-imports/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where feeds are fetched from */
        get: operations["getAdminMetalImportsSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-imports/sources/{kind}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Look for a new feed now */
        post: operations["postAdminMetalImportsSourcesKindCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-orders/{order_id}/attachments/{attachment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file that a buyer gave with an order */
        get: operations["getAdminMetalOrdersOrderIdAttachmentsAttachmentId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a heat's certificate */
        post: operations["postAdminMetalCertificates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-certificates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A heat's certificate */
        get: operations["getAdminMetalCertificatesId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-orders/{order_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order as staff see it */
        get: operations["getAdminMetalOrdersOrderId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-orders/{order_id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take an order up */
        post: operations["postAdminMetalOrdersOrderIdStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-orders/{order_id}/process": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cut an order's metal */
        post: operations["postAdminMetalOrdersOrderIdProcess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-orders/{order_id}/ship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ship an order */
        post: operations["postAdminMetalOrdersOrderIdShip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-orders/{order_id}/shipments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ship pieces of an order */
        post: operations["postAdminMetalOrdersOrderIdShipments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-orders/{order_id}/shipments/{shipment_id}/deliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a shipment as delivered */
        post: operations["postAdminMetalOrdersOrderIdShipmentsShipmentIdDeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-orders/{order_id}/shipments/{shipment_id}/labels/{label}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A label of a shipment */
        get: operations["getAdminMetalOrdersOrderIdShipmentsShipmentIdLabelsLabel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-orders/{order_id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Complete an order */
        post: operations["postAdminMetalOrdersOrderIdComplete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-orders/{order_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an order */
        post: operations["postAdminMetalOrdersOrderIdCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-orders/{order_id}/freight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Quote an order's freight */
        post: operations["postAdminMetalOrdersOrderIdFreight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-orders/{order_id}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invoice an order */
        post: operations["postAdminMetalOrdersOrderIdInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-orders/{order_id}/documents/{document}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A paper of an order */
        get: operations["getAdminMetalOrdersOrderIdDocumentsDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-orders/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders as a file */
        get: operations["getAdminMetalOrdersExportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-orders/{order_id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give money of an order back */
        post: operations["postAdminMetalOrdersOrderIdRefunds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-orders/{order_id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record a payment on account */
        post: operations["postAdminMetalOrdersOrderIdPayments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-pricing/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pricing rules */
        get: operations["getAdminMetalPricingRules"];
        put?: never;
        /** Make a rule */
        post: operations["postAdminMetalPricingRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-pricing/rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One rule */
        get: operations["getAdminMetalPricingRulesId"];
        put?: never;
        /** Change a rule */
        post: operations["postAdminMetalPricingRulesId"];
        /** Archive a rule */
        delete: operations["deleteAdminMetalPricingRulesId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-pricing/rules/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Versions of a rule */
        get: operations["getAdminMetalPricingRulesIdHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-pricing/rules/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a rule's status */
        post: operations["postAdminMetalPricingRulesIdStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-pricing/rules/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore an earlier version */
        post: operations["postAdminMetalPricingRulesIdRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-pricing/rules/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put rules in another order */
        post: operations["postAdminMetalPricingRulesReorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-pricing/custom-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Custom prices */
        get: operations["getAdminMetalPricingCustomPrices"];
        put?: never;
        /** Make a custom price */
        post: operations["postAdminMetalPricingCustomPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-pricing/custom-prices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One custom price */
        get: operations["getAdminMetalPricingCustomPricesId"];
        put?: never;
        /** Change a custom price */
        post: operations["postAdminMetalPricingCustomPricesId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-pricing/custom-prices/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Custom prices as a file */
        get: operations["getAdminMetalPricingCustomPricesExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-pricing/custom-prices/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import a file of custom prices */
        post: operations["postAdminMetalPricingCustomPricesImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-pricing/owners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom a custom price may be for */
        get: operations["getAdminMetalPricingOwners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-pricing/simulate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a line would cost and why */
        post: operations["postAdminMetalPricingSimulate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-pricing/warnings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rules that never apply */
        get: operations["getAdminMetalPricingWarnings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metal-pricing/calculations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prices that were calculated */
        get: operations["getAdminMetalPricingCalculations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "order.placed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order placed */
        post: operations["webhook-order.placed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order paid in full */
        post: operations["webhook-order.paid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order started */
        post: operations["webhook-order.started"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.processed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order processed */
        post: operations["webhook-order.processed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.shipped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order shipped */
        post: operations["webhook-order.shipped"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order completed */
        post: operations["webhook-order.completed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order cancelled */
        post: operations["webhook-order.cancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stock.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stock changed */
        post: operations["webhook-stock.changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "price.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prices changed */
        post: operations["webhook-price.changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "account.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Account approved */
        post: operations["webhook-account.approved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "account.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Account rejected */
        post: operations["webhook-account.rejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "account.suspended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Account suspended */
        post: operations["webhook-account.suspended"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "account.reinstated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Account reinstated */
        post: operations["webhook-account.reinstated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A test, sent on demand */
        post: operations["webhook-webhook.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @enum {string} */
        AccessLevel: "LIMITED" | "STANDARD" | "PREMIUM" | "RESTRICTED";
        /** @enum {string} */
        AccountStatus: "UNVERIFIED" | "PENDING_APPROVAL" | "APPROVED" | "REJECTED" | "SUSPENDED";
        /** @description A custom price as staff read it, with its owner's name. */
        AdminCustomPrice: {
            version: number;
            ownerName: string | null;
            id: string;
            createdBy: string | null;
            updatedBy: string | null;
            createdAt: string;
            updatedAt: string;
            productCode: string;
            customerId: string | null;
            companyId: string | null;
            coid: string | null;
            customPrice: number;
            /** @enum {string} */
            unit: "in" | "lb" | "kg" | "piece";
            originalPrice: number | null;
            discountPercent: number | null;
            effectiveDate: string | null;
            expiryDate: string | null;
            isActive: boolean;
            notes: string | null;
        };
        /** @description How an order is cut. PROPOSED is what would be cut now, PLANNED is kept for the order, DONE has left. `missing` are pieces that no bar in stock has; `uncharted` are lines whose metal is known by its inches alone. */
        AdminCutting: {
            /** @enum {string} */
            status: "PROPOSED" | "PLANNED" | "DONE";
            bars: components["schemas"]["BarCutView"][];
            missing: {
                lineId: string;
                pieces: number;
            }[];
            uncharted: string[];
        };
        /** @description An order as the sales desk sees it. Lengths in inches, weights in pounds, money in USD. */
        AdminMetalOrder: {
            company: {
                id: string;
                name: string;
            } | null;
            /** @description What came in on account, the oldest first; empty for a card. */
            receipts: components["schemas"]["ReceiptView"][];
            /** @description What was given back, the oldest first, and what could be now, USD. */
            refunds: components["schemas"]["RefundView"][];
            refundable: number;
            items: components["schemas"]["AdminOrderLine"][];
            shipments: components["schemas"]["AdminShipment"][];
            /** @description Whether pieces may leave now, and whether UPS makes the labels. */
            canShipPieces: boolean;
            canOrderLabels: boolean;
            /** @description Whether staff have to quote its freight, or may quote it anew. */
            canQuoteFreight: boolean;
            /** @description What the reader may do with it now. */
            verbs: components["schemas"]["StaffOrderVerb"][];
            /** @description Null before it is in progress and when nothing was planned. */
            cutting: components["schemas"]["AdminCutting"] | null;
            id: string;
            orderNumber: string;
            orderStatus: components["schemas"]["OrderStatus"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            paymentMethod: components["schemas"]["PaymentMethod"];
            purchaseOrderNumber: string | null;
            orderDate: string;
            total: number;
            itemCount: number;
            totalWeightInPounds: number;
            /** @description The customer who ordered. */
            userId: string;
            customerInfo: components["schemas"]["CustomerInfo"];
            /** @description Until when the prices held that it was ordered at, ISO; null for orders from before that was kept. */
            validUntil: string | null;
            /** @description The card provider's id of the payment; null for an order on account. */
            stripePaymentIntentId: string | null;
            coid: string;
            shippingProvider: components["schemas"]["ShippingProvider"];
            /** @description Freight, USD, part of the total; null while staff have not quoted it yet. An estimate where it is from the TABLE. */
            shippingRate: number | null;
            shippingRateSource: components["schemas"]["ShippingRateSource"] | null;
            /** @description Who carries it, to be shown; null while that is not known. */
            carrierName: string | null;
            /** @description What staff have quoted; null where the freight was known when it was ordered, and before they have. */
            freightQuote: components["schemas"]["FreightQuoteView"] | null;
            deliveryDate: string | null;
            deliveryTime: string | null;
            customerNotes: string | null;
            cancelledAt: string | null;
            cancelReason: string | null;
            /** @description Null until it is invoiced. */
            invoiceNumber: string | null;
            invoicedAt: string | null;
            /** @description The promo code it was ordered with, and what that took off, USD. */
            promoCode: string | null;
            promoSavings: number;
            /** @description All lines before the promo code. */
            subtotal: number;
            /** @description Of lines and freight, USD, part of the total. */
            taxTotal: number;
            taxStatus: components["schemas"]["TaxStatus"];
            /** @description What was given back of it, USD. */
            refundedTotal: number;
            timeline: components["schemas"]["OrderEventView"][];
            heats: components["schemas"]["LineHeat"][];
            /** @description What the buyer gave with the order. */
            attachments: components["schemas"]["OrderAttachmentView"][];
        };
        /** @description Answer of `GET /admin/metal-orders/:order_id`, by the Medusa order's id. 404 when it is no metal order. */
        AdminOrderAnswer: {
            order: components["schemas"]["AdminMetalOrder"];
        };
        /** @description A line of an order as the sales desk sees it. */
        AdminOrderLine: {
            reservations: components["schemas"]["AdminReservation"][];
            orderId: string;
            coid: string;
            widthInInches: number | null;
            heightInInches: number | null;
            materialType: string;
            id: string;
            productCode: string;
            productName: string;
            productType: string;
            metalCategory: string;
            productCategory: string;
            stockType: string;
            stockGrade: string;
            productSize: string;
            productCondition: string;
            outerDiameter: number | null;
            insideDiameter: number | null;
            amount: string;
            unit: components["schemas"]["Unit"];
            pieces: number;
            /** @description All pieces are cut from one heat; missing where they may come from several. */
            oneHeat?: boolean;
            /** @description Length and weight of one piece. */
            lengthInInches: number;
            weightInPounds: number;
            totalWeightInPounds: number;
            /** @description Per lb or kg on weight lines, per piece on inch lines. */
            unitPrice: number;
            itemTotal: number;
            /** @description The list total before rules and promo code; equals itemTotal without any. */
            originalPrice: number;
            appliedRules: components["schemas"]["AppliedRule"][];
            /** @description What the line saves against originalPrice, percent with 1 decimal; 0 where it does not. */
            savingPercent: number;
            /** @description Null without a promo code, and on a line whose price is locked. */
            promo: components["schemas"]["LinePromo"] | null;
            priceLock?: components["schemas"]["PriceLock"];
        };
        /** @enum {string} */
        AdminPermission: "PRICING_MANAGEMENT" | "ACCOUNT_APPROVAL" | "ORDER_PROCESSING" | "CREDIT_APPLICATIONS" | "COMPANY_LINKING" | "USER_MANAGEMENT" | "SYSTEM_SETTINGS";
        /** @description A rule as staff read it. `createdBy` and `updatedBy` are people's names; `version` goes back with an edit. */
        AdminPricingRule: {
            version: number;
            isActive: boolean;
            id: string;
            createdBy: string | null;
            updatedBy: string | null;
            createdAt: string;
            updatedAt: string;
            name: string;
            description: string | null;
            /** @enum {string} */
            status: "ACTIVE" | "INACTIVE" | "DRAFT" | "ARCHIVED";
            priority: number;
            coids: string[];
            customerSegments: string[];
            productCodes: string[];
            effectiveDate: string | null;
            expiryDate: string | null;
            category: string | null;
            tags: string[];
            conditions: {
                /** @enum {string} */
                field: "companyId" | "productCode" | "productType" | "productCategory" | "metalCategory" | "outerDiameter" | "insideDiameter" | "productSize" | "stockGrade" | "stockType" | "productCondition" | "weightInPounds" | "pieces" | "quantity" | "unit" | "coid" | "customerSegment" | "amount" | "stratificationRank" | "isSpecialOffer" | "customerId" | "hasCustomPrice" | "totalWeightInPounds" | "lengthInInches";
                /** @enum {string} */
                operator: "EQUALS" | "NOT_EQUALS" | "GREATER_THAN" | "LESS_THAN" | "GREATER_THAN_OR_EQUAL" | "LESS_THAN_OR_EQUAL" | "CONTAINS" | "NOT_CONTAINS" | "IN" | "NOT_IN" | "BETWEEN";
                value: string | number | boolean | number[] | string[];
            }[];
            actions: {
                /** @enum {string} */
                type: "FIXED_PRICE" | "PERCENTAGE_MARKUP" | "PERCENTAGE_DISCOUNT" | "TIERED_PRICING" | "PRICE_PER_UNIT";
                fixedPrice: number | null;
                percentage: number | null;
                pricePerUnit: number | null;
                /** @enum {string|null} */
                unit: "in" | "lb" | "kg" | "piece" | null;
                tiers: {
                    minValue: number;
                    maxValue: number | null;
                    price: number;
                    /** @enum {string|null} */
                    unit: "in" | "lb" | "kg" | "piece" | null;
                }[];
            }[];
        };
        /** @description Inches of one trading company's stock promised to an order line. */
        AdminReservation: {
            coid: string;
            inches: number;
            status: components["schemas"]["ReservationStatus"];
        };
        /** @description The same as staff see it. */
        AdminShipment: {
            labelStatus: components["schemas"]["LabelStatus"];
            labelProblem: string | null;
            labels: number;
            id: string;
            number: number;
            provider: components["schemas"]["ShippingProvider"];
            carrierName: string;
            status: components["schemas"]["ShipmentStatus"];
            shippedOn: string;
            deliveredOn: string | null;
            packages: number;
            note: string | null;
            tracking: {
                number: string;
                url: string | null;
                seen: components["schemas"]["PackageTracking"] | null;
            }[];
            lines: {
                lineId: string;
                pieces: number;
            }[];
        };
        /** @description Answer of `GET /admin/metal-stock`: items with their costs, and the counts behind every filter. */
        AdminStockAnswer: {
            items: components["schemas"]["CatalogueItem"][];
            count: number;
            limit: number;
            offset: number;
            facets?: components["schemas"]["Facets"];
        };
        /** @description Answer of `GET /admin/metal-stock/:code`. 404 when neither the code nor its normalised form is known. */
        AdminStockItemAnswer: {
            item: components["schemas"]["CatalogueItem"];
            levels: components["schemas"]["AdminStockLevel"][];
            heats: components["schemas"]["HeatInStock"][];
        };
        /** @description Stock of one item at one trading company, inches; available is on hand less reserved. */
        AdminStockLevel: {
            onHandInches: number;
            reservedInches: number;
            coid: string;
            availableInches: number;
            longestInches: number;
            pieces: number;
        };
        AppliedRule: {
            ruleId: string;
            ruleName: string;
            adjustment: number;
        };
        ApprovalAnswer: {
            approval: components["schemas"]["ApprovalDetail"];
        };
        /** @description A request with everything that helps to decide it. */
        ApprovalDetail: {
            buyer: {
                id: string;
                customerId: string;
                jobTitle: string;
                phone: string;
                regionCode: components["schemas"]["Coid"];
                emailVerified: boolean;
                domain: string;
                isBusinessDomain: boolean;
                isDomainTrusted: boolean;
                accessLevel: components["schemas"]["AccessLevel"];
                companyAddress: components["schemas"]["PostalAddress"] | null;
                linkedCompany: {
                    id: string;
                    name: string;
                } | null;
                registeredAt: string;
                rejectionReason: string | null;
                resubmissions: number;
            };
            reason: string | null;
            reviewNotes: string | null;
            autoApprovalReason: string | null;
            matches: components["schemas"]["ApprovalMatch"][];
            /** @description What a credit application asks for, with its files. */
            credit: {
                companyName: string;
                asked: components["schemas"]["CreditTerms"];
                files: components["schemas"]["AttachmentView"][];
            } | null;
            id: string;
            type: components["schemas"]["VerificationRequestType"];
            status: components["schemas"]["VerificationRequestStatus"];
            createdAt: string;
            name: string;
            email: string;
            companyName: string;
            country: string | null;
            trustScore: number;
            accountStatus: components["schemas"]["AccountStatus"];
            reviewedBy: string | null;
            reviewedAt: string | null;
            autoApproved: boolean;
        };
        ApprovalListAnswer: {
            approvals: components["schemas"]["ApprovalRow"][];
            count: number;
            limit: number;
            offset: number;
        };
        /** @description A company a buyer may belong to, beside what the buyer said. */
        ApprovalMatch: {
            companyId: string;
            companyName: string;
            address: string;
            domains: string[];
            confidence: number;
            name: number;
            domain: boolean;
            place: boolean;
        };
        /** @description A request as a row of the inbox. Times ISO. */
        ApprovalRow: {
            id: string;
            type: components["schemas"]["VerificationRequestType"];
            status: components["schemas"]["VerificationRequestStatus"];
            createdAt: string;
            name: string;
            email: string;
            companyName: string;
            country: string | null;
            trustScore: number;
            accountStatus: components["schemas"]["AccountStatus"];
            reviewedBy: string | null;
            reviewedAt: string | null;
            autoApproved: boolean;
        };
        AttachmentView: {
            id: string;
            fileName: string;
            fileSize: number;
            fileType: string;
        };
        /** @description Answer of `GET /admin/metal-audit`. */
        AuditListAnswer: {
            entries: components["schemas"]["AuditView"][];
            count: number;
            limit: number;
            offset: number;
        };
        /** @description An entry as staff read it, with the name of who acted. */
        AuditView: {
            adminName: string | null;
            seq: number;
            id: string;
            occurredAt: string;
            userId: string | null;
            adminId: string | null;
            action: string;
            entityType: string | null;
            entityId: string | null;
            details: {
                [key: string]: unknown;
            };
            ipAddress: string | null;
            userAgent: string | null;
            success: boolean;
            errorMessage: string | null;
            hash: string;
        };
        /** @enum {string} */
        AvailabilityClass: "highAvailability" | "mediumAvailability" | "inTransit" | "specialOrder" | "unavailable" | "unknown";
        /** @description One bar on the saw ticket: its pieces, what the saw takes and the offcut are its length. Inches. */
        BarCutView: {
            castNumber: string;
            millId: string;
            certificateType: string;
            coid: string;
            productCode: string;
            barInches: number;
            kerfInches: number;
            offcutInches: number;
            cuts: components["schemas"]["CutPieces"][];
        };
        /** @description What was bought in the same amount and unit, and with the same wish for one heat, before, as it was last. `itemTotal` is that line's, USD, 0 without prices. */
        BoughtItem: {
            productCode: string;
            productName: string;
            amount: string;
            unit: components["schemas"]["Unit"];
            pieces: number;
            oneHeat: boolean;
            itemTotal: number;
            orderNumber: string;
            orderedAt: string;
            timesOrdered: number;
        };
        /** @description Answer of `GET /store/metal-bought-items`, the latest first; cancelled orders do not count. */
        BoughtItemsAnswer: {
            items: components["schemas"]["BoughtItem"][];
        };
        /** @description Answer of `GET /store/metal-me`: who is signed in and what they may do. */
        BuyerView: {
            id: string;
            email: string;
            firstName: string;
            lastName: string;
            accountStatus: string;
            accessLevel: string;
            regionCode: string;
            canSeePrices: boolean;
            canOrder: boolean;
            /** @description Whether the shop takes cards, and theirs. */
            canPayByCard: boolean;
            company: {
                name: string;
                role: components["schemas"]["CompanyRole"];
                address: components["schemas"]["OrderAddress"];
                terms: {
                    limit: number;
                    openBalance: number;
                    days: number;
                    hold: boolean;
                } | null;
            } | null;
        };
        /** @description Answer of `POST /api/calculate-price`; prices are USD totals for `quantity`. */
        CalculatePriceAnswer: {
            /** @constant */
            success: true;
            result: {
                calculatedPrice: number;
                finalPrice: number;
                originalPrice: number;
                appliedRules: components["schemas"]["AppliedRule"][];
            };
        } | {
            /** @constant */
            success: false;
            error: string;
        };
        CalculationListAnswer: {
            calculations: components["schemas"]["CalculationView"][];
            limit: number;
            offset: number;
        };
        /** @description A price the shop told in the last ten minutes and would still tell. */
        CalculationView: {
            productCode: string;
            customerId: string | null;
            companyId: string | null;
            coid: string;
            customerSegment: string;
            quantity: number;
            unit: string;
            originalPrice: number | null;
            calculatedPrice: number;
            finalPrice: number;
            appliedRuleIds: string[];
            calculatedAt: string;
            expiresAt: string;
        };
        /** @description Answer of `POST /store/metal-orders/:order_number/card-payment`: how the card payment of an own order stands with the card provider now. `clientSecret` lets the browser pay; null when there is nothing to pay, or while the bank is at work on a payment (`processing`). USD. */
        CardPaymentAnswer: {
            paymentStatus: components["schemas"]["PaymentStatus"];
            orderStatus: components["schemas"]["OrderStatus"];
            amount: number;
            clientSecret: string | null;
            processing: boolean;
        };
        /** @description Answer of every cart route; `notices` are sentences to show, such as a cap that was applied. */
        CartAnswer: {
            cart: components["schemas"]["CartView"];
            notices: string[];
        };
        /** @description A line of a cart with its item's list prices. */
        CartLineView: {
            averageCostPerLb: number | null;
            averageCostPerInch: number | null;
            averageCostPerKg: number | null;
            id: string;
            productCode: string;
            productName: string;
            productType: string;
            metalCategory: string;
            productCategory: string;
            stockType: string;
            stockGrade: string;
            productSize: string;
            productCondition: string;
            outerDiameter: number | null;
            insideDiameter: number | null;
            coid: string;
            amount: string;
            unit: components["schemas"]["Unit"];
            pieces: number;
            /** @description All pieces are cut from one heat; missing where they may come from several. */
            oneHeat?: boolean;
            /** @description Length and weight of one piece. */
            lengthInInches: number;
            weightInPounds: number;
            totalWeightInPounds: number;
            /** @description Per lb or kg on weight lines, per piece on inch lines. */
            unitPrice: number;
            itemTotal: number;
            /** @description The list total before rules and promo code; equals itemTotal without any. */
            originalPrice: number;
            appliedRules: components["schemas"]["AppliedRule"][];
            /** @description What the line saves against originalPrice, percent with 1 decimal; 0 where it does not. */
            savingPercent: number;
            /** @description Null without a promo code, and on a line whose price is locked. */
            promo: components["schemas"]["LinePromo"] | null;
            priceLock?: components["schemas"]["PriceLock"];
        };
        /** @description Answer of `GET /store/metal-carts/:id/stock`: the lines that could not be ordered now for want of stock. */
        CartStockAnswer: {
            shortages: components["schemas"]["LineShortage"][];
        };
        /** @description A cart as a buyer sees it. */
        CartView: {
            id: string;
            items: components["schemas"]["CartLineView"][];
            isAuthenticated: boolean;
            promoCode: string | null;
            /** @description The part of the price the code takes off, 0 to 1; 0 without a code. */
            promoDiscount: number;
            /** @description What the code takes off all lines, USD; total is subtotal less this plus freight and tax. */
            promoSavings: number;
            /** @description All lines before the promo code. */
            subtotal: number;
            /** @description Null until it was asked for, and again after a change of the lines. */
            freight: components["schemas"]["FreightView"] | null;
            /** @description Of lines and freight, USD; 0 until it is known. */
            taxTotal: number;
            taxStatus: components["schemas"]["TaxStatus"];
            total: number;
            totalWeightInPounds: number;
            /** @constant */
            currencyCode: "usd";
            regionCode: string;
            /** @description ISO time until which the prices hold; null when signed out. */
            validUntil: string | null;
            /** @description ISO time of the last change, by the database's clock: of two answers about a cart the later one is how it stands. */
            updatedAt: string;
        };
        CatalogSearchAnswer: {
            metalsCatalog: components["schemas"]["CatalogueItem"][];
            total: number;
            facets?: components["schemas"]["Facets"];
        };
        CatalogueItem: {
            productCode: string;
            productName: string;
            productCategory: string;
            /** @enum {string} */
            metalCategory: "NICKEL" | "LOW ALLOY" | "STAINLESS";
            stockGrade: string;
            /** @enum {string} */
            productType: "Other" | "Tube" | "Bar";
            /** @enum {string} */
            stockType: "round" | "tube" | "flat";
            productCondition: string;
            productSize: string;
            outerDiameter: number | null;
            insideDiameter: number | null;
            coid: string;
            /** @enum {string} */
            stratificationRank: "A" | "B" | "C" | "D";
            /** @enum {string} */
            avlStkZone: "Z0" | "Z1" | "Z2" | "Z3" | "Z4";
            isSpecialOffer: boolean;
            isPopularItem: boolean;
            averageCostPerInch: number | null;
            averageCostPerKg: number | null;
            averageCostPerLb: number | null;
            availableInches: number;
            availablePieces: number;
            withdrawn: boolean;
        };
        /** @description Answer of `POST /admin/metal-certificates`. */
        CertificateAnswer: {
            certificate: components["schemas"]["CertificateView"];
        };
        /** @description A heat's certificate; `fileSize` in bytes. */
        CertificateView: {
            id: string;
            millId: string;
            castNumber: string;
            fileName: string;
            fileSize: number;
        };
        /** @description Answer of `POST /store/metal-product-codes/check`: the codes that cannot be ordered, as they were sent, and why. */
        CheckCodesAnswer: {
            refused: {
                code: string;
                reason: string;
            }[];
        };
        CheckoutDraft: {
            /** @enum {string} */
            paymentMethod?: "ACCOUNT" | "STRIPE";
            purchaseOrderNumber?: string;
            firstName?: string;
            lastName?: string;
            company?: string;
            line1?: string;
            line2?: string;
            city?: string;
            state?: string;
            postalCode?: string;
            country?: string;
            phone?: string;
            billTo?: string;
            billingFirstName?: string;
            billingLastName?: string;
            billingCompany?: string;
            billingLine1?: string;
            billingLine2?: string;
            billingCity?: string;
            billingState?: string;
            billingPostalCode?: string;
            billingCountry?: string;
            billingPhone?: string;
            deliveryDate?: string;
            deliveryTime?: string;
            customerNotes?: string;
        };
        /** @description Answer of `GET /store/metal-carts/:id/checkout`: what was filled in when the cart was last saved as a draft. */
        CheckoutDraftAnswer: {
            checkout: components["schemas"]["CheckoutDraft"];
        };
        /** @enum {string} */
        Coid: "INC" | "EUR" | "MSA" | "SIN" | "DUB";
        CompanyAnswer: {
            company: components["schemas"]["CompanyDetail"];
        };
        /** @description A company with everything staff may change of it. Money in USD. */
        CompanyDetail: {
            id: string;
            version: number;
            name: string;
            address: components["schemas"]["PostalAddress"];
            phone: string | null;
            website: string | null;
            industry: string | null;
            vulcanId: string | null;
            isVerified: boolean;
            isActive: boolean;
            requiresApproval: boolean;
            /** @description The last day on which its orders bear no tax, ISO; null without a certificate. */
            taxExemptUntil: string | null;
            taxCertificate: string | null;
            terms: components["schemas"]["CreditTerms"] | null;
            openBalance: number;
            hold: boolean;
            domains: string[];
            people: components["schemas"]["CompanyPerson"][];
            mergedInto: {
                id: string;
                name: string;
            } | null;
            /** @description Companies that may be the same one, the surest first. */
            similar: components["schemas"]["SimilarCompany"][];
        };
        /** @description An invitation that waits for its answer. */
        CompanyInvitation: {
            id: string;
            email: string;
            role: components["schemas"]["CompanyRole"];
            expiresAt: string;
        };
        CompanyListAnswer: {
            companies: components["schemas"]["CompanyRow"][];
            count: number;
            limit: number;
            offset: number;
        };
        /** @description A colleague. `spending` is null where the reader may not see it. */
        CompanyMember: {
            id: string;
            name: string;
            email: string;
            role: components["schemas"]["CompanyRole"];
            isYou: boolean;
            spending: components["schemas"]["SpendingView"] | null;
        };
        /** @description A person of a company as the staff see them. */
        CompanyPerson: {
            buyerId: string;
            customerId: string;
            name: string;
            email: string;
            role: components["schemas"]["CompanyRole"];
            accountStatus: components["schemas"]["AccountStatus"];
            accessLevel: components["schemas"]["AccessLevel"];
        };
        /** @enum {string} */
        CompanyRole: "ADMIN" | "BUYER" | "VIEWER";
        /** @description A company as a row of the admin. Money in USD. */
        CompanyRow: {
            id: string;
            name: string;
            city: string;
            country: string;
            isVerified: boolean;
            isActive: boolean;
            requiresApproval: boolean;
            buyers: number;
            domains: string[];
            terms: {
                limit: number;
                openBalance: number;
                days: number;
                hold: boolean;
            } | null;
        };
        /** @description Answer of `GET /store/metal-company`; invitations only for administrators. */
        CompanyTeamAnswer: {
            company: {
                name: string;
                role: components["schemas"]["CompanyRole"];
            };
            members: components["schemas"]["CompanyMember"][];
            invitations: components["schemas"]["CompanyInvitation"][];
        };
        ContactListAnswer: {
            messages: components["schemas"]["ContactMessageView"][];
            count: number;
            limit: number;
            offset: number;
        };
        ContactMessageAnswer: {
            message: components["schemas"]["ContactMessageView"];
        };
        ContactMessageView: {
            id: string;
            name: string;
            email: string;
            phone: string | null;
            company: string | null;
            topic: components["schemas"]["ContactTopic"];
            message: string;
            status: components["schemas"]["ContactStatus"];
            /** @description Name of who marked it as answered. */
            answeredBy: string | null;
            answeredAt: string | null;
            createdAt: string;
            attachments: components["schemas"]["AttachmentView"][];
        };
        /** @enum {string} */
        ContactStatus: "OPEN" | "ANSWERED";
        /** @enum {string} */
        ContactTopic: "QUOTE" | "ORDER" | "CERTIFICATES" | "SERVICES" | "ACCOUNT" | "OTHER";
        /** @description Answer of `POST /store/metal-drafts/:id/continue`. `keptAsDraft` tells that what the buyer's cart held is a draft now. */
        ContinueDraftAnswer: {
            keptAsDraft: boolean;
            cart: components["schemas"]["CartView"];
            notices: string[];
        };
        /** @description Answer of `GET /store/metal-credit-application`: the company's last application; whether the reader may make another. */
        CreditApplicationAnswer: {
            application: components["schemas"]["CreditApplicationView"] | null;
            mayApply: boolean;
        };
        /** @description What a company asked for, and what became of it. Money in USD, times ISO. */
        CreditApplicationView: {
            id: string;
            status: components["schemas"]["VerificationRequestStatus"];
            asked: components["schemas"]["CreditTerms"];
            reason: string;
            askedAt: string;
            decidedAt: string | null;
            notes: string | null;
            files: components["schemas"]["AttachmentView"][];
        };
        CreditTerms: {
            limit: number;
            days: number;
        };
        CustomPriceAnswer: {
            customPrice: components["schemas"]["AdminCustomPrice"];
        };
        /** @description Its answer. What was refused is not written; `rejections` are the first of it, `line` counts the header as 1. */
        CustomPriceImport: {
            committed: boolean;
            totalRows: number;
            created: number;
            changed: number;
            unchanged: number;
            rejectedRows: number;
            rejections: {
                line: number;
                field: string;
                value: string;
                reason: string;
            }[];
        };
        CustomPriceImportAnswer: {
            import: components["schemas"]["CustomPriceImport"];
        };
        CustomPriceListAnswer: {
            customPrices: components["schemas"]["AdminCustomPrice"][];
            count: number;
            limit: number;
            offset: number;
        };
        CustomerAccountAnswer: {
            account: components["schemas"]["CustomerAccountView"] | null;
        };
        /** @description What the shop knows of a customer, for the customer's page of the admin. Times ISO. */
        CustomerAccountView: {
            buyerId: string;
            accountStatus: components["schemas"]["AccountStatus"];
            accessLevel: components["schemas"]["AccessLevel"];
            trustScore: number;
            emailVerified: boolean;
            isDomainTrusted: boolean;
            company: {
                id: string;
                name: string;
                role: components["schemas"]["CompanyRole"];
                terms: components["schemas"]["CreditTerms"] | null;
                hold: boolean;
            } | null;
            spendingLimit: number | null;
            signedOutAt: string | null;
            /** @description Since when sign-in asks for a code; null when it does not. */
            secondFactorSince: string | null;
        };
        /** @description Who ordered, as they were then; the addresses are those of Medusa's order. */
        CustomerInfo: {
            orderId: string;
            firstName: string;
            lastName: string;
            email: string;
            primaryNumber: string | null;
            secondaryNumber: string | null;
            shippingAddressId: string | null;
            billingAddressId: string | null;
        };
        /** @description Equal pieces cut for a line. */
        CutPieces: {
            lineId: string;
            pieceInches: number;
            pieces: number;
        };
        /** @description Answer of `POST /store/metal-carts/:id/draft`. */
        DraftAnswer: {
            draft: components["schemas"]["DraftView"];
        };
        /** @description What a draft would change over the catalogue; totals in USD. Bars count changes from `from` percent to below `to`. */
        DraftComparisonView: {
            compared: number;
            changed: number;
            cheaper: number;
            dearer: number;
            totalBefore: number;
            totalAfter: number;
            histogram: {
                from: number | null;
                to: number | null;
                lines: number;
            }[];
            differences: {
                productCode: string;
                before: number | null;
                after: number | null;
                changePercent: number | null;
            }[];
        };
        /** @description Answer of `GET /store/metal-drafts`: the one saved last first. */
        DraftListAnswer: {
            drafts: components["schemas"]["DraftView"][];
        };
        /** @description An order that is not placed yet (DRAFT): a cart put aside with its checkout. It has no number and holds neither metal nor its prices. `id` is the cart's; `savedAt` ISO. */
        DraftView: {
            id: string;
            /** @constant */
            orderStatus: "DRAFT";
            savedAt: string;
            checkout: components["schemas"]["CheckoutDraft"];
            cart: components["schemas"]["CartView"];
        };
        ErrorAnswer: {
            type: string;
            message: string;
            fields?: {
                field: string;
                reason: string;
            }[];
            orderNumber?: string;
        };
        FacetCount: {
            value: string;
            count: number;
        };
        /** @description Counts per value of each facet field; a field's own selection does not narrow its own list. */
        Facets: {
            metalCategory: components["schemas"]["FacetCount"][];
            productType: components["schemas"]["FacetCount"][];
            stockType: components["schemas"]["FacetCount"][];
            stockGrade: components["schemas"]["FacetCount"][];
            productSize: components["schemas"]["FacetCount"][];
            productCondition: components["schemas"]["FacetCount"][];
            coid: components["schemas"]["FacetCount"][];
        };
        /** @description What a feed would change about one item or heat, in the feed's own columns and units; blank where nothing stood. */
        FeedChange: {
            key: string;
            fields: {
                field: string;
                before: string;
                after: string;
            }[];
        };
        /** @description Answer of one import, of taking one in, and of confirm, cancel and run. */
        FeedImportAnswer: {
            import: components["schemas"]["FeedImportView"];
        };
        FeedImportListAnswer: {
            imports: components["schemas"]["FeedImportView"][];
            count: number;
            limit: number;
            offset: number;
        };
        /** @enum {string} */
        FeedImportStatus: "PENDING" | "RUNNING" | "NEEDS_CONFIRMATION" | "COMPLETED" | "FAILED" | "CANCELLED";
        /** @description One run of a feed. Times ISO; `startedBy` is a person's name, or what started it. */
        FeedImportView: {
            id: string;
            kind: components["schemas"]["FeedKind"];
            source: string;
            status: components["schemas"]["FeedImportStatus"];
            totalRows: number;
            processedRows: number;
            message: string | null;
            startedBy: string | null;
            createdAt: string;
            startedAt: string | null;
            finishedAt: string | null;
            newRows: number;
            changedRows: number;
            unchangedRows: number;
            withdrawnRows: number;
            rejectedRows: number;
        };
        /** @enum {string} */
        FeedKind: "STOCK" | "HEATS";
        /** @description What a feed would do if it ran now. `samples` and `rejections` are the first of each; the counts are of all. `inStock` counts the items, or heats, there are; `asksFirst` says that the import would stop and ask. */
        FeedPreview: {
            kind: components["schemas"]["FeedKind"];
            totalRows: number;
            inStock: number;
            asksFirst: boolean;
            samples: {
                new: string[];
                changed: components["schemas"]["FeedChange"][];
                withdrawn: string[];
            };
            rejections: components["schemas"]["FeedRejectionView"][];
            newRows: number;
            changedRows: number;
            unchangedRows: number;
            withdrawnRows: number;
            rejectedRows: number;
        };
        /** @description Answer of `POST /admin/metal-imports/preview`. */
        FeedPreviewAnswer: {
            preview: components["schemas"]["FeedPreview"];
        };
        FeedRejectionListAnswer: {
            rejections: components["schemas"]["FeedRejectionView"][];
            count: number;
            limit: number;
            offset: number;
        };
        /** @description A field that was refused. `line` counts from 1, with the header as line 1; `field` is empty for a row as a whole. */
        FeedRejectionView: {
            line: number;
            field: string;
            value: string;
            reason: string;
        };
        /** @description Answer of `POST /admin/metal-imports/sources/:kind/check`. */
        FeedSourceAnswer: {
            source: components["schemas"]["FeedSourceView"];
        };
        /** @description Answer of `GET /admin/metal-imports/sources`. */
        FeedSourceListAnswer: {
            sources: components["schemas"]["FeedSourceView"][];
        };
        /** @enum {string} */
        FeedSourceOutcome: "TAKEN" | "UNCHANGED" | "FAILED";
        /** @description A feed that is imported every night and what came of the last look at it; null before the first. `address` is without its password, `importId` the import that came of it, or of the last look that found something new. */
        FeedSourceView: {
            kind: components["schemas"]["FeedKind"];
            address: string;
            checkedAt: string | null;
            outcome: components["schemas"]["FeedSourceOutcome"] | null;
            message: string | null;
            importId: string | null;
        };
        /** @description A freight quote by staff. `validUntil` is a day, ISO. */
        FreightQuoteView: {
            note: string | null;
            validUntil: string;
            quotedAt: string;
        };
        /** @description Who carries a cart and what that costs, USD. `amount` is null where only staff can say: the order then waits for their quote. From the `TABLE` it is an estimate, as of the day `asOf`. `packages` are parcels for UPS, bundles for ABF. */
        FreightView: {
            carrier: components["schemas"]["ShippingProvider"];
            amount: number | null;
            source: components["schemas"]["ShippingRateSource"];
            asOf: string;
            packages: number;
        };
        /** @description A heat (cast) in stock. Lengths in inches; strengths in ksi; null where the mill did not report. */
        HeatInStock: {
            stockItemId: string;
            coid: string;
            millId: string;
            castNumber: string;
            pieces: number;
            lengthsInInches: number[];
            meltCountry: string;
            baseSpecification: string;
            yieldStrengthKsi: number | null;
            tensileStrengthKsi: number | null;
            elongationPercent: number | null;
            hardness: number | null;
            certificateType: string;
        };
        /** @description Its answer; costs are null. */
        IntegrationItemsAnswer: {
            items: components["schemas"]["CatalogueItem"][];
            count: number;
            limit: number;
            offset: number;
        };
        /** @description Answer of `POST /admin/metal-integration-keys/:id/revoke`. */
        IntegrationKeyAnswer: {
            key: components["schemas"]["IntegrationKeyView"];
        };
        /** @description Answer of `GET /admin/metal-integration-keys`. */
        IntegrationKeyListAnswer: {
            keys: components["schemas"]["IntegrationKeyView"][];
            count: number;
            limit: number;
            offset: number;
        };
        /** @description A key of an integrator as staff see it; the key itself is shown once, when it is made. Times ISO. */
        IntegrationKeyView: {
            id: string;
            name: string;
            scopes: components["schemas"]["IntegrationScope"][];
            /** @description The last characters of the key. */
            hint: string;
            /** @description Whose prices and orders it reads; null for a key of no company. */
            company: {
                id: string;
                name: string;
            } | null;
            createdBy: string | null;
            createdAt: string;
            /** @description To the minute. */
            lastUsedAt: string | null;
            revokedAt: string | null;
            revokedBy: string | null;
        };
        /** @enum {string} */
        IntegrationScope: "CATALOGUE_READ" | "PRICES_READ" | "STOCK_WRITE" | "PRICES_WRITE" | "ORDERS_READ";
        /** @description Answer of `POST /store/metal-invitations/look`: who invites whom, told to the holder of the link alone. */
        InvitationView: {
            companyName: string;
            email: string;
            role: components["schemas"]["CompanyRole"];
        };
        /** @description A buyer's price of an item and why it is that; USD. Nothing in it names a rule. */
        ItemPrice: {
            productCode: string;
            amount: string;
            unit: components["schemas"]["Unit"];
            pieces: number;
            unitPrice: number;
            itemTotal: number;
            /** @description The list total; equals itemTotal where nothing changes it. */
            originalPrice: number;
            /** @description Against the list total, 1 decimal; 0 where there is none. */
            savingPercent: number;
            /** @description Why: amounts that add up to the total. */
            explanation: components["schemas"]["PublicPriceLine"][];
            /** @description The whole volume table, from one piece on. */
            breaks: components["schemas"]["PriceBreak"][];
            /** @description What more pieces would save. */
            nextBreaks: components["schemas"]["PriceBreak"][];
        };
        /** @description Answer of `GET /store/metal-items/:code/price`. 401 or 403 without the right to see prices. */
        ItemPriceAnswer: {
            price: components["schemas"]["ItemPrice"];
        };
        /** @enum {string} */
        JobOutcome: "RUNNING" | "DONE" | "PROBLEMS" | "FAILED" | "INTERRUPTED";
        /** @enum {string} */
        LabelStatus: "NONE" | "ASKED" | "READY" | "FAILED";
        /** @description The heat that pieces of a line were cut from, known once the order is processed, and its certificate where there is one. */
        LineHeat: {
            lineId: string;
            castNumber: string;
            millId: string;
            certificateType: string;
            pieces: number;
            certificateId: string | null;
        };
        /** @description What a promo code takes off a line: a percentage, and what that is in USD for the whole line. */
        LinePromo: {
            code: string;
            percentage: number;
            savings: number;
        };
        /** @description A line that the stock cannot take now. Of its pieces so many can be had, inches are those free at the company that has most; `isShared` is whether other lines of the cart want the same item and leave too little for it. */
        LineShortage: {
            lineId: string;
            availablePieces: number;
            availableInches: number;
            isShared: boolean;
        };
        /** @description Answer of the routes that send mail: the same whether the address is known or not (decision 46). */
        MailSentAnswer: {
            /** @constant */
            sent: true;
        };
        /** @enum {string} */
        MailState: "WAITING" | "SENDING" | "SENT" | "FAILED";
        /** @description How many of each thing go over to the other company. */
        MergeCounts: {
            people: number;
            addresses: number;
            orders: number;
            customPrices: number;
            domains: number;
            openRequests: number;
            purchaseRequests: number;
            integrationKeys: number;
        };
        /** @description What a merge would do, before anything is done. `doublePrices` are agreements both have: the one that stays wins. */
        MergePreview: {
            from: components["schemas"]["MergeSide"];
            into: components["schemas"]["MergeSide"];
            moves: components["schemas"]["MergeCounts"];
            doublePrices: number;
            /** @description Administrators who become buyers, because the company that stays has administrators of its own. */
            demoted: number;
            /** @description Open invitations of the company that goes; they end. */
            invitations: number;
            after: {
                terms: components["schemas"]["CreditTerms"] | null;
                openBalance: number;
                hold: boolean;
                requiresApproval: boolean;
                /** @description The last day on which its orders bear no tax, ISO; null without a certificate. */
                taxExemptUntil: string | null;
                taxCertificate: string | null;
            };
            givenUp: {
                label: string;
                value: string;
            }[];
        };
        MergePreviewAnswer: {
            merge: components["schemas"]["MergePreview"];
        };
        MergeSide: {
            id: string;
            version: number;
            name: string;
            address: components["schemas"]["PostalAddress"];
            terms: components["schemas"]["CreditTerms"] | null;
            openBalance: number;
            hold: boolean;
        };
        /** @description Answer of `POST /admin/metal-integration-keys` (201): `secret` is never told again. */
        NewIntegrationKeyAnswer: {
            key: components["schemas"]["IntegrationKeyView"];
            secret: string;
        };
        /** @description Answer of `POST /admin/metal-notifications/:id/read`, `action` and `dismiss`. */
        NotificationAnswer: {
            notification: components["schemas"]["NotificationView"];
        };
        /** @description Answer of `GET /admin/metal-notifications`; `unread` counts all that the caller may see. */
        NotificationListAnswer: {
            notifications: components["schemas"]["NotificationView"][];
            count: number;
            unread: number;
            limit: number;
            offset: number;
        };
        /** @enum {string} */
        NotificationPriority: "LOW" | "NORMAL" | "HIGH" | "URGENT";
        /** @enum {string} */
        NotificationStatus: "UNREAD" | "READ" | "ACTIONED" | "DISMISSED";
        /** @enum {string} */
        NotificationType: "ACCOUNT_PENDING" | "COMPANY_LINKING" | "CREDIT_APPLICATION" | "DOMAIN_VERIFICATION" | "NEW_ORDER" | "PAYMENT_FAILED" | "STOCK_VERIFICATION" | "FEED_PROBLEM" | "SYSTEM";
        /** @description A notification as staff read it. `actionUrl` is a path of the admin; `readBy` and `actionTakenBy` are people's names. */
        NotificationView: {
            id: string;
            type: components["schemas"]["NotificationType"];
            title: string;
            message: string;
            priority: components["schemas"]["NotificationPriority"];
            status: components["schemas"]["NotificationStatus"];
            userId: string | null;
            companyId: string | null;
            orderId: string | null;
            metadata: {
                [key: string]: unknown;
            };
            actionUrl: string | null;
            readBy: string | null;
            readAt: string | null;
            actionTakenBy: string | null;
            actionTakenAt: string | null;
            createdAt: string;
        };
        /** @enum {string} */
        OrderActor: "buyer" | "staff" | "system";
        /** @description A postal address of an order and who is named there. */
        OrderAddress: {
            firstName: string;
            lastName: string;
            company?: string;
            line1: string;
            line2?: string;
            city: string;
            state?: string;
            postalCode: string;
            country: string;
            phone?: string;
        };
        /** @description Answer of `GET /store/metal-orders/:order_number`. */
        OrderAnswer: {
            order: components["schemas"]["OrderView"];
        };
        /** @description A file of an order. `url` is the path to get it from, for its reader alone; `gridFsId` what its content is kept under, which is its id; `customerId` whose it is. */
        OrderAttachmentView: {
            url: string;
            gridFsId: string;
            customerId: string;
            id: string;
            fileName: string;
            fileSize: number;
            fileType: string;
        };
        /** @description One change of an order's state. `name` is a person's where the reader may see it: staff see names, a buyer does not. */
        OrderEventView: {
            verb: components["schemas"]["OrderVerb"];
            to: components["schemas"]["OrderStatus"];
            at: string;
            actor: components["schemas"]["OrderActor"];
            name: string | null;
            reason: string | null;
        };
        /** @description A line as it was ordered; `coid` is the stocking company. Width and height are those of its section, null where they are not known; `materialType` is its metal category. */
        OrderItem: {
            orderId: string;
            coid: string;
            widthInInches: number | null;
            heightInInches: number | null;
            materialType: string;
            id: string;
            productCode: string;
            productName: string;
            productType: string;
            metalCategory: string;
            productCategory: string;
            stockType: string;
            stockGrade: string;
            productSize: string;
            productCondition: string;
            outerDiameter: number | null;
            insideDiameter: number | null;
            amount: string;
            unit: components["schemas"]["Unit"];
            pieces: number;
            /** @description All pieces are cut from one heat; missing where they may come from several. */
            oneHeat?: boolean;
            /** @description Length and weight of one piece. */
            lengthInInches: number;
            weightInPounds: number;
            totalWeightInPounds: number;
            /** @description Per lb or kg on weight lines, per piece on inch lines. */
            unitPrice: number;
            itemTotal: number;
            /** @description The list total before rules and promo code; equals itemTotal without any. */
            originalPrice: number;
            appliedRules: components["schemas"]["AppliedRule"][];
            /** @description What the line saves against originalPrice, percent with 1 decimal; 0 where it does not. */
            savingPercent: number;
            /** @description Null without a promo code, and on a line whose price is locked. */
            promo: components["schemas"]["LinePromo"] | null;
            priceLock?: components["schemas"]["PriceLock"];
        };
        /** @description Answer of `GET /store/metal-orders`. */
        OrderListAnswer: {
            orders: components["schemas"]["OrderSummary"][];
            count: number;
            limit: number;
            offset: number;
        };
        /** @enum {string} */
        OrderStatus: "DRAFT" | "PENDING" | "IN_PROGRESS" | "PROCESSED" | "IN_TRANSIT" | "COMPLETED" | "CANCELLED";
        /** @description A row of the buyer's order list. Money in USD, times ISO. */
        OrderSummary: {
            id: string;
            orderNumber: string;
            orderStatus: components["schemas"]["OrderStatus"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            paymentMethod: components["schemas"]["PaymentMethod"];
            purchaseOrderNumber: string | null;
            orderDate: string;
            total: number;
            itemCount: number;
            totalWeightInPounds: number;
        };
        /** @enum {string} */
        OrderVerb: "place" | "start" | "process" | "ship" | "complete" | "cancel";
        /** @description One order in full. */
        OrderView: {
            /** @description The customer who ordered. */
            userId: string;
            customerInfo: components["schemas"]["CustomerInfo"];
            /** @description Until when the prices held that it was ordered at, ISO; null for orders from before that was kept. */
            validUntil: string | null;
            /** @description The card provider's id of the payment; null for an order on account. */
            stripePaymentIntentId: string | null;
            coid: string;
            shippingProvider: components["schemas"]["ShippingProvider"];
            /** @description Freight, USD, part of the total; null while staff have not quoted it yet. An estimate where it is from the TABLE. */
            shippingRate: number | null;
            shippingRateSource: components["schemas"]["ShippingRateSource"] | null;
            /** @description Who carries it, to be shown; null while that is not known. */
            carrierName: string | null;
            /** @description What staff have quoted; null where the freight was known when it was ordered, and before they have. */
            freightQuote: components["schemas"]["FreightQuoteView"] | null;
            deliveryDate: string | null;
            deliveryTime: string | null;
            customerNotes: string | null;
            cancelledAt: string | null;
            cancelReason: string | null;
            /** @description Null until it is invoiced. */
            invoiceNumber: string | null;
            invoicedAt: string | null;
            /** @description The promo code it was ordered with, and what that took off, USD. */
            promoCode: string | null;
            promoSavings: number;
            /** @description All lines before the promo code. */
            subtotal: number;
            /** @description Of lines and freight, USD, part of the total. */
            taxTotal: number;
            taxStatus: components["schemas"]["TaxStatus"];
            /** @description What was given back of it, USD. */
            refundedTotal: number;
            items: components["schemas"]["OrderItem"][];
            shippingAddress: components["schemas"]["OrderAddress"];
            billingAddress: components["schemas"]["OrderAddress"];
            timeline: components["schemas"]["OrderEventView"][];
            heats: components["schemas"]["LineHeat"][];
            /** @description What the buyer gave with the order. */
            attachments: components["schemas"]["OrderAttachmentView"][];
            /** @description What has left, the first first. */
            shipments: components["schemas"]["ShipmentView"][];
            id: string;
            orderNumber: string;
            orderStatus: components["schemas"]["OrderStatus"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            paymentMethod: components["schemas"]["PaymentMethod"];
            purchaseOrderNumber: string | null;
            orderDate: string;
            total: number;
            itemCount: number;
            totalWeightInPounds: number;
        };
        /** @description Answer of `GET /admin/metal-staff/me`. `needsSecondFactor`: everything else is refused until one was set up and given. */
        OwnStaffAnswer: {
            needsSecondFactor: boolean;
            staff: components["schemas"]["StaffMember"];
        };
        /** @description Where a package was last seen. `at` is the clock time of the place, ISO without a zone; `said` are the carrier's own words; `deliveryDay` is the day it was or will be delivered. What the carrier does not say is null. */
        PackageTracking: {
            step: components["schemas"]["TrackingStep"];
            place: string | null;
            at: string | null;
            said: string;
            deliveryDay: string | null;
        };
        /** @enum {string} */
        PaymentMethod: "STRIPE" | "ACCOUNT";
        /** @enum {string} */
        PaymentStatus: "PENDING" | "PAID" | "FAILED";
        /** @enum {string} */
        PhoneType: "MOBILE" | "HOME" | "OFFICE";
        /** @description Answer of `POST /store/metal-carts/:id/place-order`: 201, or 200 with `alreadyOrdered` for a cart that had become this order before, in another window or by a request whose answer was lost. Nothing is placed then, and nothing of the body is used. */
        PlaceOrderAnswer: {
            alreadyOrdered: boolean;
            order: components["schemas"]["OrderView"];
        };
        PostalAddress: {
            line1: string;
            line2?: string;
            city: string;
            state?: string;
            postalCode: string;
            country: string;
        };
        /**
         * @description What a unit price is per: weight lines by weight, inch lines by the piece. Source: decision 18.
         * @enum {string}
         */
        PriceBasis: "lb" | "kg" | "piece";
        /** @description A point of a volume price table: from so many pieces on, that unit price. */
        PriceBreak: {
            pieces: number;
            /** @description Above what is ordered now; 0 or less for points below. */
            morePieces: number;
            unitPrice: number;
            itemTotal: number;
            /** @description Against the unit price of what is ordered now, 1 decimal; negative where it is dearer. */
            savingPercent: number;
        };
        /** @description A number of a derivation with its name; decimals as text, so that none is lost. */
        PriceFactor: {
            name: string;
            value: string;
        };
        /**
         * @description Why a line keeps its price whatever the rules say: it was quoted, or staff set it.
         * @enum {string}
         */
        PriceLock: "QUOTE" | "MANUAL";
        /** @description What a step does to the amount it finds: sets it to a product, changes it by a percentage (negative takes off), or rounds it half-even. `divide` leaves it alone and gives the unit price: amount / product, rounded half-even. */
        PriceOperation: {
            /** @constant */
            op: "multiply";
            factors: components["schemas"]["PriceFactor"][];
        } | {
            /** @constant */
            op: "percent";
            percent: string;
        } | {
            /** @constant */
            op: "divide";
            factors: components["schemas"]["PriceFactor"][];
            places: number;
        } | {
            /** @constant */
            op: "round";
            places: number;
        };
        /** @description A company, or a customer by name and e-mail address. */
        PriceOwner: {
            /** @enum {string} */
            kind: "company" | "customer";
            id: string;
            name: string;
            detail: string;
        };
        PriceOwnerAnswer: {
            owners: components["schemas"]["PriceOwner"][];
        };
        PriceSource: {
            /** @enum {string} */
            type: "catalogue" | "arithmetic";
        } | {
            /** @enum {string} */
            type: "custom-price" | "rule" | "promo";
            id: string;
            name: string;
        };
        /** @description One step of a derivation: exact amounts in USD before (null at the start) and after. The steps in order give the price. */
        PriceStep: {
            kind: components["schemas"]["PriceStepKind"];
            source: components["schemas"]["PriceSource"];
            operation: components["schemas"]["PriceOperation"];
            before: string | null;
            after: string;
        };
        /**
         * @description What a step of a price's derivation is.
         * @enum {string}
         */
        PriceStepKind: "list" | "contract" | "base" | "break" | "markup" | "discount" | "promo" | "unit-price" | "round";
        /** @description Answer of `POST /api/price-with-rules`, in the order of the request. */
        PriceWithRulesAnswer: {
            /** @constant */
            success: true;
            items: components["schemas"]["PricedItem"][];
        } | {
            /** @constant */
            success: false;
            error: string;
        };
        /** @description One item's price in USD: `unitPrice` per lb or kg on weight lines, per piece on inch lines. Where the item could not be priced `success` is false, `error` says why, and the total is what was sent: unitPrice x pieces (specification section 7). */
        PricedItem: {
            productCode: string;
            amount: string;
            unit: components["schemas"]["Unit"];
            pieces: number;
            success: boolean;
            error: string | null;
            unitPrice: number;
            itemTotal: number;
            originalPrice: number;
            appliedRules: components["schemas"]["AppliedRule"][];
        };
        /** @description Answer of `POST /admin/metal-pricing/rules` (201) and of every call on one rule. */
        PricingRuleAnswer: {
            rule: components["schemas"]["AdminPricingRule"];
        };
        /** @description `categories` and `tags` are those of all rules, for filters and forms. */
        PricingRuleListAnswer: {
            rules: components["schemas"]["AdminPricingRule"][];
            count: number;
            limit: number;
            offset: number;
            categories: string[];
            tags: string[];
        };
        /** @description Something staff should know of a rule or a custom price: why it never applies, or that chance decides. */
        PricingWarning: {
            /** @enum {string} */
            kind: "never" | "base-never" | "tie" | "broken-rule" | "broken-custom-price";
            id: string;
            name: string;
            reason: string;
            /** @description The other rule, where there is one. */
            byRuleId: string | null;
        };
        /** @description Answer of `GET /admin/metal-pricing/warnings`. */
        PricingWarningsAnswer: {
            warnings: components["schemas"]["PricingWarning"][];
        };
        /** @description Answer of `GET /store/metal-product-codes`: product codes in sale, in order, one part of 50,000 after another; `codes` is empty beyond the last part, and when no part was asked for. */
        ProductCodesAnswer: {
            codes: string[];
            total: number;
            parts: number;
        };
        /** @description Answer of `GET /store/metal-items/:code`. 404 when neither the code nor its normalised form is known. */
        ProductDetailAnswer: {
            /** @description USD for one pound and for one inch; null where there is no price. */
            yourPrice?: {
                perLb: number | null;
                perInch: number | null;
            };
            /** @description The volume table of pieces of 12 in. */
            breaks?: components["schemas"]["PriceBreak"][];
            item: components["schemas"]["CatalogueItem"];
            levels: components["schemas"]["StockLevel"][];
            heats: components["schemas"]["HeatInStock"][];
        };
        /** @description The buyer's own record as the profile form shows it; fields never filled in are empty or null. */
        ProfileView: {
            email: string;
            firstName: string;
            lastName: string;
            jobTitle: string;
            contact: {
                primaryNumber: string;
                primaryPhoneType: components["schemas"]["PhoneType"] | null;
                secondaryNumber: string | null;
                secondaryPhoneType: components["schemas"]["PhoneType"] | null;
            };
            company: {
                companyName: string;
                address: components["schemas"]["PostalAddress"] | null;
            };
            differentShippingAddress: boolean;
            shippingAddress: components["schemas"]["PostalAddress"] | null;
            billingAddress: components["schemas"]["PostalAddress"] | null;
            regionCode: components["schemas"]["Coid"];
            consentToMarketing: boolean;
            consentToCookies: boolean;
            verification: components["schemas"]["VerificationView"];
        };
        /** @description With a challenge the token opens nothing but that one: the account asks for a code besides. */
        ProviderSignInAnswer: {
            token: string;
            challengeId: string | null;
        };
        /** @description A line of the explanation a buyer may read; the amounts (USD) add up to the final price. */
        PublicPriceLine: {
            /** @enum {string} */
            kind: "base" | "contract" | "break" | "promo";
            label: string;
            amount: number;
        };
        /** @description A line of an order that waits for approval. */
        PurchaseLine: {
            id: string;
            productCode: string;
            productName: string;
            amount: string;
            unit: components["schemas"]["Unit"];
            pieces: number;
            /** @description All pieces are cut from one heat; missing where they may come from several. */
            oneHeat?: boolean;
            itemTotal: number;
        };
        PurchaseRequestAnswer: {
            request: components["schemas"]["PurchaseRequestView"];
        };
        /** @description Answer of `GET /store/metal-purchase-requests`: one's own, or for an administrator the company's; waiting ones first. */
        PurchaseRequestListAnswer: {
            requests: components["schemas"]["PurchaseRequestView"][];
        };
        /** @enum {string} */
        PurchaseRequestStatus: "WAITING" | "APPROVED" | "REFUSED" | "WITHDRAWN";
        /** @description An order above its buyer's limit. Money in USD, times ISO; lines while it waits, the order's number once it is placed. */
        PurchaseRequestView: {
            id: string;
            status: components["schemas"]["PurchaseRequestStatus"];
            requester: string;
            isYours: boolean;
            askedAt: string;
            total: number;
            purchaseOrderNumber: string;
            customerNotes: string | null;
            lines: components["schemas"]["PurchaseLine"][];
            orderNumber: string | null;
            decidedBy: string | null;
            decidedAt: string | null;
            reason: string | null;
        };
        /** @enum {string} */
        QueueName: "MAILS" | "WEBHOOKS" | "PAYMENTS" | "ERP_ORDERS";
        /** @description Money received on account for an order, USD. */
        ReceiptView: {
            amount: number;
            receivedOn: string;
            reference: string;
        };
        RecoveryCodesAnswer: {
            recoveryCodes: string[];
        };
        /** @description Money given back of an order, USD; `credited` is what of it lowered an open account. */
        RefundView: {
            amount: number;
            credited: number;
            reason: string;
            at: string;
        };
        /** @description Its answer: the rules with their new versions. */
        ReorderRulesAnswer: {
            rules: components["schemas"]["AdminPricingRule"][];
        };
        /** @description Its answer: of one piece, rounded to 4 decimals. */
        RequiredQuantityAnswer: {
            requiredQuantity: {
                pieceWeight: {
                    pounds: number;
                };
                pieceLength: {
                    inches: number;
                };
            };
        };
        /** @enum {string} */
        ReservationStatus: "HELD" | "RESERVED" | "DEDUCTED" | "RELEASED";
        RuleHistoryAnswer: {
            versions: components["schemas"]["RuleVersionView"][];
            count: number;
            limit: number;
            offset: number;
        };
        /** @description Why a rule did or did not apply to a line; for staff. */
        RuleVerdict: {
            ruleId: string;
            ruleName: string;
            applied: boolean;
            adjustment: number;
            reasons: string[];
        };
        /** @description A rule as it was left; `changedBy` is a person's name, null when it was changed past the application. */
        RuleVersionView: {
            version: number;
            changedBy: string | null;
            changedAt: string;
            note: string | null;
            rule: components["schemas"]["AdminPricingRule"];
        };
        /** @description What is known now of the item of a saved line. A withdrawn item is no longer sold. */
        SavedItem: {
            productName: string;
            availabilityClass: components["schemas"]["AvailabilityClass"];
            availableInches: number;
            withdrawn: boolean;
        };
        /** @description A saved line with its item as it is now; null when no product has that code any more. */
        SavedLineView: {
            item: components["schemas"]["SavedItem"] | null;
            id: string;
            productCode: string;
            amount: string;
            unit: components["schemas"]["Unit"];
            pieces: number;
            oneHeat: boolean;
        };
        /** @description Answer of the routes of one list. */
        SavedListAnswer: {
            list: {
                lines: components["schemas"]["SavedLineView"][];
                id: string;
                name: string;
                lineCount: number;
                updatedAt: string;
            };
        };
        /** @description Answer of `GET /store/metal-lists`, by name. */
        SavedListListAnswer: {
            lists: components["schemas"]["SavedListSummary"][];
        };
        /** @description A list of a buyer without its lines. */
        SavedListSummary: {
            id: string;
            name: string;
            lineCount: number;
            updatedAt: string;
        };
        /** @description Told once: what stands in for the app, each for one sign-in. `token` takes the place of the caller's, which has ended. */
        SecondFactorAddedAnswer: {
            recoveryCodes: string[];
            token: string;
        };
        /** @description UNAVAILABLE: this installation keeps no second factors. `addedAt` is an ISO time. */
        SecondFactorAnswer: {
            /** @enum {string} */
            state: "UNAVAILABLE" | "OFF" | "ON";
            addedAt: string | null;
        };
        /** @description What an authenticator app is set up with. The picture is a path in a square of so many units, without its quiet border. */
        SecondFactorSetupAnswer: {
            secret: string;
            address: string;
            picture: {
                units: number;
                path: string;
            };
        };
        SelectSearchAnswer: {
            stockGrades: string[];
            productSizes: string[];
            productConditions: string[];
        };
        /** @enum {string} */
        ServerState: "RUNNING" | "DRAINING" | "STOPPED" | "SILENT";
        /** @enum {string} */
        ShipmentStatus: "SHIPPED" | "DELIVERED";
        /** @description What left together. `number` counts from 1 within its order; days are ISO; `url` is null where the carrier shows none, and `seen` where it has not been asked or knows nothing yet. */
        ShipmentView: {
            id: string;
            number: number;
            provider: components["schemas"]["ShippingProvider"];
            carrierName: string;
            status: components["schemas"]["ShipmentStatus"];
            shippedOn: string;
            deliveredOn: string | null;
            packages: number;
            note: string | null;
            tracking: {
                number: string;
                url: string | null;
                seen: components["schemas"]["PackageTracking"] | null;
            }[];
            lines: {
                lineId: string;
                pieces: number;
            }[];
        };
        /** @enum {string} */
        ShippingProvider: "PENDING" | "UPS" | "ABF";
        /** @enum {string} */
        ShippingRateSource: "TABLE" | "CARRIER" | "STAFF";
        /** @enum {string} */
        SignInProvider: "google" | "github" | "oidc";
        /** @description One sign-in. `provider` is "password" or whose word was taken; `address` and `agent` are null where nobody said. */
        SignInRecordView: {
            /** @description ISO time. */
            at: string;
            provider: "password" | components["schemas"]["SignInProvider"];
            address: string | null;
            agent: string | null;
        };
        /** @description Answer of `GET /store/metal-me/sign-ins`: how the buyer may sign in, and the latest sign-ins, the newest first. */
        SignInsAnswer: {
            /** @description False for an account that was made by a provider and has set no password. */
            hasPassword: boolean;
            providers: components["schemas"]["SignInProvider"][];
            signIns: components["schemas"]["SignInRecordView"][];
        };
        SimilarCompany: {
            id: string;
            name: string;
            address: string;
            confidence: number;
        };
        /** @description Answer of `POST /admin/metal-pricing/simulate`. */
        SimulateAnswer: {
            line: {
                productCode: string;
                amount: string;
                unit: components["schemas"]["Unit"];
                pieces: number;
            };
            customerSegment: string;
            coid: string;
            live: components["schemas"]["SimulatedPrice"];
            draft: components["schemas"]["SimulatedPrice"] | null;
            comparison: components["schemas"]["DraftComparisonView"] | null;
        };
        /** @description A price with its whole story. The verdicts are of the rules that applied and of the first of the others. */
        SimulatedPrice: {
            price: {
                originalPrice: number | null;
                calculatedPrice: number;
                finalPrice: number;
                unitPrice: number;
                basis: components["schemas"]["PriceBasis"];
                appliedRules: components["schemas"]["AppliedRule"][];
                derivation: components["schemas"]["PriceStep"][];
            } | null;
            explanation: components["schemas"]["PublicPriceLine"][];
            breaks: components["schemas"]["PriceBreak"][];
            rules: components["schemas"]["RuleVerdict"][];
            ruleCount: number;
        };
        /** @description Whether a heat meets one of the specifications asked for, and on what ground. */
        SpecificationCheck: {
            id: string;
            conforms: boolean;
            note: string;
        };
        /** @enum {string} */
        SpendingPeriod: "WEEK" | "MONTH" | "QUARTER" | "YEAR";
        /** @description A limit as its holder and the company's administrators see it. USD; `spent` is what counts against it in this period. */
        SpendingView: {
            limit: number | null;
            period: components["schemas"]["SpendingPeriod"];
            spent: number;
        };
        /** @description Answer of every call on one of the staff. */
        StaffAnswer: {
            staff: components["schemas"]["StaffMember"];
        };
        /** @description Answer of `GET /admin/metal-staff`. */
        StaffListAnswer: {
            staff: components["schemas"]["StaffMember"][];
            count: number;
            limit: number;
            offset: number;
        };
        /** @description Somebody who works in the admin. `version` goes back with a change; 0 for somebody who was never granted anything. */
        StaffMember: {
            userId: string;
            email: string;
            name: string;
            role: components["schemas"]["StaffRole"];
            permissions: components["schemas"]["AdminPermission"][];
            isActive: boolean;
            version: number;
        };
        /**
         * @description What staff do with an order; each is a `POST /admin/metal-orders/:order_id/<verb>` with an `Idempotency-Key`.
         * @enum {string}
         */
        StaffOrderVerb: "start" | "process" | "ship" | "complete" | "cancel";
        /** @enum {string} */
        StaffRole: "ADMIN" | "SUPER_ADMIN";
        /** @description Stock of one item at one trading company, inches. */
        StockLevel: {
            coid: string;
            availableInches: number;
            longestInches: number;
            pieces: number;
        };
        /** @description Answer of `POST /integrations/stock`: what became of the rows; `line` counts them from 1. */
        StockRowsAnswer: {
            import: components["schemas"]["FeedImportView"];
            rejections: components["schemas"]["FeedRejectionView"][];
        };
        /** @description What is in sale in all: items listed, free inches, their weight in pounds, and how many companies hold any. */
        StockTotals: {
            items: number;
            inches: number;
            pounds: number;
            sites: number;
        };
        /** @description Answer of `GET /store/metal-totals`; at most a minute old. */
        StockTotalsAnswer: {
            totals: components["schemas"]["StockTotals"];
        };
        /** @description Answer of `POST /api/stock-verification`: verified when a heat meets every specification. */
        StockVerificationAnswer: {
            verified: boolean;
            matches: components["schemas"]["VerifiedStock"][];
            messages: string[];
        };
        /** @description Answer of `GET /store/metal-stock-version`. The version is a whole number that grows with every change of the stock that searches find; null on a server that does not keep the stock in memory. Whoever keeps answers about the stock throws away those from before the greatest version they have seen. */
        StockVersionAnswer: {
            version: number | null;
        };
        /** @description Answer of `GET /admin/metal-system`. */
        SystemAnswer: {
            at: string;
            versions: {
                shop: string;
                medusa: string;
                node: string;
                postgresql: string;
            };
            servers: components["schemas"]["SystemServer"][];
            feeds: components["schemas"]["SystemFeed"][];
            jobs: components["schemas"]["SystemJob"][];
            queues: components["schemas"]["SystemQueue"][];
        };
        /** @description A feed of stock or heats: where it comes from, and its last import. */
        SystemFeed: {
            kind: components["schemas"]["FeedKind"];
            /** @description Where it is fetched from every night; null where nothing is. */
            address: string | null;
            checkedAt: string | null;
            outcome: components["schemas"]["FeedSourceOutcome"] | null;
            problem: string | null;
            /** @description Whether it is read out of the supplier's database. */
            erp: boolean;
            lastImport: {
                id: string;
                source: string;
                status: components["schemas"]["FeedImportStatus"];
                at: string;
                rows: number;
                rejected: number;
                message: string | null;
            } | null;
        };
        /** @description How fresh the index was when the process was last heard of. */
        SystemIndex: {
            items: number;
            /** @description When the last change of the stock was taken in; null before the first. */
            changedAt: string | null;
            /** @description Milliseconds since it was last known to equal the tables. */
            lagMilliseconds: number;
            /** @description When its file was last written by this process; null when it was not. */
            snapshotAt: string | null;
        };
        SystemJob: {
            name: string;
            /** @description As cron has it, or every so many seconds. */
            schedule: string;
            last: components["schemas"]["SystemJobRun"] | null;
            /** @description The last run that found problems or failed, within 30 days. */
            lastProblem: components["schemas"]["SystemJobRun"] | null;
            nextAt: string;
        };
        /** @description One run of a scheduled job. */
        SystemJobRun: {
            startedAt: string;
            milliseconds: number | null;
            outcome: components["schemas"]["JobOutcome"];
            /** @description How many things it worked on; null for a job that does not count. */
            done: number | null;
            /** @description At most 20. */
            problems: string[];
        };
        /** @description A mail that was not sent at once. What it says is not shown. */
        SystemMail: {
            id: string;
            to: string;
            template: string;
            state: components["schemas"]["MailState"];
            attempts: number;
            lastError: string | null;
            createdAt: string;
            /** @description Null when it will not be tried again by itself. */
            nextAttemptAt: string | null;
            sentAt: string | null;
        };
        /** @description Answer of `POST /admin/metal-system/mails/:id/retry`. */
        SystemMailAnswer: {
            mail: components["schemas"]["SystemMail"];
        };
        /** @description Answer of `GET /admin/metal-system/mails`, newest first. */
        SystemMailListAnswer: {
            mails: components["schemas"]["SystemMail"][];
            count: number;
            limit: number;
            offset: number;
        };
        SystemQueue: {
            name: components["schemas"]["QueueName"];
            waiting: number;
            /** @description Since when the one at its head waits; null for an empty queue. */
            oldestAt: string | null;
            /** @description What was given up and waits for somebody. */
            failed: number;
        };
        /** @description One process of the server. Times ISO. */
        SystemServer: {
            id: string;
            /** @description Host and port. */
            name: string;
            pid: number;
            /** @enum {string} */
            mode: "shared" | "server" | "worker";
            state: components["schemas"]["ServerState"];
            version: string;
            startedAt: string;
            seenAt: string;
            /** @description Its search index; null in a process that keeps none. */
            index: components["schemas"]["SystemIndex"] | null;
        };
        /** @enum {string} */
        TaxStatus: "OPEN" | "KNOWN" | "EXEMPT";
        /**
         * @description What a carrier last saw of a package. MOVING is a scan on the way that is neither a departure nor an arrival.
         * @enum {string}
         */
        TrackingStep: "ANNOUNCED" | "COLLECTED" | "LEFT" | "REACHED" | "MOVING" | "OUT_FOR_DELIVERY" | "DELIVERED" | "DELAYED" | "RETURNED";
        TrustedDomainListAnswer: {
            domains: components["schemas"]["TrustedDomainView"][];
            count: number;
            limit: number;
            offset: number;
        };
        TrustedDomainView: {
            id: string;
            domain: string;
            company: {
                id: string;
                name: string;
            } | null;
            isActive: boolean;
            autoApprove: boolean;
            accessLevel: components["schemas"]["AccessLevel"];
            addedBy: string | null;
            addedAt: string;
            notes: string | null;
        };
        /** @enum {string} */
        Unit: "in" | "lb" | "kg";
        /** @enum {string} */
        VerificationRequestStatus: "PENDING" | "APPROVED" | "REJECTED" | "UNDER_REVIEW";
        /** @enum {string} */
        VerificationRequestType: "COMPANY_LINKING" | "CREDIT_APPLICATION" | "ACCOUNT_VERIFICATION" | "DOMAIN_VERIFICATION";
        /** @description Where the account stands and since when. */
        VerificationView: {
            accountStatus: components["schemas"]["AccountStatus"];
            accessLevel: components["schemas"]["AccessLevel"];
            emailVerified: boolean;
            /** @description The company the account is linked to, once somebody or a trusted domain did so. */
            linkedCompany: string | null;
            /** @description ISO times. */
            registeredAt: string;
            submittedAt: string | null;
            approvedAt: string | null;
        };
        /** @description Answer of `POST /store/metal-registrations/verify`. */
        VerifiedAnswer: {
            accountStatus: components["schemas"]["AccountStatus"];
        };
        /** @description A heat that was found. Inches and pieces are those of the heat. */
        VerifiedStock: {
            stockItemId: string;
            productCode: string;
            coid: string;
            millId: string;
            castNumber: string;
            grade: string;
            size: string;
            availablePieces: number;
            availableInches: number;
            specifications: components["schemas"]["SpecificationCheck"][];
        };
        WaitlistAnswer: {
            entries: components["schemas"]["WaitlistEntryView"][];
            count: number;
            limit: number;
            offset: number;
        };
        WaitlistEntryView: {
            id: string;
            firstName: string;
            lastName: string;
            email: string;
            phone: string | null;
            companyName: string;
            industry: string;
            regionCode: components["schemas"]["Coid"];
            message: string | null;
            createdAt: string;
        };
        /** @description Answer of `POST /admin/metal-webhooks/:id`. */
        WebhookAnswer: {
            webhook: components["schemas"]["WebhookView"];
        };
        /** @description One try: the status and the beginning of what was answered, or why nothing was. */
        WebhookAttemptView: {
            id: string;
            at: string;
            status: number | null;
            answer: string | null;
            error: string | null;
            milliseconds: number;
        };
        /** @description Answer of `GET /admin/metal-webhook-deliveries/:id`: `body` as it is sent; the last 50 tries, newest first. */
        WebhookDeliveryAnswer: {
            delivery: components["schemas"]["WebhookDeliveryView"];
            body: string;
            attempts: components["schemas"]["WebhookAttemptView"][];
        };
        /** @description Answer of `GET /admin/metal-webhook-deliveries`, newest first. */
        WebhookDeliveryListAnswer: {
            deliveries: components["schemas"]["WebhookDeliveryView"][];
            count: number;
            limit: number;
            offset: number;
        };
        /** @enum {string} */
        WebhookDeliveryState: "PENDING" | "DELIVERED" | "FAILED";
        /** @description One message to one endpoint. */
        WebhookDeliveryView: {
            id: string;
            /** @description The same however often it is sent: the header webhook-id. */
            eventId: string;
            type: string;
            webhook: {
                id: string;
                name: string;
            };
            state: components["schemas"]["WebhookDeliveryState"];
            attempts: number;
            lastStatus: number | null;
            lastError: string | null;
            createdAt: string;
            deliveredAt: string | null;
            /** @description Null when it will not be tried again. */
            nextAttemptAt: string | null;
        };
        /** @description Answer of `GET /admin/metal-webhooks`. */
        WebhookListAnswer: {
            webhooks: components["schemas"]["WebhookView"][];
            count: number;
            limit: number;
            offset: number;
        };
        /** @description Answer of `POST /admin/metal-webhook-deliveries/replay`. */
        WebhookReplayAnswer: {
            replayed: number;
        };
        /** @description Answer of `POST /admin/metal-webhooks` (201) and of `POST /admin/metal-webhooks/:id/secret`: `secret` is never told again. */
        WebhookSecretAnswer: {
            webhook: components["schemas"]["WebhookView"];
            secret: string;
        };
        /** @enum {string} */
        WebhookStatus: "ACTIVE" | "PAUSED";
        /** @enum {string} */
        WebhookType: "order.placed" | "order.paid" | "order.started" | "order.processed" | "order.shipped" | "order.completed" | "order.cancelled" | "stock.changed" | "price.changed" | "account.approved" | "account.rejected" | "account.suspended" | "account.reinstated";
        /** @description Where a program of others is told what happens. Times ISO. */
        WebhookView: {
            id: string;
            name: string;
            url: string;
            types: components["schemas"]["WebhookType"][];
            /** @description Whose orders, prices and accounts it is told of; null for everybody's. */
            company: {
                id: string;
                name: string;
            } | null;
            status: components["schemas"]["WebhookStatus"];
            /** @description Why it was paused by itself; null otherwise. */
            pauseReason: string | null;
            /** @description Since when nothing was taken; null while it works. */
            failingSince: string | null;
            lastDeliveredAt: string | null;
            waiting: number;
            failed: number;
            createdBy: string | null;
            createdAt: string;
        };
        SignInRefusal: {
            message: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    postApiCatalogSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    coidCommaList?: string | null;
                    coid?: (string | string[]) | null;
                    productType?: (string | string[]) | null;
                    stockGrade?: (string | string[]) | null;
                    productCategory?: string | null;
                    metalCategory?: (string | string[]) | null;
                    productCode?: string | null;
                    outerDiameterMax?: (number | string) | null;
                    outerDiameterMin?: (number | string) | null;
                    insideDiameterMax?: (number | string) | null;
                    insideDiameterMin?: (number | string) | null;
                    productCondition?: (string | string[]) | null;
                    productSize?: (string | string[]) | null;
                    stockType?: (string | string[]) | null;
                    hasPricingData?: boolean | null;
                    hasStockItems?: boolean | null;
                    searchValues?: string[] | null;
                    stratificationRank?: string | null;
                    isSpecialOffer?: boolean | null;
                    isPopularItem?: boolean | null;
                    limit?: number | null;
                    offset?: number | null;
                    sort?: ("featured" | "availability" | "size-asc" | "size-desc" | "code-asc" | "code-desc" | "grade-asc" | "grade-desc" | "stock-desc" | "stock-asc" | "price-asc" | "price-desc") | null;
                    facets?: boolean | null;
                    nearCoid?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogSearchAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getApiSelectSearch: {
        parameters: {
            query?: {
                metalCategory?: (string | string[]) | null;
                productType?: (string | string[]) | null;
                stockGrade?: (string | string[]) | null;
                productSize?: (string | string[]) | null;
                productCondition?: (string | string[]) | null;
                stockType?: (string | string[]) | null;
                _t?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelectSearchAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postApiCalculatePrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    productCode: string;
                    productAttributes?: {
                        productType?: string | number | null;
                        materialGrade?: string | number | null;
                        productCategory?: string | number | null;
                        metalCategory?: string | number | null;
                        outerDiameter?: string | number | null;
                        insideDiameter?: string | number | null;
                        productSize?: string | number | null;
                        stockGrade?: string | number | null;
                        stockType?: string | number | null;
                        productCondition?: string | number | null;
                        averageCostPerLb?: string | number | null;
                        averageCostPerInch?: string | number | null;
                        averageCostPerKg?: string | number | null;
                        weightInPounds?: string | number | null;
                        pieces?: string | number | null;
                    };
                    quantity: number | string;
                    /** @enum {string} */
                    unit?: "in" | "lb" | "kg";
                    coid?: string | null;
                    customerSegment?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalculatePriceAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalculatePriceAnswer"] | components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalculatePriceAnswer"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalculatePriceAnswer"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postApiPriceWithRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        productCode: string;
                        amount: string | number;
                        /** @enum {string} */
                        unit: "in" | "lb" | "kg";
                        /** @default 1 */
                        pieces?: number;
                        unitPrice?: number | null;
                    }[];
                    coid?: string | null;
                    customerSegment?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceWithRulesAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceWithRulesAnswer"] | components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceWithRulesAnswer"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postApiStockVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    stockItemId?: string | null;
                    partNumberId?: string | null;
                    productId?: string | null;
                    group?: string | null;
                    sizeFrom?: (number | string) | null;
                    sizeTo?: (number | string) | null;
                    grade?: string | null;
                    millId?: string | null;
                    castNumber?: string | null;
                    specifications?: {
                        baseSpecificationId?: string | null;
                        partSpecificationId?: string | null;
                        additionalSpecification1Id?: string | null;
                        additionalSpecification2Id?: string | null;
                        additionalSpecification3Id?: string | null;
                        additionalSpecification4Id?: string | null;
                        salesItemId?: string | null;
                    } | null;
                    /**
                     * @default UK
                     * @enum {string}
                     */
                    region?: "UK" | "INC" | "EUR" | "MSA" | "SIN" | "DUB";
                    /**
                     * @default LIVE
                     * @enum {string}
                     */
                    environment?: "LIVE";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockVerificationAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postQuantityGetRequiredQuantity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    pieces: number;
                    quantity: number | string;
                    quantityType: string;
                    coid?: string | null;
                    productCode: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequiredQuantityAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ready: boolean;
                        checks: {
                            [key: string]: boolean;
                        };
                    };
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Success */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ready: boolean;
                        checks: {
                            [key: string]: boolean;
                        };
                    };
                };
            };
        };
    };
    getOpenapiJson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        openapi: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getDocs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getDocsFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postHooksStripe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        received: true;
                        repeated: boolean;
                    };
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getIntegrationsItems: {
        parameters: {
            query?: {
                q?: string;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntegrationItemsAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getIntegrationsItemsCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductDetailAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getIntegrationsItemsCodePrice: {
        parameters: {
            query?: {
                amount?: string | number;
                unit?: "in" | "lb" | "kg";
                pieces?: number;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemPriceAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getIntegrationsOrders: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderListAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getIntegrationsOrdersOrderNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                order_number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postIntegrationsStock: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rows: {
                        [key: string]: string | number | boolean | null | string[];
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockRowsAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postIntegrationsPrices: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rows: {
                        [key: string]: string | number | boolean | null | string[];
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomPriceImportAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalIntegrationKeys: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntegrationKeyListAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalIntegrationKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    scopes: ("CATALOGUE_READ" | "PRICES_READ" | "STOCK_WRITE" | "PRICES_WRITE" | "ORDERS_READ")[];
                    companyId?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewIntegrationKeyAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalIntegrationKeysIdRevoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntegrationKeyAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalSystem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalSystemMails: {
        parameters: {
            query?: {
                state?: "WAITING" | "SENDING" | "SENT" | "FAILED";
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemMailListAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalSystemMailsIdRetry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemMailAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalWebhooks: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookListAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    url: string;
                    types: ("order.placed" | "order.paid" | "order.started" | "order.processed" | "order.shipped" | "order.completed" | "order.cancelled" | "stock.changed" | "price.changed" | "account.approved" | "account.rejected" | "account.suspended" | "account.reinstated")[];
                    companyId?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecretAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalWebhooksId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    url?: string;
                    types?: ("order.placed" | "order.paid" | "order.started" | "order.processed" | "order.shipped" | "order.completed" | "order.cancelled" | "stock.changed" | "price.changed" | "account.approved" | "account.rejected" | "account.suspended" | "account.reinstated")[];
                    /** @enum {string} */
                    status?: "ACTIVE" | "PAUSED";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    deleteAdminMetalWebhooksId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @constant */
                        deleted: true;
                    };
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalWebhooksIdSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecretAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalWebhooksIdPing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalWebhookDeliveries: {
        parameters: {
            query?: {
                webhookId?: string;
                state?: "PENDING" | "DELIVERED" | "FAILED";
                type?: "order.placed" | "order.paid" | "order.started" | "order.processed" | "order.shipped" | "order.completed" | "order.cancelled" | "stock.changed" | "price.changed" | "account.approved" | "account.rejected" | "account.suspended" | "account.reinstated" | "webhook.test";
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryListAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalWebhookDeliveriesId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalWebhookDeliveriesIdReplay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalWebhookDeliveriesReplay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    webhookId?: string;
                    /** @enum {string} */
                    type?: "order.placed" | "order.paid" | "order.started" | "order.processed" | "order.shipped" | "order.completed" | "order.cancelled" | "stock.changed" | "price.changed" | "account.approved" | "account.rejected" | "account.suspended" | "account.reinstated";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReplayAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAuthActorTypeAuthProviderRegister: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                actor_type: string;
                auth_provider: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAuthSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: {
                            actor_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getStoreMetalMeSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalMeSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorSetupAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalMeSecondFactorConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorAddedAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalMeSecondFactorRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalMeSecondFactorRemove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalSignIns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    provider: "google" | "github" | "oidc";
                    proof: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderSignInAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getStoreMetalMeSignIns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInsAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalMeRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    firstName: string;
                    lastName: string;
                    jobTitle: string;
                    contact: {
                        primaryNumber: string;
                        /** @enum {string} */
                        primaryPhoneType: "MOBILE" | "HOME" | "OFFICE";
                        secondaryNumber?: string | null;
                        /** @enum {string} */
                        secondaryPhoneType: "MOBILE" | "HOME" | "OFFICE";
                    };
                    company: {
                        companyName: string;
                        address: {
                            line1: string;
                            line2?: string | null;
                            city: string;
                            state?: string | null;
                            postalCode: string;
                            country: string;
                        };
                    };
                    /** @default false */
                    differentShippingAddress?: boolean;
                    shippingAddress?: {
                        line1: string;
                        line2?: string | null;
                        city: string;
                        state?: string | null;
                        postalCode: string;
                        country: string;
                    } | null;
                    billingAddress?: {
                        line1: string;
                        line2?: string | null;
                        city: string;
                        state?: string | null;
                        postalCode: string;
                        country: string;
                    } | null;
                    /** @enum {string} */
                    regionCode?: "INC" | "EUR" | "MSA" | "SIN" | "DUB";
                    /** @default false */
                    consentToMarketing?: boolean;
                    /** @default false */
                    consentToCookies?: boolean;
                    /** @constant */
                    agreeToTerms: true;
                    /** @constant */
                    consentToDataProcessing: true;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalRegistrations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    firstName: string;
                    lastName: string;
                    jobTitle: string;
                    contact: {
                        primaryNumber: string;
                        /** @enum {string} */
                        primaryPhoneType: "MOBILE" | "HOME" | "OFFICE";
                        secondaryNumber?: string | null;
                        /** @enum {string} */
                        secondaryPhoneType: "MOBILE" | "HOME" | "OFFICE";
                    };
                    company: {
                        companyName: string;
                        address: {
                            line1: string;
                            line2?: string | null;
                            city: string;
                            state?: string | null;
                            postalCode: string;
                            country: string;
                        };
                    };
                    /** @default false */
                    differentShippingAddress?: boolean;
                    shippingAddress?: {
                        line1: string;
                        line2?: string | null;
                        city: string;
                        state?: string | null;
                        postalCode: string;
                        country: string;
                    } | null;
                    billingAddress?: {
                        line1: string;
                        line2?: string | null;
                        city: string;
                        state?: string | null;
                        postalCode: string;
                        country: string;
                    } | null;
                    /** @enum {string} */
                    regionCode?: "INC" | "EUR" | "MSA" | "SIN" | "DUB";
                    /** @default false */
                    consentToMarketing?: boolean;
                    /** @default false */
                    consentToCookies?: boolean;
                    /** @constant */
                    agreeToTerms: true;
                    /** @constant */
                    consentToDataProcessing: true;
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailSentAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalRegistrationsResend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailSentAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalRegistrationsVerify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalRegistrationsResubmit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalPasswordsForgot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailSentAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalPasswordsReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        changed: true;
                    };
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getStoreMetalItemsCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductDetailAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getStoreMetalItemsCodePrice: {
        parameters: {
            query?: {
                amount?: string | number;
                unit?: "in" | "lb" | "kg";
                pieces?: number;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemPriceAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getStoreMetalTotals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockTotalsAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getStoreMetalStockVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockVersionAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getStoreMetalProductCodes: {
        parameters: {
            query?: {
                part?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCodesAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalProductCodesCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    codes: string[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckCodesAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getStoreMetalMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuyerView"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getStoreMetalMeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileView"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalMeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    firstName: string;
                    lastName: string;
                    jobTitle: string;
                    contact: {
                        primaryNumber: string;
                        /** @enum {string} */
                        primaryPhoneType: "MOBILE" | "HOME" | "OFFICE";
                        secondaryNumber?: string | null;
                        /** @enum {string} */
                        secondaryPhoneType: "MOBILE" | "HOME" | "OFFICE";
                    };
                    company: {
                        companyName: string;
                        address: {
                            line1: string;
                            line2?: string | null;
                            city: string;
                            state?: string | null;
                            postalCode: string;
                            country: string;
                        };
                    };
                    /** @default false */
                    differentShippingAddress?: boolean;
                    shippingAddress?: {
                        line1: string;
                        line2?: string | null;
                        city: string;
                        state?: string | null;
                        postalCode: string;
                        country: string;
                    } | null;
                    billingAddress?: {
                        line1: string;
                        line2?: string | null;
                        city: string;
                        state?: string | null;
                        postalCode: string;
                        country: string;
                    } | null;
                    /** @enum {string} */
                    regionCode?: "INC" | "EUR" | "MSA" | "SIN" | "DUB";
                    /** @default false */
                    consentToMarketing?: boolean;
                    /** @default false */
                    consentToCookies?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileView"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getStoreMetalOrders: {
        parameters: {
            query?: {
                q?: string;
                status?: ("DRAFT" | "PENDING" | "IN_PROGRESS" | "PROCESSED" | "IN_TRANSIT" | "COMPLETED" | "CANCELLED") | "";
                from?: string | "";
                to?: string | "";
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderListAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getStoreMetalOrdersExportCsv: {
        parameters: {
            query?: {
                q?: string;
                status?: ("DRAFT" | "PENDING" | "IN_PROGRESS" | "PROCESSED" | "IN_TRANSIT" | "COMPLETED" | "CANCELLED") | "";
                from?: string | "";
                to?: string | "";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getStoreMetalOrdersOrderNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                order_number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalOrdersOrderNumberCancel: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                order_number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalCarts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    countryCode?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getStoreMetalCartsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalCartsIdLines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    productCode: string;
                    amount: string | number;
                    /** @enum {string} */
                    unit: "in" | "lb" | "kg";
                    /** @default 1 */
                    pieces?: number;
                    /** @default false */
                    oneHeat?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalCartsIdLinesLineId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                line_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amount?: string | number;
                    /** @enum {string} */
                    unit?: "in" | "lb" | "kg";
                    pieces?: number;
                    oneHeat?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    deleteStoreMetalCartsIdLinesLineId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                line_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalCartsIdPromo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    deleteStoreMetalCartsIdPromo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalCartsIdFreight: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    shippingAddress: {
                        city: string;
                        state?: string | null;
                        postalCode: string;
                        country: string;
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalCartsIdOpenList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    listId: string;
                    keepAs?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getStoreMetalCartsIdStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartStockAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getStoreMetalCartsIdCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutDraftAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalCartsIdDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    checkout: {
                        /** @enum {string} */
                        paymentMethod?: "STRIPE" | "ACCOUNT";
                        purchaseOrderNumber?: string;
                        firstName?: string;
                        lastName?: string;
                        company?: string;
                        line1?: string;
                        line2?: string;
                        city?: string;
                        state?: string;
                        postalCode?: string;
                        country?: string;
                        phone?: string;
                        billTo?: string;
                        billingFirstName?: string;
                        billingLastName?: string;
                        billingCompany?: string;
                        billingLine1?: string;
                        billingLine2?: string;
                        billingCity?: string;
                        billingState?: string;
                        billingPostalCode?: string;
                        billingCountry?: string;
                        billingPhone?: string;
                        deliveryDate?: string;
                        deliveryTime?: string;
                        customerNotes?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getStoreMetalDrafts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftListAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalDraftsIdContinue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContinueDraftAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    deleteStoreMetalDraftsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        removed: true;
                    };
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalCartsIdClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalCartsIdPlaceOrder: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    paymentMethod: "ACCOUNT";
                    purchaseOrderNumber: string;
                    shippingAddress: {
                        firstName: string;
                        lastName: string;
                        company?: string | null;
                        line1: string;
                        line2?: string | null;
                        city: string;
                        state?: string | null;
                        postalCode: string;
                        country: string;
                        phone?: string | null;
                    };
                    billingAddress?: {
                        firstName: string;
                        lastName: string;
                        company?: string | null;
                        line1: string;
                        line2?: string | null;
                        city: string;
                        state?: string | null;
                        postalCode: string;
                        country: string;
                        phone?: string | null;
                    };
                    customerNotes?: string;
                    /** Format: date */
                    deliveryDate?: string;
                    deliveryTime?: string;
                    expectedTotal: number;
                } | {
                    /** @constant */
                    paymentMethod: "STRIPE";
                    purchaseOrderNumber?: string;
                    shippingAddress: {
                        firstName: string;
                        lastName: string;
                        company?: string | null;
                        line1: string;
                        line2?: string | null;
                        city: string;
                        state?: string | null;
                        postalCode: string;
                        country: string;
                        phone?: string | null;
                    };
                    billingAddress?: {
                        firstName: string;
                        lastName: string;
                        company?: string | null;
                        line1: string;
                        line2?: string | null;
                        city: string;
                        state?: string | null;
                        postalCode: string;
                        country: string;
                        phone?: string | null;
                    };
                    customerNotes?: string;
                    /** Format: date */
                    deliveryDate?: string;
                    deliveryTime?: string;
                    expectedTotal: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceOrderAnswer"];
                };
            };
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceOrderAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalCartsIdLinesMany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lines: {
                        productCode: string;
                        amount: string | number;
                        /** @enum {string} */
                        unit: "in" | "lb" | "kg";
                        /** @default 1 */
                        pieces?: number;
                        /** @default false */
                        oneHeat?: boolean;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    key: string;
                    name: string;
                    email: string;
                    phone?: string;
                    company?: string | null;
                    /** @enum {string} */
                    topic: "QUOTE" | "ORDER" | "CERTIFICATES" | "SERVICES" | "ACCOUNT" | "OTHER";
                    message: string;
                    /** @default [] */
                    attachments?: {
                        fileName: string;
                        /** Format: base64 */
                        content: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalWaitlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    key: string;
                    firstName: string;
                    lastName: string;
                    email: string;
                    phone?: string;
                    companyName: string;
                    /** @enum {string} */
                    industry: "Oil and gas" | "Aerospace" | "Power generation" | "Chemical processing" | "Marine" | "General engineering" | "Other";
                    /** @enum {string} */
                    regionCode: "INC" | "EUR" | "MSA" | "SIN" | "DUB";
                    message?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalOrdersOrderNumberCardPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                order_number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardPaymentAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalOrdersOrderNumberAttachments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                order_number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    attachments: {
                        fileName: string;
                        /** Format: base64 */
                        content: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getStoreMetalOrdersOrderNumberAttachmentsAttachmentId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                order_number: string;
                attachment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getStoreMetalOrdersOrderNumberCertificatesCertificateId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                order_number: string;
                certificate_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getStoreMetalOrdersOrderNumberDocumentsDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                order_number: string;
                document: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalMeSignOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        signedOut: true;
                    };
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getStoreMetalCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyTeamAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalCompanyInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    /** @enum {string} */
                    role: "ADMIN" | "BUYER" | "VIEWER";
                    /** @default null */
                    spendingLimit?: number | null;
                    /**
                     * @default MONTH
                     * @enum {string}
                     */
                    spendingPeriod?: "WEEK" | "MONTH" | "QUARTER" | "YEAR";
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyTeamAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    deleteStoreMetalCompanyInvitationsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        removed: true;
                    };
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalCompanyMembersId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    role?: "ADMIN" | "BUYER" | "VIEWER";
                    spendingLimit?: number | null;
                    /** @enum {string} */
                    spendingPeriod?: "WEEK" | "MONTH" | "QUARTER" | "YEAR";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyTeamAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    deleteStoreMetalCompanyMembersId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        removed: true;
                    };
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalInvitationsLook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationView"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalInvitationsAccept: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyTeamAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getStoreMetalPurchaseRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseRequestListAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalPurchaseRequestsIdApprove: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    expectedTotal: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseRequestAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalPurchaseRequestsIdRefuse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseRequestAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalPurchaseRequestsIdWithdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseRequestAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalCartsIdRequestApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    paymentMethod: "ACCOUNT";
                    purchaseOrderNumber: string;
                    shippingAddress: {
                        firstName: string;
                        lastName: string;
                        company?: string | null;
                        line1: string;
                        line2?: string | null;
                        city: string;
                        state?: string | null;
                        postalCode: string;
                        country: string;
                        phone?: string | null;
                    };
                    billingAddress?: {
                        firstName: string;
                        lastName: string;
                        company?: string | null;
                        line1: string;
                        line2?: string | null;
                        city: string;
                        state?: string | null;
                        postalCode: string;
                        country: string;
                        phone?: string | null;
                    };
                    customerNotes?: string;
                    /** Format: date */
                    deliveryDate?: string;
                    deliveryTime?: string;
                    expectedTotal: number;
                } | {
                    /** @constant */
                    paymentMethod: "STRIPE";
                    purchaseOrderNumber?: string;
                    shippingAddress: {
                        firstName: string;
                        lastName: string;
                        company?: string | null;
                        line1: string;
                        line2?: string | null;
                        city: string;
                        state?: string | null;
                        postalCode: string;
                        country: string;
                        phone?: string | null;
                    };
                    billingAddress?: {
                        firstName: string;
                        lastName: string;
                        company?: string | null;
                        line1: string;
                        line2?: string | null;
                        city: string;
                        state?: string | null;
                        postalCode: string;
                        country: string;
                        phone?: string | null;
                    };
                    customerNotes?: string;
                    /** Format: date */
                    deliveryDate?: string;
                    deliveryTime?: string;
                    expectedTotal: number;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseRequestAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getStoreMetalCreditApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditApplicationAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalCreditApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    limit: number;
                    days: number;
                    reason: string;
                    /** @default [] */
                    attachments?: {
                        fileName: string;
                        /** Format: base64 */
                        content: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditApplicationAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getStoreMetalLists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedListListAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalLists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedListAnswer"];
                };
            };
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedListAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getStoreMetalListsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedListAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalListsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedListAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    deleteStoreMetalListsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        removed: true;
                    };
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postStoreMetalListsIdLines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lines: {
                        productCode: string;
                        amount: string | number;
                        /** @enum {string} */
                        unit: "in" | "lb" | "kg";
                        /** @default 1 */
                        pieces?: number;
                        /** @default false */
                        oneHeat?: boolean;
                    }[];
                    /** @default false */
                    replace?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedListAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    deleteStoreMetalListsIdLinesLineId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                line_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedListAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getStoreMetalBoughtItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoughtItemsAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalApprovals: {
        parameters: {
            query?: {
                state?: "OPEN" | "DECIDED";
                type?: "COMPANY_LINKING" | "CREDIT_APPLICATION" | "ACCOUNT_VERIFICATION" | "DOMAIN_VERIFICATION";
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalListAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalApprovalsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalApprovalsIdReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalApprovalsIdApprove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    company?: {
                        companyId: string;
                    } | {
                        /** @constant */
                        create: true;
                    };
                    terms?: {
                        limit: number;
                        days: number;
                    };
                    notes?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalApprovalsIdReject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalBuyersIdSuspend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accountStatus: string;
                    };
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalBuyersIdReinstate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accountStatus: string;
                    };
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalCompanies: {
        parameters: {
            query?: {
                q?: string;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyListAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalCompaniesId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalCompaniesId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    facts?: {
                        name: string;
                        address: {
                            line1: string;
                            line2?: string | null;
                            city: string;
                            state?: string | null;
                            postalCode: string;
                            country: string;
                        };
                        phone?: string | null;
                        website?: string | null;
                        industry?: string | null;
                        vulcanId?: string | null;
                        isVerified: boolean;
                        requiresApproval: boolean;
                        isActive: boolean;
                        taxExemptUntil?: string | null;
                        taxCertificate?: string | null;
                    };
                    credit?: {
                        terms: {
                            limit: number;
                            days: number;
                        } | null;
                        hold: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalCompaniesIdMerge: {
        parameters: {
            query: {
                into: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergePreviewAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalCompaniesIdMerge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    into: string;
                    version: number;
                    intoVersion: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalCustomersCustomerId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                customer_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerAccountAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalCustomersCustomerIdSecondFactorRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                customer_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerAccountAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalCustomersCustomerIdSignOut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                customer_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerAccountAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalTrustedDomains: {
        parameters: {
            query?: {
                q?: string;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrustedDomainListAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalTrustedDomains: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    domain: string;
                    /** @default null */
                    companyId?: string | null;
                    /** @default false */
                    autoApprove?: boolean;
                    /** @default null */
                    notes?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        domain: {
                            id: string;
                            domain: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalTrustedDomainsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isActive?: boolean;
                    autoApprove?: boolean;
                    notes?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        domain: {
                            id: string;
                            domain: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalStaff: {
        parameters: {
            query?: {
                q?: string;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffListAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalStaffMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnStaffAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalStaffUserId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalStaffUserId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    role: "ADMIN" | "SUPER_ADMIN";
                    permissions: ("PRICING_MANAGEMENT" | "ACCOUNT_APPROVAL" | "ORDER_PROCESSING" | "CREDIT_APPLICATIONS" | "COMPANY_LINKING" | "USER_MANAGEMENT" | "SYSTEM_SETTINGS")[];
                    isActive: boolean;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    deleteAdminUsersId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @constant */
                        object: "user";
                        /** @constant */
                        deleted: true;
                    };
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalNotifications: {
        parameters: {
            query?: {
                status?: "UNREAD" | "READ" | "ACTIONED" | "DISMISSED";
                type?: "ACCOUNT_PENDING" | "COMPANY_LINKING" | "CREDIT_APPLICATION" | "DOMAIN_VERIFICATION" | "NEW_ORDER" | "PAYMENT_FAILED" | "STOCK_VERIFICATION" | "FEED_PROBLEM" | "SYSTEM";
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationListAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalNotificationsIdRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalNotificationsIdAction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalNotificationsIdDismiss: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalAudit: {
        parameters: {
            query?: {
                action?: string;
                adminId?: string;
                userId?: string;
                entityType?: string;
                entityId?: string;
                success?: "true" | "false";
                from?: string;
                to?: string;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditListAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalAuditExport: {
        parameters: {
            query?: {
                action?: string;
                adminId?: string;
                userId?: string;
                entityType?: string;
                entityId?: string;
                success?: "true" | "false";
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalContact: {
        parameters: {
            query?: {
                status?: "OPEN" | "ANSWERED";
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactListAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalContactId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessageAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalContactIdAnswered: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessageAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalContactIdAttachmentsAttachmentId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                attachment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalWaitlist: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitlistAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalWaitlistExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalApprovalsIdFilesFileId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                file_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalStaffMeSignOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        signedOut: true;
                    };
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalStock: {
        parameters: {
            query: {
                q?: string;
                metalCategory: string | string[];
                productType: string | string[];
                stockType: string | string[];
                stockGrade: string | string[];
                productSize: string | string[];
                productCondition: string | string[];
                coid: string | string[];
                inSale?: "true" | "false";
                sort?: "featured" | "availability" | "size-asc" | "size-desc" | "code-asc" | "code-desc" | "grade-asc" | "grade-desc" | "stock-desc" | "stock-asc" | "price-asc" | "price-desc";
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminStockAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalStockCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminStockItemAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalImports: {
        parameters: {
            query?: {
                kind?: "STOCK" | "HEATS";
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedImportListAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "STOCK" | "HEATS";
                    source: string;
                    content: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedImportAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalImportsPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "STOCK" | "HEATS";
                    source: string;
                    content: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedPreviewAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalImportsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedImportAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalImportsIdConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedImportAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalImportsIdCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedImportAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalImportsIdRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedImportAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalImportsIdRejections: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedRejectionListAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalImportsIdRejectionsCsv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalImportsSources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedSourceListAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalImportsSourcesKindCheck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedSourceAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalOrdersOrderIdAttachmentsAttachmentId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                order_id: string;
                attachment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalCertificates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fileName: string;
                    /** Format: base64 */
                    content: string;
                    millId: string;
                    castNumber: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalCertificatesId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalOrdersOrderId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                order_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalOrdersOrderIdStart: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                order_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalOrdersOrderIdProcess: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                order_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default false */
                    oneHeat?: boolean;
                    /** @default false */
                    withoutPlan?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalOrdersOrderIdShip: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                order_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalOrdersOrderIdShipments: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                order_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lines: {
                        lineId: string;
                        pieces: number;
                    }[];
                    carrier: string;
                    /** @default [] */
                    trackingNumbers?: string[];
                    /** Format: date */
                    shippedOn: string;
                    packages: number;
                    note?: string;
                    /** @default false */
                    labels?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalOrdersOrderIdShipmentsShipmentIdDeliver: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                order_id: string;
                shipment_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    deliveredOn: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalOrdersOrderIdShipmentsShipmentIdLabelsLabel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                order_id: string;
                shipment_id: string;
                label: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/gif": string;
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalOrdersOrderIdComplete: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                order_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalOrdersOrderIdCancel: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                order_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalOrdersOrderIdFreight: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                order_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amount: number;
                    carrier: string;
                    note?: string;
                    /** Format: date */
                    validUntil: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalOrdersOrderIdInvoice: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                order_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalOrdersOrderIdDocumentsDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                order_id: string;
                document: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalOrdersExportCsv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalOrdersOrderIdRefunds: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                order_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amount: number;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalOrdersOrderIdPayments: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                order_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amount: number;
                    /** Format: date */
                    receivedOn: string;
                    reference: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalPricingRules: {
        parameters: {
            query?: {
                q?: string;
                status?: ("ACTIVE" | "INACTIVE" | "DRAFT" | "ARCHIVED") | ("ACTIVE" | "INACTIVE" | "DRAFT" | "ARCHIVED")[];
                category?: string;
                tag?: string;
                customerSegment?: string;
                productCode?: string;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricingRuleListAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalPricingRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    description?: string | null;
                    /**
                     * @default DRAFT
                     * @enum {string}
                     */
                    status?: "ACTIVE" | "INACTIVE" | "DRAFT" | "ARCHIVED";
                    /** @default 0 */
                    priority?: number;
                    /** @default [] */
                    coids?: string[];
                    /** @default [] */
                    customerSegments?: string[];
                    /** @default [] */
                    productCodes?: string[];
                    effectiveDate?: string | null;
                    expiryDate?: string | null;
                    category?: string | null;
                    /** @default [] */
                    tags?: string[];
                    /** @default [] */
                    conditions?: {
                        /** @enum {string} */
                        field: "productCode" | "metalCategory" | "productType" | "productCategory" | "stockGrade" | "stockType" | "productSize" | "productCondition" | "stratificationRank" | "isSpecialOffer" | "outerDiameter" | "insideDiameter" | "coid" | "customerSegment" | "customerId" | "companyId" | "hasCustomPrice" | "unit" | "amount" | "pieces" | "quantity" | "weightInPounds" | "totalWeightInPounds" | "lengthInInches";
                        /** @enum {string} */
                        operator: "EQUALS" | "NOT_EQUALS" | "GREATER_THAN" | "LESS_THAN" | "GREATER_THAN_OR_EQUAL" | "LESS_THAN_OR_EQUAL" | "CONTAINS" | "NOT_CONTAINS" | "IN" | "NOT_IN" | "BETWEEN";
                        value: string | number | boolean | string[] | number[];
                    }[];
                    actions: {
                        /** @enum {string} */
                        type: "FIXED_PRICE" | "PERCENTAGE_MARKUP" | "PERCENTAGE_DISCOUNT" | "TIERED_PRICING" | "PRICE_PER_UNIT";
                        fixedPrice?: number | null;
                        percentage?: number | null;
                        pricePerUnit?: number | null;
                        unit?: ("piece" | "in" | "lb" | "kg") | null;
                        tiers?: {
                            minValue: number;
                            maxValue?: number | null;
                            price: number;
                            unit?: ("piece" | "in" | "lb" | "kg") | null;
                        }[];
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricingRuleAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalPricingRulesId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricingRuleAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalPricingRulesId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    description?: string | null;
                    /**
                     * @default DRAFT
                     * @enum {string}
                     */
                    status?: "ACTIVE" | "INACTIVE" | "DRAFT" | "ARCHIVED";
                    /** @default 0 */
                    priority?: number;
                    /** @default [] */
                    coids?: string[];
                    /** @default [] */
                    customerSegments?: string[];
                    /** @default [] */
                    productCodes?: string[];
                    effectiveDate?: string | null;
                    expiryDate?: string | null;
                    category?: string | null;
                    /** @default [] */
                    tags?: string[];
                    /** @default [] */
                    conditions?: {
                        /** @enum {string} */
                        field: "productCode" | "metalCategory" | "productType" | "productCategory" | "stockGrade" | "stockType" | "productSize" | "productCondition" | "stratificationRank" | "isSpecialOffer" | "outerDiameter" | "insideDiameter" | "coid" | "customerSegment" | "customerId" | "companyId" | "hasCustomPrice" | "unit" | "amount" | "pieces" | "quantity" | "weightInPounds" | "totalWeightInPounds" | "lengthInInches";
                        /** @enum {string} */
                        operator: "EQUALS" | "NOT_EQUALS" | "GREATER_THAN" | "LESS_THAN" | "GREATER_THAN_OR_EQUAL" | "LESS_THAN_OR_EQUAL" | "CONTAINS" | "NOT_CONTAINS" | "IN" | "NOT_IN" | "BETWEEN";
                        value: string | number | boolean | string[] | number[];
                    }[];
                    actions: {
                        /** @enum {string} */
                        type: "FIXED_PRICE" | "PERCENTAGE_MARKUP" | "PERCENTAGE_DISCOUNT" | "TIERED_PRICING" | "PRICE_PER_UNIT";
                        fixedPrice?: number | null;
                        percentage?: number | null;
                        pricePerUnit?: number | null;
                        unit?: ("piece" | "in" | "lb" | "kg") | null;
                        tiers?: {
                            minValue: number;
                            maxValue?: number | null;
                            price: number;
                            unit?: ("piece" | "in" | "lb" | "kg") | null;
                        }[];
                    }[];
                    version: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricingRuleAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    deleteAdminMetalPricingRulesId: {
        parameters: {
            query: {
                version: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricingRuleAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalPricingRulesIdHistory: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleHistoryAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalPricingRulesIdStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    /** @enum {string} */
                    status: "ACTIVE" | "INACTIVE" | "DRAFT" | "ARCHIVED";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricingRuleAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalPricingRulesIdRestore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    currentVersion: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricingRuleAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalPricingRulesReorder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rules: {
                        id: string;
                        version: number;
                        priority: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReorderRulesAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalPricingCustomPrices: {
        parameters: {
            query?: {
                q?: string;
                productCode?: string;
                customerId?: string;
                companyId?: string;
                isActive?: "true" | "false";
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomPriceListAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalPricingCustomPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    productCode: string;
                    customerId?: string | null;
                    companyId?: string | null;
                    coid?: string | null;
                    customPrice: number;
                    /** @enum {string} */
                    unit: "piece" | "in" | "lb" | "kg";
                    originalPrice?: number | null;
                    discountPercent?: number | null;
                    effectiveDate?: string | null;
                    expiryDate?: string | null;
                    /** @default true */
                    isActive?: boolean;
                    notes?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomPriceAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalPricingCustomPricesId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomPriceAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalPricingCustomPricesId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    productCode: string;
                    customerId?: string | null;
                    companyId?: string | null;
                    coid?: string | null;
                    customPrice: number;
                    /** @enum {string} */
                    unit: "piece" | "in" | "lb" | "kg";
                    originalPrice?: number | null;
                    discountPercent?: number | null;
                    effectiveDate?: string | null;
                    expiryDate?: string | null;
                    /** @default true */
                    isActive?: boolean;
                    notes?: string | null;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomPriceAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalPricingCustomPricesExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalPricingCustomPricesImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    content: string;
                    /** @default false */
                    commit?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomPriceImportAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalPricingOwners: {
        parameters: {
            query?: {
                q?: string;
                id?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceOwnerAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    postAdminMetalPricingSimulate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    productCode: string;
                    amount?: string | number;
                    /**
                     * @default in
                     * @enum {string}
                     */
                    unit?: "in" | "lb" | "kg";
                    /** @default 1 */
                    pieces?: number;
                    date?: string;
                    customerId?: string;
                    companyId?: string;
                    customerSegment?: string;
                    coid?: string;
                    promo?: {
                        code: string;
                        percentage: number;
                    };
                    draft?: {
                        name: string;
                        description?: string | null;
                        /**
                         * @default DRAFT
                         * @enum {string}
                         */
                        status?: "ACTIVE" | "INACTIVE" | "DRAFT" | "ARCHIVED";
                        /** @default 0 */
                        priority?: number;
                        /** @default [] */
                        coids?: string[];
                        /** @default [] */
                        customerSegments?: string[];
                        /** @default [] */
                        productCodes?: string[];
                        effectiveDate?: string | null;
                        expiryDate?: string | null;
                        category?: string | null;
                        /** @default [] */
                        tags?: string[];
                        /** @default [] */
                        conditions?: {
                            /** @enum {string} */
                            field: "productCode" | "metalCategory" | "productType" | "productCategory" | "stockGrade" | "stockType" | "productSize" | "productCondition" | "stratificationRank" | "isSpecialOffer" | "outerDiameter" | "insideDiameter" | "coid" | "customerSegment" | "customerId" | "companyId" | "hasCustomPrice" | "unit" | "amount" | "pieces" | "quantity" | "weightInPounds" | "totalWeightInPounds" | "lengthInInches";
                            /** @enum {string} */
                            operator: "EQUALS" | "NOT_EQUALS" | "GREATER_THAN" | "LESS_THAN" | "GREATER_THAN_OR_EQUAL" | "LESS_THAN_OR_EQUAL" | "CONTAINS" | "NOT_CONTAINS" | "IN" | "NOT_IN" | "BETWEEN";
                            value: string | number | boolean | string[] | number[];
                        }[];
                        actions: {
                            /** @enum {string} */
                            type: "FIXED_PRICE" | "PERCENTAGE_MARKUP" | "PERCENTAGE_DISCOUNT" | "TIERED_PRICING" | "PRICE_PER_UNIT";
                            fixedPrice?: number | null;
                            percentage?: number | null;
                            pricePerUnit?: number | null;
                            unit?: ("piece" | "in" | "lb" | "kg") | null;
                            tiers?: {
                                minValue: number;
                                maxValue?: number | null;
                                price: number;
                                unit?: ("piece" | "in" | "lb" | "kg") | null;
                            }[];
                        }[];
                    };
                    draftOf?: string;
                    /** @default false */
                    wholeCatalogue?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulateAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalPricingWarnings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricingWarningsAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    getAdminMetalPricingCalculations: {
        parameters: {
            query?: {
                productCode?: string;
                customerId?: string;
                companyId?: string;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalculationListAnswer"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInRefusal"] | components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Refused */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Not at the moment; ask again after so many seconds */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
        };
    };
    "webhook-order.placed": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same however often it is sent: take each once */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970: refuse one that is minutes old */
                "webhook-timestamp": string;
                /** @description v1, a comma and the HMAC-SHA256 (base64) of id.timestamp.body under the endpoint's secret; several are divided by spaces */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "order.placed";
                    /** Format: date-time */
                    createdAt: string;
                    data: {
                        orderId: string;
                        orderNumber: string;
                        /** @enum {string} */
                        orderStatus: "DRAFT" | "PENDING" | "IN_PROGRESS" | "PROCESSED" | "IN_TRANSIT" | "COMPLETED" | "CANCELLED";
                        previousStatus: ("DRAFT" | "PENDING" | "IN_PROGRESS" | "PROCESSED" | "IN_TRANSIT" | "COMPLETED" | "CANCELLED") | null;
                        /** @enum {string} */
                        paymentStatus: "PENDING" | "PAID" | "FAILED";
                        /** @enum {string} */
                        paymentMethod: "STRIPE" | "ACCOUNT";
                        purchaseOrderNumber: string | null;
                        companyId: string | null;
                        customerId: string;
                        /** Format: date-time */
                        orderDate: string;
                        total: number;
                        itemCount: number;
                        totalWeightInPounds: number;
                        /** @enum {string} */
                        shippingProvider: "PENDING" | "UPS" | "ABF";
                    };
                };
            };
        };
        responses: {
            /** @description Taken. Anything else, or nothing within 10 seconds, and it is sent again for about a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook-order.paid": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same however often it is sent: take each once */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970: refuse one that is minutes old */
                "webhook-timestamp": string;
                /** @description v1, a comma and the HMAC-SHA256 (base64) of id.timestamp.body under the endpoint's secret; several are divided by spaces */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "order.paid";
                    /** Format: date-time */
                    createdAt: string;
                    data: {
                        orderId: string;
                        orderNumber: string;
                        /** @enum {string} */
                        orderStatus: "DRAFT" | "PENDING" | "IN_PROGRESS" | "PROCESSED" | "IN_TRANSIT" | "COMPLETED" | "CANCELLED";
                        previousStatus: ("DRAFT" | "PENDING" | "IN_PROGRESS" | "PROCESSED" | "IN_TRANSIT" | "COMPLETED" | "CANCELLED") | null;
                        /** @enum {string} */
                        paymentStatus: "PENDING" | "PAID" | "FAILED";
                        /** @enum {string} */
                        paymentMethod: "STRIPE" | "ACCOUNT";
                        purchaseOrderNumber: string | null;
                        companyId: string | null;
                        customerId: string;
                        /** Format: date-time */
                        orderDate: string;
                        total: number;
                        itemCount: number;
                        totalWeightInPounds: number;
                        /** @enum {string} */
                        shippingProvider: "PENDING" | "UPS" | "ABF";
                    };
                };
            };
        };
        responses: {
            /** @description Taken. Anything else, or nothing within 10 seconds, and it is sent again for about a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook-order.started": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same however often it is sent: take each once */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970: refuse one that is minutes old */
                "webhook-timestamp": string;
                /** @description v1, a comma and the HMAC-SHA256 (base64) of id.timestamp.body under the endpoint's secret; several are divided by spaces */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "order.started";
                    /** Format: date-time */
                    createdAt: string;
                    data: {
                        orderId: string;
                        orderNumber: string;
                        /** @enum {string} */
                        orderStatus: "DRAFT" | "PENDING" | "IN_PROGRESS" | "PROCESSED" | "IN_TRANSIT" | "COMPLETED" | "CANCELLED";
                        previousStatus: ("DRAFT" | "PENDING" | "IN_PROGRESS" | "PROCESSED" | "IN_TRANSIT" | "COMPLETED" | "CANCELLED") | null;
                        /** @enum {string} */
                        paymentStatus: "PENDING" | "PAID" | "FAILED";
                        /** @enum {string} */
                        paymentMethod: "STRIPE" | "ACCOUNT";
                        purchaseOrderNumber: string | null;
                        companyId: string | null;
                        customerId: string;
                        /** Format: date-time */
                        orderDate: string;
                        total: number;
                        itemCount: number;
                        totalWeightInPounds: number;
                        /** @enum {string} */
                        shippingProvider: "PENDING" | "UPS" | "ABF";
                    };
                };
            };
        };
        responses: {
            /** @description Taken. Anything else, or nothing within 10 seconds, and it is sent again for about a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook-order.processed": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same however often it is sent: take each once */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970: refuse one that is minutes old */
                "webhook-timestamp": string;
                /** @description v1, a comma and the HMAC-SHA256 (base64) of id.timestamp.body under the endpoint's secret; several are divided by spaces */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "order.processed";
                    /** Format: date-time */
                    createdAt: string;
                    data: {
                        orderId: string;
                        orderNumber: string;
                        /** @enum {string} */
                        orderStatus: "DRAFT" | "PENDING" | "IN_PROGRESS" | "PROCESSED" | "IN_TRANSIT" | "COMPLETED" | "CANCELLED";
                        previousStatus: ("DRAFT" | "PENDING" | "IN_PROGRESS" | "PROCESSED" | "IN_TRANSIT" | "COMPLETED" | "CANCELLED") | null;
                        /** @enum {string} */
                        paymentStatus: "PENDING" | "PAID" | "FAILED";
                        /** @enum {string} */
                        paymentMethod: "STRIPE" | "ACCOUNT";
                        purchaseOrderNumber: string | null;
                        companyId: string | null;
                        customerId: string;
                        /** Format: date-time */
                        orderDate: string;
                        total: number;
                        itemCount: number;
                        totalWeightInPounds: number;
                        /** @enum {string} */
                        shippingProvider: "PENDING" | "UPS" | "ABF";
                    };
                };
            };
        };
        responses: {
            /** @description Taken. Anything else, or nothing within 10 seconds, and it is sent again for about a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook-order.shipped": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same however often it is sent: take each once */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970: refuse one that is minutes old */
                "webhook-timestamp": string;
                /** @description v1, a comma and the HMAC-SHA256 (base64) of id.timestamp.body under the endpoint's secret; several are divided by spaces */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "order.shipped";
                    /** Format: date-time */
                    createdAt: string;
                    data: {
                        orderId: string;
                        orderNumber: string;
                        /** @enum {string} */
                        orderStatus: "DRAFT" | "PENDING" | "IN_PROGRESS" | "PROCESSED" | "IN_TRANSIT" | "COMPLETED" | "CANCELLED";
                        previousStatus: ("DRAFT" | "PENDING" | "IN_PROGRESS" | "PROCESSED" | "IN_TRANSIT" | "COMPLETED" | "CANCELLED") | null;
                        /** @enum {string} */
                        paymentStatus: "PENDING" | "PAID" | "FAILED";
                        /** @enum {string} */
                        paymentMethod: "STRIPE" | "ACCOUNT";
                        purchaseOrderNumber: string | null;
                        companyId: string | null;
                        customerId: string;
                        /** Format: date-time */
                        orderDate: string;
                        total: number;
                        itemCount: number;
                        totalWeightInPounds: number;
                        /** @enum {string} */
                        shippingProvider: "PENDING" | "UPS" | "ABF";
                    };
                };
            };
        };
        responses: {
            /** @description Taken. Anything else, or nothing within 10 seconds, and it is sent again for about a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook-order.completed": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same however often it is sent: take each once */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970: refuse one that is minutes old */
                "webhook-timestamp": string;
                /** @description v1, a comma and the HMAC-SHA256 (base64) of id.timestamp.body under the endpoint's secret; several are divided by spaces */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "order.completed";
                    /** Format: date-time */
                    createdAt: string;
                    data: {
                        orderId: string;
                        orderNumber: string;
                        /** @enum {string} */
                        orderStatus: "DRAFT" | "PENDING" | "IN_PROGRESS" | "PROCESSED" | "IN_TRANSIT" | "COMPLETED" | "CANCELLED";
                        previousStatus: ("DRAFT" | "PENDING" | "IN_PROGRESS" | "PROCESSED" | "IN_TRANSIT" | "COMPLETED" | "CANCELLED") | null;
                        /** @enum {string} */
                        paymentStatus: "PENDING" | "PAID" | "FAILED";
                        /** @enum {string} */
                        paymentMethod: "STRIPE" | "ACCOUNT";
                        purchaseOrderNumber: string | null;
                        companyId: string | null;
                        customerId: string;
                        /** Format: date-time */
                        orderDate: string;
                        total: number;
                        itemCount: number;
                        totalWeightInPounds: number;
                        /** @enum {string} */
                        shippingProvider: "PENDING" | "UPS" | "ABF";
                    };
                };
            };
        };
        responses: {
            /** @description Taken. Anything else, or nothing within 10 seconds, and it is sent again for about a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook-order.cancelled": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same however often it is sent: take each once */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970: refuse one that is minutes old */
                "webhook-timestamp": string;
                /** @description v1, a comma and the HMAC-SHA256 (base64) of id.timestamp.body under the endpoint's secret; several are divided by spaces */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "order.cancelled";
                    /** Format: date-time */
                    createdAt: string;
                    data: {
                        orderId: string;
                        orderNumber: string;
                        /** @enum {string} */
                        orderStatus: "DRAFT" | "PENDING" | "IN_PROGRESS" | "PROCESSED" | "IN_TRANSIT" | "COMPLETED" | "CANCELLED";
                        previousStatus: ("DRAFT" | "PENDING" | "IN_PROGRESS" | "PROCESSED" | "IN_TRANSIT" | "COMPLETED" | "CANCELLED") | null;
                        /** @enum {string} */
                        paymentStatus: "PENDING" | "PAID" | "FAILED";
                        /** @enum {string} */
                        paymentMethod: "STRIPE" | "ACCOUNT";
                        purchaseOrderNumber: string | null;
                        companyId: string | null;
                        customerId: string;
                        /** Format: date-time */
                        orderDate: string;
                        total: number;
                        itemCount: number;
                        totalWeightInPounds: number;
                        /** @enum {string} */
                        shippingProvider: "PENDING" | "UPS" | "ABF";
                    };
                };
            };
        };
        responses: {
            /** @description Taken. Anything else, or nothing within 10 seconds, and it is sent again for about a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook-stock.changed": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same however often it is sent: take each once */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970: refuse one that is minutes old */
                "webhook-timestamp": string;
                /** @description v1, a comma and the HMAC-SHA256 (base64) of id.timestamp.body under the endpoint's secret; several are divided by spaces */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "stock.changed";
                    /** Format: date-time */
                    createdAt: string;
                    data: {
                        items: {
                            productCode: string;
                            productName: string;
                            availableInches: number;
                            availablePieces: number;
                            /** @enum {string} */
                            avlStkZone: "Z0" | "Z1" | "Z2" | "Z3" | "Z4";
                            coid: string;
                            withdrawn: boolean;
                        }[];
                    };
                };
            };
        };
        responses: {
            /** @description Taken. Anything else, or nothing within 10 seconds, and it is sent again for about a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook-price.changed": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same however often it is sent: take each once */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970: refuse one that is minutes old */
                "webhook-timestamp": string;
                /** @description v1, a comma and the HMAC-SHA256 (base64) of id.timestamp.body under the endpoint's secret; several are divided by spaces */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "price.changed";
                    /** Format: date-time */
                    createdAt: string;
                    data: {
                        /** @enum {string} */
                        kind: "rule" | "company" | "customer" | "everything";
                        id: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Taken. Anything else, or nothing within 10 seconds, and it is sent again for about a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook-account.approved": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same however often it is sent: take each once */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970: refuse one that is minutes old */
                "webhook-timestamp": string;
                /** @description v1, a comma and the HMAC-SHA256 (base64) of id.timestamp.body under the endpoint's secret; several are divided by spaces */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "account.approved";
                    /** Format: date-time */
                    createdAt: string;
                    data: {
                        accountId: string;
                        customerId: string | null;
                        companyId: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Taken. Anything else, or nothing within 10 seconds, and it is sent again for about a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook-account.rejected": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same however often it is sent: take each once */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970: refuse one that is minutes old */
                "webhook-timestamp": string;
                /** @description v1, a comma and the HMAC-SHA256 (base64) of id.timestamp.body under the endpoint's secret; several are divided by spaces */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "account.rejected";
                    /** Format: date-time */
                    createdAt: string;
                    data: {
                        accountId: string;
                        customerId: string | null;
                        companyId: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Taken. Anything else, or nothing within 10 seconds, and it is sent again for about a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook-account.suspended": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same however often it is sent: take each once */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970: refuse one that is minutes old */
                "webhook-timestamp": string;
                /** @description v1, a comma and the HMAC-SHA256 (base64) of id.timestamp.body under the endpoint's secret; several are divided by spaces */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "account.suspended";
                    /** Format: date-time */
                    createdAt: string;
                    data: {
                        accountId: string;
                        customerId: string | null;
                        companyId: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Taken. Anything else, or nothing within 10 seconds, and it is sent again for about a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook-account.reinstated": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same however often it is sent: take each once */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970: refuse one that is minutes old */
                "webhook-timestamp": string;
                /** @description v1, a comma and the HMAC-SHA256 (base64) of id.timestamp.body under the endpoint's secret; several are divided by spaces */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "account.reinstated";
                    /** Format: date-time */
                    createdAt: string;
                    data: {
                        accountId: string;
                        customerId: string | null;
                        companyId: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Taken. Anything else, or nothing within 10 seconds, and it is sent again for about a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook-webhook.test": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the message, the same however often it is sent: take each once */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970: refuse one that is minutes old */
                "webhook-timestamp": string;
                /** @description v1, a comma and the HMAC-SHA256 (base64) of id.timestamp.body under the endpoint's secret; several are divided by spaces */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "webhook.test";
                    /** Format: date-time */
                    createdAt: string;
                    data: {
                        message: string;
                    };
                };
            };
        };
        responses: {
            /** @description Taken. Anything else, or nothing within 10 seconds, and it is sent again for about a day. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
