/** The names of a table's rows, as what they are. */
export function keysOf<Key extends string>(rows: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(rows) as Key[]
}
