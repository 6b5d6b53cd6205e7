import type { AdminPricingRule } from "@billet/backend/contract"
import { actionText } from "@billet/backend/contract"
import { DndContext, KeyboardSensor, PointerSensor, closestCenter, useSensor, useSensors, type DragEndEvent } from "@dnd-kit/core"
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable"
import { CSS } from "@dnd-kit/utilities"
import { DotsSix } from "@medusajs/icons"
import { IconButton, Text, clx } from "@medusajs/ui"
import { RuleStatusBadge } from "../../../components/rule-status-badge"

function SortableRule({ rule, place, disabled }: { rule: AdminPricingRule; place: number; disabled: boolean }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: rule.id,
    disabled,
  })
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={clx("bg-ui-bg-base flex items-center gap-x-3 px-3 py-2", {
        "shadow-elevation-card-hover relative z-10 rounded-md": isDragging,
      })}
    >
      <IconButton
        ref={setActivatorNodeRef}
        type="button"
        size="small"
        variant="transparent"
        className="cursor-grab touch-none active:cursor-grabbing"
        {...attributes}
        {...listeners}
        aria-label={`Move ${rule.name}, now number ${place}`}
      >
        <DotsSix className="text-ui-fg-muted" />
      </IconButton>
      <Text size="small" className="text-ui-fg-muted w-6 text-right tabular-nums">
        {place}
      </Text>
      <div className="min-w-0 flex-1">
        <Text size="small" weight="plus" className="truncate">
          {rule.name}
        </Text>
        <Text size="xsmall" className="text-ui-fg-subtle truncate">
          {rule.actions.map(actionText).join(", ")}
        </Text>
      </div>
      <Text size="small" className="text-ui-fg-muted tabular-nums">
        {rule.priority}
      </Text>
      <div className="w-24">
        <RuleStatusBadge rule={rule} />
      </div>
    </li>
  )
}

type SortableRulesProps = { rules: AdminPricingRule[]; disabled: boolean; onMove: (from: number, to: number) => void }

/** A list whose rows are dragged; what happens is also said aloud. */
export function SortableRules({ rules, disabled, onMove }: SortableRulesProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = rules.map(({ id }) => id)
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }
  const nameOf = (id: string | number) => rules.find((rule) => rule.id === id)?.name ?? "The rule"
  const placeOf = (id: string | number) => ids.indexOf(String(id)) + 1
  const announcements = {
    onDragStart: ({ active }: { active: { id: string | number } }) => `${nameOf(active.id)} is picked up.`,
    onDragOver: ({ over }: { over: { id: string | number } | null }) => (over ? `At place ${placeOf(over.id)}.` : undefined),
    onDragEnd: ({ active, over }: { active: { id: string | number }; over: { id: string | number } | null }) =>
      `${nameOf(active.id)} is put down${over ? ` at place ${placeOf(over.id)}` : ""}.`,
    onDragCancel: ({ active }: { active: { id: string | number } }) => `${nameOf(active.id)} is back at its place.`,
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={{ announcements }}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol aria-label="Rules in order" className="shadow-elevation-card-rest divide-y overflow-hidden rounded-lg">
          {rules.map((rule, index) => (
            <SortableRule key={rule.id} rule={rule} place={index + 1} disabled={disabled} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
