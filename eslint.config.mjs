import { houseConfig } from "./tools/lint/config.mjs"

export default houseConfig(import.meta.dirname)
