/** The files of a form's field, as the backend takes them. */
export async function filesOf(form: FormData, name: string): Promise<{ fileName: string; content: string }[]> {
  const files = form.getAll(name).filter((one): one is File => one instanceof File && one.size > 0)
  return await Promise.all(
    files.map(async (file) => ({ fileName: file.name, content: Buffer.from(await file.arrayBuffer()).toString("base64") })),
  )
}
