import { catalogueModuleTests } from "../../../../integration-tests/support/catalogue-module"
import {
  barNamed,
  heatCsv,
  heatFields,
  stockCsv,
  stockFields,
  type HeatFields,
  type StockFields,
} from "../../../../integration-tests/support/feed-rows"
import { importFeed, importStock, rejectionsOf } from "../../../../integration-tests/support/module-feeds"

type Refused = { field: string; value: string; reason: string | RegExp }

const GOOD = [barNamed("GOOD 1"), barNamed("GOOD 2")]
const refusal = ({ field, value, reason }: Refused, line: number) => ({
  line,
  field,
  value,
  reason: expect.stringMatching(reason),
})

const STOCK_CASES: [string, Partial<StockFields>, Refused[]][] = [
  [
    "an unknown metal",
    { metalCategory: "COPPER" },
    [{ field: "metalCategory", value: "COPPER", reason: /NICKEL, LOW ALLOY, STAINLESS/ }],
  ],
  ["an unknown zone", { avlStkZone: "Z9" }, [{ field: "avlStkZone", value: "Z9", reason: /Z0, Z1, Z2, Z3, Z4/ }]],
  ["an unknown rank", { stratificationRank: "E" }, [{ field: "stratificationRank", value: "E", reason: /A, B, C, D/ }]],
  ["an unknown company", { coid: "INC,XYZ" }, [{ field: "coid", value: "INC,XYZ", reason: /unknown company XYZ/ }]],
  [
    "a flag that is none",
    { isSpecialOffer: "perhaps" },
    [{ field: "isSpecialOffer", value: "perhaps", reason: /true or false/ }],
  ],
  ["a word for a number", { availableInches: "many" }, [{ field: "availableInches", value: "many", reason: /number/ }]],
  ["a decimal comma", { averageCostPerLb: "21,5" }, [{ field: "averageCostPerLb", value: "21,5", reason: /decimal point/ }]],
  ["a negative length", { availableInches: "-1" }, [{ field: "availableInches", value: "-1", reason: /between 0 and/ }]],
  ["half a bar", { availablePieces: "2.5" }, [{ field: "availablePieces", value: "2.5", reason: /whole/ }]],
  [
    "more inches than the tables can count",
    { availableInches: "3000000" },
    [{ field: "availableInches", value: "3000000", reason: /between 0 and/ }],
  ],
  [
    "a cost beyond any metal",
    { averageCostPerKg: "500000" },
    [{ field: "averageCostPerKg", value: "500000", reason: /between 0 and/ }],
  ],
  ["a blank code", { productCode: "   " }, [{ field: "productCode", value: "", reason: /blank/ }]],
  [
    "a code with other characters",
    { productCode: "718-RB" },
    [{ field: "productCode", value: "718-RB", reason: /letters, digits/ }],
  ],
  ["a blank name", { productName: "" }, [{ field: "productName", value: "", reason: /blank/ }]],
  ["a size of another shape", { productSize: "4.5-2" }, [{ field: "productSize", value: "4.5-2", reason: /no size of a round/ }]],
  ["a diameter that contradicts the size", { outerDiameter: "5" }, [{ field: "outerDiameter", value: "5", reason: /agree/ }]],
  [
    "several things wrong at once",
    { metalCategory: "GOLD", avlStkZone: "", availablePieces: "x" },
    [
      { field: "availablePieces", value: "x", reason: /number/ },
      { field: "avlStkZone", value: "", reason: /one of/ },
      { field: "metalCategory", value: "GOLD", reason: /one of/ },
    ],
  ],
]

const HEAT_CASES: [string, Partial<HeatFields>, Refused[]][] = [
  ["a product nobody stocks", { productCode: "NO SUCH" }, [{ field: "productCode", value: "NO SUCH", reason: /no stock item/ }]],
  [
    "more lengths than pieces",
    { lengthsInInches: "1|2|3|4" },
    [{ field: "lengthsInInches", value: "1|2|3|4", reason: /as many as the pieces/ }],
  ],
  ["a length that is none", { lengthsInInches: "1|two|3" }, [{ field: "lengthsInInches", value: "1|two|3", reason: /number/ }]],
  ["two companies", { coid: "INC,EUR" }, [{ field: "coid", value: "INC,EUR", reason: /one of/ }]],
  ["a country that is none", { meltCountry: "ZQ" }, [{ field: "meltCountry", value: "ZQ", reason: /ISO-2/ }]],
  ["an unknown certificate", { certificateType: "9.9" }, [{ field: "certificateType", value: "9.9", reason: /3\.1/ }]],
  ["no cast number", { castNumber: "" }, [{ field: "castNumber", value: "", reason: /blank/ }]],
]

catalogueModuleTests(({ service }) => {
  const codes = async () =>
    (await service.readCatalogueItems({})).filter((item) => !item.withdrawn).map((item) => item.productCode)
  const importText = async (text: string) => {
    const feed = await importFeed(service, "STOCK", text)
    return { feed, rejections: await rejectionsOf(service, feed.id) }
  }

  describe("A stock feed with a broken row", () => {
    it("loads everything else and names line, field, value and reason of all that is wrong", async () => {
      const [first = stockFields(), ...rest] = GOOD
      const broken = STOCK_CASES.map(([, changes], index) => stockFields({ productCode: `BROKEN ${index}`, ...changes }))
      const { feed, rejections } = await importText(stockCsv([first, ...broken, ...rest]))
      expect(feed).toMatchObject({ new_rows: 2, rejected_rows: STOCK_CASES.length, total_rows: STOCK_CASES.length + 2 })
      expect(await codes()).toEqual(["GOOD 1", "GOOD 2"])
      expect(rejections).toEqual(STOCK_CASES.flatMap(([, , refused], index) => refused.map((one) => refusal(one, index + 3))))
    })

    it("keeps an item in sale, as it was, when its own row is the broken one", async () => {
      await importStock(service, [...GOOD, stockFields()])
      const { feed } = await importText(stockCsv([...GOOD, stockFields({ availableInches: "many", productName: "Changed" })]))
      expect(feed).toMatchObject({ rejected_rows: 1, withdrawn_rows: 0 })
      const [item] = await service.readCatalogueItems({ codes: [stockFields().productCode] })
      expect(item).toMatchObject({ withdrawn: false, availableInches: 360, productName: stockFields().productName })
    })

    it.each([
      ["too few values", "718 RB,short", /2 values where the header has 21/],
      [
        "too many values",
        `${stockCsv([stockFields({ productCode: "LONG" })]).split("\n")[1]},x,y`,
        /23 values where the header has 21/,
      ],
      ["a quote that is never closed", `"718 RB 1,${stockCsv([stockFields()]).split("\n")[1]}`, /quote/],
    ])("goes past a line with %s", async (_name, text, reason) => {
      const [header, first, second] = stockCsv(GOOD).split("\n")
      const { feed, rejections } = await importText([header, first, text, second, ""].join("\n"))
      expect(feed).toMatchObject({ new_rows: 2, rejected_rows: 1 })
      expect(rejections).toEqual([{ line: 3, field: "", value: expect.any(String), reason: expect.stringMatching(reason) }])
      expect(await codes()).toEqual(["GOOD 1", "GOOD 2"])
    })

    it("keeps quotes that stand inside a value, doubled or not", async () => {
      const [header, row = ""] = stockCsv([stockFields({ productName: 'Bar 4 1/2" round' })]).split("\n")
      const bare = row.replace('"Bar 4 1/2"" round"', 'Bar 4 1/2" round').replace(/718 RB 04500 SA120/, "BARE")
      await importText([header, row, bare].join("\n"))
      expect((await service.readCatalogueItems({})).map((item) => item.productName)).toEqual([
        'Bar 4 1/2" round',
        'Bar 4 1/2" round',
      ])
    })

    it.each([["{nonsense"], ["[1,2]"], ["null"], ['{"productCode":"\\u0000"}'], ['{"productCode":"\\ud800"}']])(
      "goes past %j among JSON lines",
      async (text) => {
        const good = JSON.stringify(GOOD[0])
        const { feed, rejections } = await importText([good, text, JSON.stringify(GOOD[1])].join("\n"))
        expect(feed).toMatchObject({ new_rows: 2, rejected_rows: 1 })
        expect(rejections.map(({ line }) => line)).toEqual([2])
      },
    )
  })

  describe("Two rows of a stock feed for one address", () => {
    it.each([
      ["the same code", "GOOD 1", /repeats GOOD 1/],
      ["a code that differs in case alone", "good 1", /repeats GOOD 1/],
    ])("are one item when they have %s: the first is taken, close by or 500 rows further", async (_name, code, reason) => {
      const between = Array.from({ length: 600 }, (_, index) => barNamed(`BETWEEN ${index}`))
      const twin = barNamed(code, { productName: "Twin" })
      const { feed, rejections } = await importText(stockCsv([...GOOD, twin, ...between, twin]))
      expect(feed).toMatchObject({ new_rows: 602, rejected_rows: 2, changed_rows: 0 })
      expect(rejections).toEqual([4, 605].map((line) => refusal({ field: "productCode", value: code, reason }, line)))
      const [item] = await service.readCatalogueItems({ normalisedCodes: ["good_1"] })
      expect(item).toMatchObject({ productCode: "GOOD 1", productName: "Bar GOOD 1" })
    })

    it("are refused when the address belongs to a code of an earlier feed", async () => {
      await importStock(service, GOOD)
      const { rejections } = await importText(stockCsv([barNamed("good 2")]))
      expect(rejections).toEqual([
        refusal({ field: "productCode", value: "good 2", reason: /belongs to another product code/ }, 2),
      ])
    })
  })

  describe("A heat feed with a broken row", () => {
    beforeEach(async () => {
      await importStock(service, [stockFields(), barNamed("OTHER")])
    })

    it("loads everything else and names line, field, value and reason of all that is wrong", async () => {
      const broken = HEAT_CASES.map(([, changes], index) => heatFields({ stockItemId: `B${index}`, ...changes }))
      const feed = await importFeed(service, "HEATS", heatCsv([...broken, heatFields(), heatFields({ castNumber: "TWIN" })]))
      expect(feed).toMatchObject({ new_rows: 1, rejected_rows: HEAT_CASES.length + 1 })
      expect(await rejectionsOf(service, feed.id)).toEqual([
        ...HEAT_CASES.flatMap(([, , refused], index) => refused.map((one) => refusal(one, index + 2))),
        refusal({ field: "stockItemId", value: "S000001", reason: /repeats/ }, HEAT_CASES.length + 3),
      ])
    })

    it("keeps a heat in stock, as it was, when its own row is the broken one", async () => {
      await importFeed(service, "HEATS", heatCsv([heatFields()]))
      await importFeed(
        service,
        "HEATS",
        heatCsv([heatFields({ lengthsInInches: "broken" }), heatFields({ stockItemId: "S2", productCode: "OTHER" })]),
      )
      const [item] = await service.readCatalogueItems({ codes: [stockFields().productCode] })
      expect(item?.availableInches).toBe(360)
    })

    it("counts a level too large for the tables at their limit instead of failing whole", async () => {
      const lengths = Array.from({ length: 1_800 }, () => "1200").join("|")
      const feed = await importFeed(
        service,
        "HEATS",
        heatCsv([heatFields({ pieces: "1800", lengthsInInches: lengths }), heatFields({ stockItemId: "S2" })]),
      )
      expect(feed).toMatchObject({ new_rows: 2, rejected_rows: 0 })
      const [item] = await service.readCatalogueItems({ codes: [stockFields().productCode] })
      expect(item?.availableInches).toBe(2_147_483.647)
    })
  })

  describe("A feed that is none", () => {
    it.each([
      ["no rows and no header", ""],
      ["another header", "a,b,c\n1,2,3\n"],
      ["a column twice", stockCsv(GOOD).replace("productName", "productCode")],
      ["a column missing", stockCsv(GOOD).replace("coid", "company")],
    ])("is refused whole when it has %s, and changes nothing", async (_name, text) => {
      await importStock(service, GOOD)
      await expect(importFeed(service, "STOCK", text)).rejects.toThrow(/cannot be read/)
      expect(await codes()).toEqual(["GOOD 1", "GOOD 2"])
    })
  })
})
