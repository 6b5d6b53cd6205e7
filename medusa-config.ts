import { createSecretKey } from "node:crypto"
import { defineConfig } from "@medusajs/framework/utils"
import { DATABASE_OPTIONS } from "./src/config/database-options"
import { readEnvironment } from "./src/config/read-environment"
import { houseModules } from "./src/config/house-modules"

process.env.MEDUSA_DISABLE_TELEMETRY = "true"

const environment = readEnvironment(process.env)

export default defineConfig({
  projectConfig: {
    databaseUrl: environment.DATABASE_URL,
    databaseDriverOptions: DATABASE_OPTIONS,
    redisUrl: environment.REDIS_URL,
    workerMode: environment.MEDUSA_WORKER_MODE,
    http: {
      storeCors: environment.STORE_CORS,
      adminCors: environment.ADMIN_CORS,
      authCors: environment.AUTH_CORS,
      jwtSecret: environment.JWT_SECRET,
      // The same secret as a key: from a text one is made for every request, by way of an error, for a millisecond.
      jwtPublicKey: createSecretKey(Buffer.from(environment.JWT_SECRET)),
      jwtOptions: { algorithm: "HS256" },
      jwtVerifyOptions: { algorithms: ["HS256"] },
      cookieSecret: environment.COOKIE_SECRET,
    },
    // Medusa marks its session cookie "secure" in production, and a browser then refuses it on plain http.
    cookieOptions: {
      sameSite: "lax",
      httpOnly: true,
      ...(environment.COOKIE_SECURE === undefined ? {} : { secure: environment.COOKIE_SECURE }),
    },
  },
  admin: {
    disable: environment.ADMIN_DISABLED,
    path: "/app",
    // Same origin: the built admin must not remember the address of the machine that built it.
    backendUrl: "/",
  },
  modules: houseModules(environment),
})
