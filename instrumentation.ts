import { registerTelemetry } from "./src/config/register-telemetry"
import { atEnd } from "./src/modules/shared/this-process"

/** Medusa calls this before anything else. */
export function register(): void {
  const sdk = registerTelemetry()
  if (sdk) atEnd(() => sdk.shutdown())
}
