import { destroy, forbids, restriction, spell, type CardId, type Scope } from '../../../../engine/duel/api';

const BLUE_EYES = 89631139;
const own = (q: Scope): CardId[] => q.faceUpMonstersOf(q.player).filter((id) => q.isNamed(id, BLUE_EYES));

/** With an own Blue-Eyes White Dragon: destroys all monsters of the opponent. No Blue-Eyes of its player attacks in that turn. */
export default spell(17655904, {
  activate: {
    condition: (q) => own(q).length > 0,
    rule: 'needs-another-card',
    costs: [restriction('not-after-attack', 'noAttack', (q) => own(q).every((id) => q.card(id).turnAttacked !== q.turn))],
    actsOn: (q) => q.monstersOf(q.opponent),
    *resolve(e) {
      yield* destroy(e, e.actedOn);
    },
  },
  lingering: {
    noAttack: {
      until: 'endOfTurn',
      parts: [
        forbids(
          'attack',
          'chose-effect-over-attack',
          (q, { player, card }) => player === q.player && card !== null && q.isNamed(card, BLUE_EYES),
        ),
      ],
    },
  },
});
