import type { ServiceDrawingName } from "../services"
import { BoredTube } from "./bored-tube"
import { PrintedPart } from "./printed-part"
import { TurnedPart } from "./turned-part"

const DRAWINGS = { "turned-part": TurnedPart, "bored-tube": BoredTube, "printed-part": PrintedPart } as const

export function ServiceDrawing({ name }: { name: ServiceDrawingName }) {
  const Drawing = DRAWINGS[name]
  return <Drawing />
}
