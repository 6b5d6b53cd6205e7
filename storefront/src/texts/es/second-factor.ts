import type { Translated } from "../catalogue"
import type { secondFactorTexts } from "../en/second-factor"

export const secondFactor: Translated<typeof secondFactorTexts> = {
  yourPassword: "Su contraseña",
  codeOrRecoveryCode: "Código de la aplicación, o un código de recuperación",
  qrCodeForYourAuthenticator: "Código QR para su aplicación de autenticación",
  scanThisWithAnAuthenticator:
    "Escanee esto con una aplicación de autenticación en su teléfono. ¿No tiene cámara a mano? Escriba esta clave en la aplicación:",
  openTheAppHere: "Abra aquí la aplicación",
  onThisDeviceLink: "¿En este dispositivo? {link}.",
  thenEnterTheSixDigits:
    "Después escriba los seis dígitos que muestra la aplicación. Se cierra la sesión en todos los demás dispositivos.",
  codeOfTheApp: "Código de la aplicación",
  itNeedsAPassword: "Necesita una contraseña: establezca una primero, más abajo.",
  switchOn: "Activar",
  oneMoment: "Un momento",
  cancel: "Cancelar",
  keepYourRecoveryCodes: "Guarde sus códigos de recuperación",
  eachStandsInForThe: "Cada uno sustituye una vez a la aplicación, cuando pierda su teléfono. Se muestran ahora y nunca más.",
  iHaveKeptThem: "Los he guardado",
  copied: "Copiado",
  copy: "Copiar",
  secondStepAtSignIn: "Segundo paso al iniciar sesión",
  yourPasswordFirstSoThat: "Primero su contraseña, para que nadie más pueda hacer esto en una pantalla desbloqueada.",
  goOn: "Continuar",
  theCodesYouHaveStop: "Los códigos que tiene dejan de servir en cuanto se muestran los nuevos.",
  makeNewRecoveryCodes: "Crear códigos de recuperación nuevos",
  fromThenOnThePassword: "Desde entonces basta la contraseña para iniciar sesión.",
  switchOff: "Desactivar",
  thisShopIsNotSet: "Esta tienda aún no está preparada para un segundo paso.",
  offWithItASign:
    "Desactivado. Con él, al iniciar sesión se pide después de la contraseña un código de una aplicación de su teléfono, de modo que una contraseña filtrada no basta.",
  on: "Activado",
  sinceLocaltime: "desde el {localTime}",
  aSignInAsksFor: ". Al iniciar sesión se pide un código después de la contraseña.",
  newRecoveryCodes: "Códigos de recuperación nuevos",
}
