import { Select } from "@medusajs/ui"
import type { FieldControl } from "./form-field"

export type ChoiceOption<Value extends string> = { value: Value; label: string }
type ChoiceProps<Value extends string> = {
  control: FieldControl
  value: Value
  options: readonly ChoiceOption<Value>[]
  onChange: (value: Value) => void
}

/** One of a few values. */
export function Choice<Value extends string>({ control, value, options, onChange }: ChoiceProps<Value>) {
  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text)
    if (chosen) onChange(chosen.value)
  }
  return (
    <Select value={value} onValueChange={choose}>
      <Select.Trigger {...control}>
        <Select.Value />
      </Select.Trigger>
      <Select.Content>
        {options.map((option) => (
          <Select.Item key={option.value} value={option.value}>
            {option.label}
          </Select.Item>
        ))}
      </Select.Content>
    </Select>
  )
}
