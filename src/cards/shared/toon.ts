import { forbids, gives, CAME, type CardId, type ContinuousPart, type Scope } from '../../engine/duel/api';

const { set: SET, flip: FLIP } = CAME;
const TOON_WORLD = 15259703;

export const isToon = (q: Scope, id: CardId): boolean => q.facts(id).subtype === 'toon';
/** The player has a face-up Toon World. */
export const hasToonWorld = (q: Scope): boolean =>
  q.spellsTrapsOf(q.player).some((id) => q.isFaceUp(id) && q.isNamed(id, TOON_WORLD));
/** The opponent has a face-up Toon. */
export const facesToon = (q: Scope): boolean => q.faceUpMonstersOf(q.opponent).some((id) => isToon(q, id));

const cameThisTurn = (q: Scope): boolean => {
  const { turnArrived, turnPositionChanged, came } = q.card(q.self);
  return (turnArrived === q.turn && came !== SET) || ((came & FLIP) !== 0 && turnPositionChanged === q.turn);
};

/** Toons do not attack in the turn of their summon; with an own Toon World and no opposing Toon they may attack directly. */
export const toonAttacks: readonly ContinuousPart[] = [
  forbids('attack', 'not-in-summon-turn', (q, { card }) => card === q.self && cameThisTurn(q)),
  gives('attacksDirectly', (q, card) => card === q.self && hasToonWorld(q) && !facesToon(q)),
];
