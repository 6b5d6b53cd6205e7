import type { Constructor } from "@medusajs/framework/types"
import { DmlEntity, MedusaServiceModelObjectsSymbol, camelToSnakeCase, defineJoinerConfig, pluralize, upperCaseFirst } from "@medusajs/framework/utils"

type Models = { [MedusaServiceModelObjectsSymbol]?: Record<string, unknown> }

/**
 * Makes a module's models readable by `query.graph`. That calls a service by the names of its models, which carry the
 * prefix metal_ in the house, while the service's methods are named without it: here each model learns its methods.
 */
export function queryable<Service extends Constructor<object>>(moduleName: string, service: Service): Service {
  const models = Object.entries((service as Models)[MedusaServiceModelObjectsSymbol] ?? {}).flatMap(([method, model]) =>
    DmlEntity.isDmlEntity(model) ? { method, model } : [],
  )
  const config = defineJoinerConfig(moduleName, {
    models: models.map(({ model }) => model),
    alias: models.map(({ method, model }) => {
      const name = camelToSnakeCase(model.name).toLowerCase()
      return { name: [name, pluralize(name)], entity: upperCaseFirst(model.name), args: { methodSuffix: pluralize(method) } }
    }),
  })
  Object.assign(service.prototype, { __joinerConfig: () => config })
  return service
}
