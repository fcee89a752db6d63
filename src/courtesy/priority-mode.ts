/** How a seat is asked, from the least to the most; what each of them asks stands in `docs/scenario-format.md`. */
export const PRIORITY_MODES = ['smooth', 'pause', 'strict'] as const;
export type PriorityMode = (typeof PRIORITY_MODES)[number];
