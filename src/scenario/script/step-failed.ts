/** A step that cannot be played: what is wrong, for the author of the scenario. */
export class StepFailed extends Error {}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
