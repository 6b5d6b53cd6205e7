/** Whether a promise is kept within so many milliseconds. Never rejects. */
export async function answersInTime(promise: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds)
  })
  const answered = promise.then(
    () => true,
    () => false,
  )
  return await Promise.race([answered, late]).finally(() => clearTimeout(timer))
}
