import { spell } from '../../../../engine/duel/api';

export const DESTINY_BOARD = 94212438;
/** The Spirit Messages in the order in which they come. */
export const MESSAGES = [31893528, 67287533, 94772232, 30170981] as const;
/** The board and its messages, which leave the field together. */
export const BOARD = [DESTINY_BOARD, ...MESSAGES];

/** A letter of the Destiny Board: only the board puts it on the field, and all go when one of them leaves. */
export const spiritMessage = (index: 0 | 1 | 2 | 3) =>
  spell(MESSAGES[index], { summoning: { placedOnly: true }, bond: { fellows: BOARD } });
