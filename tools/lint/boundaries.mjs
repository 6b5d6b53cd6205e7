import { readdirSync } from "node:fs"
import { join } from "node:path"

/** What each folder of src may reach inside src, besides itself. Order of the house: api -> workflows -> modules. */
const SRC = {
  admin: [],
  api: ["workflows", "modules", "links", "search"],
  config: ["modules"],
  jobs: ["workflows", "modules", "links", "search"],
  links: ["modules"],
  scripts: ["workflows", "modules", "links", "search", "config"],
  search: ["modules", "links"],
  subscribers: ["workflows", "modules", "links", "search"],
  workflows: ["modules", "links", "search"],
}

/** What the areas of the rules may share. */
const COMMON_AREAS = ["quantity", "contract"]

/**
 * Who may import whom by path, as zones of `import-x/no-restricted-paths`. Modules and areas are read from the tree,
 * so that a new one is fenced from its first day.
 * @param {string} root the repository
 */
export function pathZones(root) {
  return [
    ...Object.entries(SRC).map(([folder, allowed]) => ({
      target: `./src/${folder}`,
      from: "./src",
      except: [folder, ...allowed].map((name) => `./${name}`),
      message: `src/${folder} may reach ${allowed.length > 0 ? allowed.map((name) => `src/${name}`).join(", ") : "nothing else in src"}.`,
    })),
    ...foldersOf(root, "src/modules").map((name) => ({
      target: `./src/modules/${name}`,
      from: "./src",
      except: [...new Set([`./modules/${name}`, "./modules/shared"])],
      message: "A module never reaches another one: a link or a workflow joins them.",
    })),
    ...foldersOf(root, "backend/src").map((area) => ({
      target: `./backend/src/${area}`,
      from: "./backend/src",
      except: areaReach(area).map((name) => `./${name}`),
      message: "An area of the rules reaches quantity, contract and itself.",
    })),
    { target: "./storefront", from: ["./src", "./backend/src", "./integration-tests"], message: "The storefront sees only @billet/backend/contract." },
    { target: "./src", from: ["./storefront", "./backend/src", "./tools"], message: "Import the rules as @billet/backend/<area>." },
    { target: "./backend", from: ["./src", "./storefront", "./tools"], message: "The rules know nothing of those who use them." },
  ]
}

function areaReach(area) {
  return area === "contract" ? ["contract"] : [...new Set([area, ...COMMON_AREAS])]
}

function foldersOf(root, path) {
  try {
    const entries = readdirSync(join(root, path), { withFileTypes: true })
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  } catch {
    return []
  }
}

const PROPRIETARY = {
  regex: "^@medusajs/(medusa/)?(rbac|auth-oidc)(/|$)",
  message: "Under a proprietary licence. Permissions and sign-in are ours.",
}
const FRONTENDS = { regex: "^(next|react|react-dom|@auth/core)(/|$)", message: "The server knows no user interface." }
const RULES = { regex: "^@billet/backend(?!/contract$)", message: "Only @billet/backend/contract crosses to a browser." }
const INSIDE_RULES = { regex: "^@billet/backend(/?$|/(src|dist)/)", message: "Import an area by its entry: @billet/backend/<area>." }

/** Who may import whom by name, as options of `no-restricted-imports`; of several that match a file, the last one holds. */
export const NAME_ZONES = [
  { files: ["src/**/*", "integration-tests/**/*"], patterns: [PROPRIETARY, FRONTENDS, INSIDE_RULES] },
  {
    files: ["src/admin/**/*"],
    patterns: [PROPRIETARY, RULES, { regex: "^(@medusajs/(framework|medusa)|node:)", message: "The admin runs in a browser." }],
  },
  {
    files: ["storefront/**/*"],
    patterns: [RULES, { regex: "^@medusajs/", message: "Ask the server over HTTP." }, { regex: "^zod$", message: "Schemas come from the contract." }],
  },
  { files: ["backend/src/**/*"], patterns: [onlyThese("zod|decimal\\.js")] },
  { files: ["backend/src/**/*-values.ts"], patterns: [onlyThese("decimal\\.js")] },
  { files: ["backend/src/**/*.test.ts", "backend/src/**/testing/**"], patterns: [onlyThese("zod|decimal\\.js|fast-check|node:.*")] },
]

function onlyThese(names) {
  return { regex: `^(?!\\.{1,2}(/|$)|(${names})$)`, message: "The rules import nothing but each other, decimal.js and (not in *-values.ts) zod." }
}

const TEXT_ATTRIBUTE = "JSXAttribute[name.name=/^(aria-label|placeholder|title|alt|label|caption|text)$/]"
const WORD = "/\\b(?!lbs\\b|ksi\\b|USD\\b)[A-Za-z]{3,}/"

/** Texts of the storefront stand in its catalogues; as options of `no-restricted-syntax`. */
export const TEXTS_IN_CATALOGUE = {
  files: ["storefront/src/**/*.tsx"],
  // The last resort, which uses nothing but the browser.
  ignores: ["storefront/src/app/global-error.tsx"],
  selectors: [`JSXText[value=${WORD}]`, `${TEXT_ATTRIBUTE} > Literal[value=${WORD}]`, `${TEXT_ATTRIBUTE} TemplateElement[value.raw=${WORD}]`],
  message: "Put the text into storefront/src/texts, in English and every other language.",
}

/** Facts and the clock are arguments: what a rule must not reach for by itself. */
export const PURITY = {
  "no-restricted-globals": [
    "error",
    ...["process", "require", "module", "console", "fetch", "setTimeout", "setInterval", "crypto", "performance", "window", "document"].map(
      (name) => ({ name, message: "A rule gets its facts as arguments." }),
    ),
  ],
  "no-restricted-properties": [
    "error",
    { object: "Date", property: "now", message: "The clock is an argument." },
    { object: "Math", property: "random", message: "A rule gives the same answer to the same facts." },
  ],
  "no-restricted-syntax": [
    "error",
    { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: "The clock is an argument." },
    { selector: "CallExpression[callee.name='Date']", message: "The clock is an argument." },
    { selector: "ImportExpression", message: "The rules are loaded as a whole." },
    { selector: "TSImportEqualsDeclaration", message: "Use import." },
  ],
}
