import { AccessDenied, AuthError, CredentialsSignin } from "@auth/core/errors"
import { BackendError } from "@/lib/backend-error"

class CodedSignin extends CredentialsSignin {
  constructor(readonly code: string) {
    super()
  }
}

/** The password was right, and a code is asked for. */
export class SecondStepNeeded extends CodedSignin {
  constructor() {
    super("second_step")
  }
}

/** The code was not right, or was given before. */
export class WrongCode extends CodedSignin {
  constructor() {
    super("second_step_wrong")
  }
}

/** The code comes too long after the first step at another site. */
export class SecondStepOver extends CodedSignin {
  constructor() {
    super("second_step_over")
  }
}

/** The backend's refusal of a sign-in, as the code the sign-in page has words for. */
export function toSignInError(error: unknown): AuthError {
  if (error instanceof AuthError) return error
  if (!(error instanceof BackendError)) return new CodedSignin("unavailable")
  if (error.type === "access_denied") return new AccessDenied(error.message)
  if (error.status === 401) return new CredentialsSignin()
  if (error.status === 429) return new CodedSignin("too_many_attempts")
  return error.status < 500 ? new CodedSignin("refused") : new CodedSignin("unavailable")
}
