/** Lets whatever waits run before the next step: long work in steps never holds up an answer for long. */
export async function breathe(): Promise<void> {
  await new Promise<void>((resolve) => setImmediate(resolve))
}

/** Reads rows page by page, in order of id, until there are no more. */
export async function readInSteps<Row extends { id: string }>(
  read: (afterId: string, limit: number) => Promise<Row[]>,
  take: (rows: Row[]) => void,
  limit: number,
): Promise<void> {
  for (let afterId: string | undefined = ""; afterId !== undefined; ) {
    const rows: Row[] = await read(afterId, limit)
    take(rows)
    afterId = rows.length < limit ? undefined : rows.at(-1)?.id
    await breathe()
  }
}
