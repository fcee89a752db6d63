import { forbids, CAME, type CardId, type ContinuousPart, type Scope } from '../../../../engine/duel/api';

export const TOON_WORLD = 15259703;

export const isToon = (q: Scope, id: CardId): boolean => q.facts(id).subtype === 'toon';
/** The player has a face-up Toon World. */
export const hasToonWorld = (q: Scope): boolean =>
  q.spellsTrapsOf(q.player).some((id) => q.isFaceUp(id) && q.isNamed(id, TOON_WORLD));
/** The opponent has a face-up Toon. */
export const facesToon = (q: Scope): boolean => q.faceUpMonstersOf(q.opponent).some((id) => isToon(q, id));

const SUMMONED = CAME.normal | CAME.special;
const wasSummonedThisTurn = (q: Scope): boolean => {
  const { turnArrived, turnPositionChanged, came } = q.card(q.self);
  return (turnArrived === q.turn && (came & SUMMONED) !== 0) || ((came & CAME.flip) !== 0 && turnPositionChanged === q.turn);
};

/** Toons do not attack in the turn of their summon; a return that is no summon (Dimensionhole) does not count. */
export const notInItsSummonTurn: ContinuousPart = forbids(
  'attack',
  'not-in-summon-turn',
  (q, { card }) => card === q.self && wasSummonedThisTurn(q),
);
