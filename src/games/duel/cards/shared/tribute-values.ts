import type { CardId, Scope } from '../../../../engine/duel/api';

/** The ATK printed on what was Tributed; of a Trap that was a monster the one that it had as such. A "?" is 0. */
export const printedAtkAsMonster = (q: Scope, card: CardId): number => q.printedOnMonster(q.card(card).passcode)?.atk ?? 0;
