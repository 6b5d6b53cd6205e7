import { Table } from "@medusajs/ui"
import type { ReactNode } from "react"

export type MiniColumn<Row> = { header: string; cell: (row: Row) => ReactNode; figure?: boolean }

/** A small table for drawers: figures to the right, sideways scrolling within itself on a narrow screen. */
export function MiniTable<Row>({ label, columns, rows, keyOf }: MiniTableProps<Row>) {
  const align = ({ figure }: MiniColumn<Row>) => (figure ? "text-right tabular-nums" : "")
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={label}>
      <Table>
        <Table.Header className="border-t-0">
          <Table.Row>
            {columns.map((column) => (
              <Table.HeaderCell key={column.header} className={`whitespace-nowrap first:pl-6 last:pr-6 ${align(column)}`}>
                {column.header}
              </Table.HeaderCell>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body className="border-b-0 [&_tr:last-child]:border-b-0">
          {rows.map((row) => (
            <Table.Row key={keyOf(row)}>
              {columns.map((column) => (
                <Table.Cell key={column.header} className={`whitespace-nowrap first:pl-6 last:pr-6 ${align(column)}`}>
                  {column.cell(row)}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </div>
  )
}

type MiniTableProps<Row> = { label: string; columns: MiniColumn<Row>[]; rows: Row[]; keyOf: (row: Row) => string }
