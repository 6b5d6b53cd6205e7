"use client"

import { createContext } from "react"
import type { Texts } from "./catalogue"
import type { Language } from "./languages"
import type { Messages } from "./messages"

/** The reader's language for the browser; English texts come with the scripts that show them and are not repeated here. */
export type SpokenTexts = { language: Language; texts: Readonly<Record<string, Texts>>; messages: Messages }
export const ENGLISH: SpokenTexts = { language: "en", texts: {}, messages: {} }
export const TextsContext = createContext(ENGLISH)
