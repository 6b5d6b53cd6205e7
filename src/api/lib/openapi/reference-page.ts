/** Starts the library on the document; nothing is asked of other servers. */
export const REFERENCE_SCRIPT = `SwaggerUIBundle({
  url: "/openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  docExpansion: "none",
  defaultModelsExpandDepth: 0,
  filter: true,
  validatorUrl: null,
  tryItOutEnabled: false,
})
`

export const REFERENCE_STYLE = `body { margin: 0; background: #fff; }
.swagger-ui .info { margin: 24px 0 16px; }
.swagger-ui .wrapper { max-width: 1200px; }
`
