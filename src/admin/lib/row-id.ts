/**
 * The id that `getRowId` gave a row. Medusa's table hands `rowHref` its own row, not the record that its type promises, and the
 * id is what both have.
 */
export function rowId(row: object): string {
  return encodeURIComponent(String(Reflect.get(row, "id")))
}
