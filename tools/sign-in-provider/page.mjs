const escape = (text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const field = (name, label, value = "") => `<p><label>${label} <input name="${name}" value="${escape(value)}"></label></p>`

/** Where whoever signs in says who they are. */
export function signInPage(title, query) {
  const kept = Object.entries(query).map(([name, value]) => `<input type="hidden" name="q_${name}" value="${escape(value)}">`)
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${title}</title>
<h1>${title}</h1><form method="post">${kept.join("")}${field("email", "E-mail", "dana@works.example")}${field("name", "Name", "Dana Wells")}
<p><label><input type="checkbox" name="verified" checked> The address is confirmed</label></p>
<p><button name="go" value="yes">Go on</button> <button name="go" value="no">Cancel</button></p></form></html>`
}

/** The form as it comes back: where it began, and the person; null for whoever cancelled. */
export function readPage(form) {
  const query = Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => (name.startsWith("q_") ? [[name.slice(2), value]] : [])),
  )
  const { email = "", name = "", verified, go } = form
  return { query, person: go === "no" ? null : { email, name, verified: verified === "on" } }
}
