export const MPA_PER_KSI = 6.894757

/** Megapascals of a strength in ksi, whole as mills report them. */
export function megapascals(ksi: number): string {
  return (ksi * MPA_PER_KSI).toFixed(0)
}
