import type { Desk } from './desk';

/** The ways on when something of ours went wrong. */
export interface Mending {
  /** Keeps what went wrong, with the duel, for the file that the players may take along. */
  readonly noteFault: (error: unknown) => void;
  /** Back to the last position that can be shown, at least one decision. False: nothing earlier is left. */
  readonly backToGood: () => boolean;
  /** The duel as it stood when something went wrong, and what that was. The file opens like every recording. */
  readonly faultFile: () => string | null;
}

export function mending(desk: Desk): Mending {
  return {
    noteFault: (error) => desk.note(error),

    backToGood: () => {
      try {
        return desk.backToGood();
      } catch (error) {
        desk.note(error);
        return false;
      }
    },

    faultFile: () => desk.faultFile,
  };
}
