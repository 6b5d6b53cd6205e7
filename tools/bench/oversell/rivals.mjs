/** Sends a request and answers its status and body, whatever they are; as many at once as are asked for. */
export async function ask(origin, method, path, { headers = {}, body } = {}) {
  const answer = await fetch(new URL(path, origin), {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(600_000),
  })
  const text = await answer.text()
  return { status: answer.status, body: text.startsWith("{") ? JSON.parse(text) : text }
}

/** The same, where nothing but a success will do. */
export async function askFor(...request) {
  const { status, body } = await ask(...request)
  if (status >= 400) throw new Error(`${request[1]} ${request[2]}: ${status} ${JSON.stringify(body).slice(0, 300)}`)
  return body
}

/** Runs jobs, a few at a time, and answers what they answered in their order. */
export async function fewAtATime(count, job, width = 8) {
  const answers = []
  let next = 0
  const work = async () => {
    for (let at = next++; at < count; at = next++) answers[at] = await job(at)
  }
  await Promise.all(Array.from({ length: width }, work))
  return answers
}
