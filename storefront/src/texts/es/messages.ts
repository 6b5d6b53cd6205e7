import type { Messages } from "../messages"

/**
 * What the contract and the server say, by their English; the values of a placeholder are looked up here too, which is how
 * fields get their names. What is missing is shown as the server says it. Exact sentences come before those with placeholders.
 */
export const SPANISH_MESSAGES: Messages = {
  // Names of fields inside messages
  "First name": "Nombre",
  "Last name": "Apellido",
  "Job title": "Puesto",
  "Company name": "Nombre de la empresa",
  Company: "Empresa",
  Name: "Nombre",
  "Address line 1": "Dirección, línea 1",
  "Address line 2": "Dirección, línea 2",
  "Shipping address line 1": "Dirección de envío, línea 1",
  "Shipping address line 2": "Dirección de envío, línea 2",
  "Billing address line 1": "Dirección de facturación, línea 1",
  "Billing address line 2": "Dirección de facturación, línea 2",
  Address: "Dirección",
  City: "Ciudad",
  State: "Estado",
  "Postal code": "Código postal",
  Country: "País",
  "E-mail": "Correo electrónico",
  "E-mail address": "Correo electrónico",
  Password: "Contraseña",
  "Phone number": "Número de teléfono",
  "Phone type": "Tipo de teléfono",
  "Primary phone number": "Teléfono principal",
  "Purchase order number": "Número de orden de compra",
  Region: "Región",
  Industry: "Ramo",
  Message: "Mensaje",
  Reason: "Motivo",
  Notes: "Notas",
  "Delivery time": "Hora de entrega",
  "A reason": "Un motivo",
  "Consent to data processing": "El consentimiento para tratar los datos",

  // Forms
  "Country is not in the list": "El país no está en la lista",
  "Invalid e-mail address": "Correo electrónico no válido",
  "Enter a valid e-mail address": "Escriba un correo electrónico válido",
  "Invalid phone number format": "Formato de teléfono no válido",
  "Postal code is invalid": "Código postal no válido",
  "Invalid phone type": "Tipo de teléfono no válido",
  "Phone number must be at least 7 digits": "El número de teléfono debe tener al menos 7 dígitos",
  "You must agree to the terms": "Debe aceptar las condiciones",
  "Delivery date must be a day, such as 2027-03-01": "La fecha de entrega debe ser un día, como 2027-03-01",
  "Choose a day to come": "Elija un día que aún no haya pasado",
  "Choose a period": "Elija un período",
  "Choose a role": "Elija una función",
  "Choose the terms": "Elija las condiciones",
  "Choose what it is about": "Elija de qué se trata",
  "Nothing to change": "No hay nada que cambiar",
  "A reason is required": "Indique el motivo",
  "Reason is required": "Indique el motivo",
  "Name the list": "Ponga nombre a la lista",
  "A list's name must be at most 80 characters": "El nombre de una lista debe tener 80 caracteres como máximo",
  "Enter a promo code": "Escriba un código promocional",
  "Enter a product code": "Escriba un código de producto",
  "Enter an amount above 0, at most 4 decimals": "Escriba una cantidad mayor que 0, con 4 decimales como máximo",
  "Enter a number above 0, with at most 4 decimals": "Escriba un número mayor que 0, con 4 decimales como máximo",
  "Enter at most 9,999,999": "Escriba 9,999,999 como máximo",
  "The shortest piece is 0.125 in": "La pieza más corta es de 0.125 in",
  "Enter inches from 0 to 1000": "Escriba pulgadas de 0 a 1000",
  "Say what has changed": "Diga qué ha cambiado",
  "Tell us what you buy and who knows you": "Díganos qué compra y quién le conoce",
  "Attach pdf, png, jpg, csv, xlsx, docx, dxf or step files": "Adjunte archivos pdf, png, jpg, csv, xlsx, docx, dxf o step",
  "A file may be up to 10 MB": "Un archivo puede tener hasta 10 MB",
  "Files may be up to 10 MB together": "Los archivos pueden sumar hasta 10 MB",
  "The file is empty": "El archivo está vacío",
  "The file holds a program: save it without macros or scripts":
    "El archivo contiene un programa: guárdelo sin macros ni scripts",
  "Credit limit must be an amount in USD": "El límite de crédito debe ser un importe en USD",
  "Credit limit must be at least 1": "El límite de crédito debe ser al menos 1",
  "Credit limit has at most 2 decimals": "El límite de crédito tiene 2 decimales como máximo",
  "Credit limit must be at most {limit}": "El límite de crédito debe ser como máximo {limit}",
  "Spending limit must be an amount in USD": "El límite de gasto debe ser un importe en USD",
  "Spending limit must not be below 0": "El límite de gasto no debe ser menor que 0",
  "Spending limit has at most 2 decimals": "El límite de gasto tiene 2 decimales como máximo",
  "Spending limit must be at most {limit}": "El límite de gasto debe ser como máximo {limit}",
  "The region follows your company's country": "La región depende del país de su empresa",

  // Sign-in, passwords, links
  "The e-mail address or the password is not right. Check both and try again.":
    "El correo electrónico o la contraseña no son correctos. Revise ambos e inténtelo de nuevo.",
  "The code is not right, or was used before. Enter the one the app shows now.":
    "El código no es correcto o ya se usó. Escriba el que muestra ahora la aplicación.",
  "Enter your password": "Escriba su contraseña",
  "Enter the code": "Escriba el código",
  "The password is not right": "La contraseña no es correcta",
  "Too many attempts. Wait a few minutes, then try again.": "Demasiados intentos. Espere unos minutos e inténtelo de nuevo.",
  "Too many attempts: try again in {minutes} minutes": "Demasiados intentos: inténtelo de nuevo dentro de {minutes} minutos",
  "Sign-in does not answer right now. Try again in a minute.":
    "El inicio de sesión no responde en este momento. Inténtelo de nuevo en un minuto.",
  "The sign-in was refused. Check the e-mail address and the password.":
    "Se rechazó el inicio de sesión. Revise el correo electrónico y la contraseña.",
  "This account cannot sign in. Contact us and we will tell you why.":
    "Esta cuenta no puede iniciar sesión. Contáctenos y le diremos por qué.",
  "This account cannot sign in": "Esta cuenta no puede iniciar sesión",
  "That took too long. Sign in again.": "Ha tardado demasiado. Inicie sesión de nuevo.",
  "Signing in at the other site did not come to its end. Try again, or use your password.":
    "El inicio de sesión en el otro sitio no terminó. Inténtelo de nuevo o use su contraseña.",
  "The other site has not confirmed your e-mail address. Confirm it there, or create an account here.":
    "El otro sitio no ha confirmado su correo electrónico. Confírmelo allí o cree una cuenta aquí.",
  "The other site does not answer right now. Try again in a minute, or use your password.":
    "El otro sitio no responde en este momento. Inténtelo de nuevo en un minuto o use su contraseña.",
  "There is no registration to complete": "No hay ningún registro que completar",
  "Sign in to see this page. You will come straight back.": "Inicie sesión para ver esta página. Volverá aquí enseguida.",
  "This page was open for too long. Try again.": "Esta página estuvo abierta demasiado tiempo. Inténtelo de nuevo.",
  "This address belongs to an account with another way to sign in. Use that one.":
    "Esta dirección pertenece a una cuenta con otra forma de iniciar sesión. Use esa.",
  "The shop did not answer. Check your connection and try again.":
    "La tienda no respondió. Revise su conexión e inténtelo de nuevo.",
  "Sign-in is not set up correctly. Contact us; we have been told too.":
    "El inicio de sesión no está bien configurado. Contáctenos; también se nos ha avisado.",
  "Signing in did not work. Try again, or contact us.": "No se pudo iniciar sesión. Inténtelo de nuevo o contáctenos.",
  "Sign in first": "Inicie sesión primero",
  "Sign in first.": "Inicie sesión primero.",
  "Sign in again": "Inicie sesión de nuevo",
  "Sign in to change quantities": "Inicie sesión para cambiar cantidades",
  "You were signed out. Sign in again in another tab, then send this form once more.":
    "Se cerró su sesión. Inicie sesión de nuevo en otra pestaña y envíe este formulario una vez más.",
  "The link is not complete": "El enlace no está completo",
  "The link is not valid": "El enlace no es válido",
  "This link was used already or has expired. Ask for a new one.": "Este enlace ya se usó o venció. Pida uno nuevo.",
  "The address has a sign-in": "La dirección ya tiene una cuenta",
  "This password is in lists of leaked ones: choose another":
    "Esta contraseña está en listas de contraseñas filtradas: elija otra",
  "Password must not be your e-mail address": "La contraseña no debe ser su correo electrónico",
  "Password must not repeat so few characters": "La contraseña no debe repetir tan pocos caracteres",
  "Password must be at least {count} characters": "La contraseña debe tener al menos {count} caracteres",
  "Password must be at most {count} characters": "La contraseña debe tener {count} caracteres como máximo",
  "Complete your profile first": "Complete primero su perfil",

  // Cart, checkout, lists, orders
  "The shop cannot be reached. Your cart is as it was; try again once you are online.":
    "No se puede llegar a la tienda. Su carrito sigue como estaba; inténtelo de nuevo cuando tenga conexión.",
  "The shop cannot be reached. Nothing was saved; try again once you are online.":
    "No se puede llegar a la tienda. No se guardó nada; inténtelo de nuevo cuando tenga conexión.",
  "The shop's server does not answer. Try again in a minute.":
    "El servidor de la tienda no responde. Inténtelo de nuevo en un minuto.",
  "It could not be sent. Check the size of the files and your connection, then try again.":
    "No se pudo enviar. Revise el tamaño de los archivos y su conexión, e inténtelo de nuevo.",
  "This cart is no longer open. Reload the page.": "Este carrito ya no está abierto. Vuelva a cargar la página.",
  "This cart has already been ordered": "Este carrito ya se pidió",
  "{wish} cannot be cut from the bars in stock: at most {most} of these pieces can, and the longest piece possible is {longest} in. Take fewer or shorter pieces, or ask us.":
    "{wish} no se puede cortar de las barras en existencia: salen {most} de estas piezas como máximo, y la pieza más larga posible es de {longest} in. Tome menos piezas o más cortas, o consúltenos.",
  "No bar of {code} in stock has a piece of {inches} in: the longest piece possible is {longest} in. Take shorter pieces, or ask us.":
    "Ninguna barra de {code} en existencia da una pieza de {inches} in: la más larga posible es de {longest} in. Tome piezas más cortas o consúltenos.",
  "This cart was ordered as {orderNumber}": "Este carrito se pidió como {orderNumber}",
  "The cart is empty": "El carrito está vacío",
  "The cart has changed meanwhile. Look at it and try again.": "El carrito cambió entretanto. Revíselo e inténtelo de nuevo.",
  "The cart keeps changing. Look at it and try again.": "El carrito sigue cambiando. Revíselo e inténtelo de nuevo.",
  "There is no such line in this cart": "No existe esa partida en este carrito",
  "There is no such list": "No existe esa lista",
  "There is no such order": "No existe ese pedido",
  "This cart waits for a colleague's approval. Withdraw the request to change or order it.":
    "Este carrito espera la aprobación de un colega. Retire la solicitud para cambiarlo o pedirlo.",
  "This item is no longer sold": "Este artículo ya no se vende",
  "No longer sold": "Ya no se vende",
  "No product has this code": "Ningún producto tiene este código",
  "Some rows cannot be ordered; nothing was added": "Algunas filas no se pueden pedir; no se agregó nada",
  "Your account is not approved for orders yet": "Su cuenta aún no está aprobada para hacer pedidos",
  "Your account is not approved yet": "Su cuenta aún no está aprobada",
  "You belong to no company yet": "Aún no pertenece a ninguna empresa",
  "You belong to no company that could approve this order": "No pertenece a ninguna empresa que pueda aprobar este pedido",
  "Only an administrator of your company may do this": "Solo un administrador de su empresa puede hacer esto",
  "Who asked may not order for your company any more": "Quien lo solicitó ya no puede pedir para su empresa",
  "This request was decided already": "Esta solicitud ya se decidió",
  "Too many of your orders wait for approval": "Demasiados de sus pedidos esperan aprobación",
  "You asked too often today. Ask again tomorrow.": "Hoy preguntó demasiadas veces. Inténtelo mañana.",
  "Somebody else has changed this order meanwhile; look at it again":
    "Otra persona cambió este pedido entretanto; revíselo de nuevo",
  "Goods cannot be sold to this country without a compliance release. Contact us.":
    "No se puede vender a este país sin una autorización de cumplimiento. Contáctenos.",
  "The freight to this address has to be quoted, so this order cannot be paid by card. Order on account, or ask for a quote.":
    "El flete a esta dirección tiene que cotizarse, por lo que este pedido no se puede pagar con tarjeta. Pida a cuenta o solicite una cotización.",
  "Cards cannot be taken at the moment. Nothing was ordered; try again in a minute.":
    "En este momento no se aceptan tarjetas. No se pidió nada; inténtelo de nuevo en un minuto.",
  "The size of a line of this cart is not known; ask for a quote":
    "No se conoce la medida de una partida de este carrito; pida una cotización",
  "You were signed out or the cart changed in another tab. Reload this page; nothing was ordered.":
    "Se cerró su sesión o el carrito cambió en otra pestaña. Vuelva a cargar esta página; no se pidió nada.",
  "Selection Parameters will find too many stock items. Please provide at least one selection criteria.":
    "Los parámetros de selección encuentran demasiados artículos. Indique al menos un criterio de selección.",
  "Must specify a working specification and/or manual specifications.":
    "Debe indicar una especificación de trabajo y/o especificaciones manuales.",

  // Prices
  "Base price": "Precio base",
  "Your contract price": "Su precio de contrato",
  "Quantity price": "Precio por cantidad",
  Discount: "Descuento",
  "Price of your quote": "Precio de su cotización",
  "Price set by the sales desk": "Precio fijado por ventas",
  "Change since the line was priced": "Cambio desde que se calculó la partida",
  "Failed to calculate price": "No se pudo calcular el precio",
  "Price calculation failed": "Falló el cálculo del precio",
  "Failed to fetch product details.": "No se pudieron obtener los datos del producto.",

  "The shop did not answer.": "La tienda no respondió.",

  // With placeholders
  "Error fetching product details: {status}": "Error al obtener los datos del producto: {status}",
  "The shop's server answered {status}. Try again, or contact us.":
    "El servidor de la tienda respondió {status}. Inténtelo de nuevo o contáctenos.",
  "Promo code {code}": "Código promocional {code}",
  "The promo code {code} has expired.": "El código promocional {code} venció.",
  "The promo code {code} has been used up.": "El código promocional {code} se agotó.",
  "You cannot use the promo code {code}. Check how it is written.":
    "No puede usar el código promocional {code}. Revise cómo está escrito.",
  'No product has the code "{code}"': "Ningún producto tiene el código «{code}»",
  "A cart holds at most {count} lines": "Un carrito admite {count} partidas como máximo",
  "{code}: a line holds at most {most} pieces; {asked} were reduced to {kept}.":
    "{code}: una partida admite {most} piezas como máximo; {asked} se redujeron a {kept}.",
  "The price of {code} has changed: {before} is now {after}.": "El precio de {code} cambió: {before} ahora es {after}.",
  "What your cart held is kept as “{name}”.": "Lo que tenía su carrito se guardó como «{name}».",
  "Nothing on “{name}” can be ordered now": "Nada de «{name}» se puede pedir ahora",
  "There is nothing on “{name}” yet": "Aún no hay nada en «{name}»",
  "The total is now {now} USD, not {before} USD": "El total ahora es {now} USD, no {before} USD",
  "An order above {limit} USD needs a quote": "Un pedido de más de {limit} USD necesita una cotización",
  "The certificate names {named}, not {specification}": "El certificado indica {named}, no {specification}",
  "The certificate names {named}": "El certificado indica {named}",
  "The file is not what its name says (.{kind})": "El archivo no es lo que dice su nombre (.{kind})",
  "Attach at most {count} files": "Adjunte {count} archivos como máximo",
  "At most {count} characters": "{count} caracteres como máximo",
  "Use {units}": "Use {units}",
  "Whole pieces, {least} to {most}": "Piezas enteras, de {least} a {most}",
  "Enter a whole number from {least} to {most}": "Escriba un número entero de {least} a {most}",
  "{field} is required": "{field}: campo obligatorio",
  "{field} must be less than {count} characters": "{field}: debe tener menos de {count} caracteres",
  "{field} contains invalid characters": "{field}: contiene caracteres no válidos",
}
