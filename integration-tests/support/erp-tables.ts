import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { ErpDatabase } from "./erp-databases"

const SHAPES = { RD: "round", TU: "tube" }

/** What a supplier's tables might be called; shapes are codes, blanks are nulls, one field is the same for all rows. */
export const ERP_MAPPING = {
  stock: {
    table: "ITEMS",
    key: "ITEM_NO",
    changed: "CHANGED_AT",
    overlap: 60,
    columns: {
      productCode: "ITEM_NO",
      productName: "DESCR",
      productCategory: { constant: "Metals" },
      metalCategory: { column: "GRP", values: { NI: "NICKEL", SS: "STAINLESS STEEL" } },
      stockGrade: "GRADE",
      productType: { constant: "Bar" },
      stockType: { column: "SHAPE", values: SHAPES },
      productCondition: "COND",
      productSize: "SIZE_TXT",
      outerDiameter: "OD",
      insideDiameter: "ID_IN",
      coid: "COMPANY",
      stratificationRank: { constant: "A" },
      avlStkZone: { constant: "Z4" },
      isSpecialOffer: "ON_OFFER",
      isPopularItem: { constant: "false" },
      averageCostPerLb: "COST_LB",
      averageCostPerInch: { constant: "" },
      averageCostPerKg: { constant: "" },
      availableInches: "INCHES",
      availablePieces: "PIECES",
    },
  },
  orders: {
    table: "WEB_ORDERS",
    since: "2026-01-01T00:00:00Z",
    columns: {
      orderNumber: "ORDER_NO",
      version: "REV",
      orderStatus: "STATUS",
      purchaseOrderNumber: "PO",
      orderDate: "PLACED_AT",
      total: "TOTAL",
    },
    lines: {
      table: "WEB_ORDER_LINES",
      columns: { orderNumber: "ORDER_NO", lineNumber: "LINE_NO", productCode: "ITEM_NO", pieces: "PCS", inches: "INCHES" },
    },
  },
}

/** The mapping, or another, in a file. */
export function mappingFile(mapping: unknown = ERP_MAPPING): string {
  const file = join(mkdtempSync(join(tmpdir(), "billet-erp-mapping-")), "mapping.json")
  writeFileSync(file, typeof mapping === "string" ? mapping : JSON.stringify(mapping))
  return file
}

const quoted = (erp: ErpDatabase, name: string) => (erp.url.startsWith("postgres") ? `"${name}"` : `\`${name}\``)
const inOrder = (erp: ErpDatabase, count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => (erp.url.startsWith("postgres") ? `$${at + from}` : "?")).join(", ")

/** Makes the supplier's empty tables. */
export async function makeErpTables(erp: ErpDatabase): Promise<void> {
  const name = (text: string) => quoted(erp, text)
  const time = erp.url.startsWith("postgres") ? "timestamptz" : "datetime(6)"
  const bit = erp.url.startsWith("postgres") ? "boolean" : "bit(1)"
  await erp.run(
    `create table ${name("ITEMS")} (${name("ITEM_NO")} varchar(60) primary key, ${name("DESCR")} varchar(200), ${name("GRP")} char(2),
     ${name("GRADE")} varchar(20), ${name("SHAPE")} char(2), ${name("COND")} varchar(60), ${name("SIZE_TXT")} varchar(20),
     ${name("OD")} numeric(9,3), ${name("ID_IN")} numeric(9,3), ${name("COMPANY")} varchar(40), ${name("ON_OFFER")} ${bit},
     ${name("COST_LB")} numeric(12,4), ${name("INCHES")} numeric(12,3), ${name("PIECES")} int, ${name("CHANGED_AT")} ${time} not null)`,
  )
  await erp.run(
    `create table ${name("WEB_ORDERS")} (${name("ORDER_NO")} varchar(30) primary key, ${name("REV")} int not null,
     ${name("STATUS")} varchar(20), ${name("PO")} varchar(100), ${name("PLACED_AT")} ${time}, ${name("TOTAL")} numeric(14,2))`,
  )
  await erp.run(
    `create table ${name("WEB_ORDER_LINES")} (${name("ORDER_NO")} varchar(30) not null, ${name("LINE_NO")} int not null,
     ${name("ITEM_NO")} varchar(60), ${name("PCS")} int, ${name("INCHES")} numeric(12,3), primary key (${name("ORDER_NO")}, ${name("LINE_NO")}))`,
  )
}

/** Writes a bar into the supplier's stock, or changes it. */
export async function putErpBar(
  erp: ErpDatabase,
  code: string,
  bar: { inches: number; changedAt: Date; shape?: string },
): Promise<void> {
  const { inches, changedAt, shape = "RD" } = bar
  await erp.run(`delete from ${quoted(erp, "ITEMS")} where ${quoted(erp, "ITEM_NO")} = ${inOrder(erp, 1)}`, [code])
  const values = [
    code,
    `Bar ${code}`,
    "NI",
    "718",
    shape,
    "ANNEALED",
    "4.500",
    4.5,
    null,
    "INC",
    false,
    21.75,
    inches,
    3,
    changedAt,
  ]
  await erp.run(`insert into ${quoted(erp, "ITEMS")} values (${inOrder(erp, values.length)})`, values)
}

/** Every row of one of their tables, by its first column. */
export async function erpRows(erp: ErpDatabase, table: string): Promise<Record<string, unknown>[]> {
  return await erp.run(`select * from ${quoted(erp, table)} order by 1, 2`)
}
