import { runPricingBench } from "./run.mjs"

process.send(await runPricingBench())
