import { destroy, forbids, linger, spell, type CardId, type Scope } from '../../../../engine/duel/api';

const BLUE_EYES = 89631139;
const own = (q: Scope): CardId[] => q.faceUpMonstersOf(q.player).filter((id) => q.isNamed(id, BLUE_EYES));

/** One of the player's has attacked in this turn, whether it is still there or not. */
const hasAttacked = (q: Scope): boolean =>
  own(q).some((id) => q.card(id).turnAttacked === q.turn) ||
  q.recalled().some(({ event }) => event.player === q.player && q.isNamed(event.card!, BLUE_EYES));
/**
 * With an own Blue-Eyes White Dragon, and if none has attacked in this turn: destroys all monsters of the opponent, if there are
 * any. No Blue-Eyes attacks for the rest of the turn, on either side (an effect of 2005, no condition).
 */
export default spell(17655904, {
  recalls: ({ verb }) => verb === 'attack',
  activate: {
    condition: (q) => own(q).length > 0 && !hasAttacked(q),
    rule: 'needs-another-card',
    *resolve(e) {
      yield* destroy(e, e.monstersOf(e.opponent));
      yield* linger(e, 'noAttack');
    },
  },
  lingering: {
    noAttack: {
      until: 'endOfTurn',
      parts: [forbids('attack', 'chose-effect-over-attack', (q, { card }) => card !== null && q.isNamed(card, BLUE_EYES))],
    },
  },
});
