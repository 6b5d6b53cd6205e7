import {
  RESERVATION_STATUS_LABELS,
  type AdminOrderLine,
  type AdminReservation,
  type ReservationStatus,
} from "@billet/backend/contract"
import { Badge, StatusBadge, Table } from "@medusajs/ui"
import { inches, pounds, total, unitPrice } from "../lib/format"
import { Quantity } from "./quantity"

const COLOURS: Record<ReservationStatus, "orange" | "green" | "blue" | "grey"> = {
  HELD: "orange",
  RESERVED: "green",
  DEDUCTED: "blue",
  RELEASED: "grey",
}

function Reservation({ coid, inches: length, status }: AdminReservation) {
  return (
    <li className="flex flex-col items-start gap-y-1">
      <span className="text-ui-fg-base whitespace-nowrap">
        {coid} · <Quantity value={inches(length)} unit="in" />
      </span>
      <StatusBadge color={COLOURS[status]} className="text-nowrap">
        {RESERVATION_STATUS_LABELS[status]}
      </StatusBadge>
    </li>
  )
}

/** Where the metal lies and how much of it is promised to this line. */
function Stock({ line }: { line: AdminOrderLine }) {
  if (!line.reservations.length) return <span className="text-ui-fg-muted">{line.coid} · nothing reserved</span>
  return (
    <ul className="flex flex-col gap-y-2">
      {line.reservations.map((one) => (
        <Reservation key={`${one.coid} ${one.status} ${one.inches}`} {...one} />
      ))}
    </ul>
  )
}

function Line({ line }: { line: AdminOrderLine }) {
  return (
    <Table.Row className="[&_td]:h-auto [&_td]:py-3 [&_td]:pr-4 [&_td]:align-top">
      <Table.Cell className="pl-6">
        <div className="text-ui-fg-base whitespace-nowrap font-mono text-xs leading-5">{line.productCode}</div>
        <div className="text-ui-fg-subtle txt-compact-xsmall mt-1">
          <span className="whitespace-nowrap tabular-nums">{line.productSize} in</span> · {line.productCondition}
        </div>
        {line.oneHeat && (
          <Badge size="2xsmall" color="orange" className="mt-1">
            All from one heat
          </Badge>
        )}
      </Table.Cell>
      <Table.Cell className="text-right">
        <div className="text-ui-fg-base">
          <Quantity value={line.amount} unit={line.unit} /> × {line.pieces}
        </div>
        <div className="txt-compact-xsmall mt-1">
          <Quantity value={inches(line.lengthInInches)} unit="in each" />
        </div>
      </Table.Cell>
      <Table.Cell className="text-right">
        <Quantity value={pounds(line.totalWeightInPounds)} unit="lb" />
      </Table.Cell>
      <Table.Cell className="text-right tabular-nums">
        <div className="text-ui-fg-base">{total(line.itemTotal)}</div>
        <div className="txt-compact-xsmall mt-1 whitespace-nowrap">
          <Quantity value={unitPrice(line.unitPrice)} unit={line.unit === "in" ? "per piece" : `per ${line.unit}`} />
        </div>
      </Table.Cell>
      <Table.Cell className="pr-6">
        <Stock line={line} />
      </Table.Cell>
    </Table.Row>
  )
}

const COLUMNS = [
  { header: "Product" },
  { header: "Amount × pieces", figure: true },
  { header: "Line weight", figure: true },
  { header: "Total, unit price", figure: true },
  { header: "Reserved at" },
]

/** The metal of an order, line by line; on a narrow screen it scrolls sideways within itself. */
export function OrderLines({ lines }: { lines: AdminOrderLine[] }) {
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Metal lines">
      <Table>
        <Table.Header className="border-t-0">
          <Table.Row>
            {COLUMNS.map(({ header, figure }) => (
              <Table.HeaderCell key={header} className={`whitespace-nowrap first:pl-6 last:pr-6 ${figure ? "text-right" : ""}`}>
                {header}
              </Table.HeaderCell>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body className="border-b-0 [&_tr:last-child]:border-b-0">
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </Table.Body>
      </Table>
    </div>
  )
}
