import { attackedNow, gainLifePoints, happened, spell, type DuelEvent, type Scope } from '../../../../engine/duel/api';

const damageDealt = (q: Scope): readonly DuelEvent[] =>
  attackedNow(q) === null
    ? happened(q, 'damage', ({ player, cause, by }) => player === q.opponent && cause === 'battle' && q.controls(q.player, by!))
    : [];
/** An own monster has just dealt battle damage by a direct attack: its player gains as much. */
export default spell(22537443, {
  activate: {
    condition: (q) => damageDealt(q).length > 0,
    rule: 'right-after-its-event',
    damageStep: 'any',
    *resolve(e) {
      yield* gainLifePoints(e, e.player, damageDealt(e)[0]?.amount ?? 0);
    },
  },
});
