let noted: (error: unknown) => void = () => undefined;

/** What went wrong is kept with the duel, once there is a table that keeps one. */
export const noteFault = (error: unknown): void => noted(error);

export function faultsAreNotedBy(note: (error: unknown) => void): void {
  noted = note;
}
