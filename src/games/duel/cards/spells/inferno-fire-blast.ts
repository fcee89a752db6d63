import { damage, forbids, restriction, spell, target, type CardId, type Scope } from '../../../../engine/duel/api';

const RED_EYES = 74677422;
const own = (q: Scope): CardId[] => q.faceUpMonstersOf(q.player).filter((id) => q.isNamed(id, RED_EYES));

/** The opponent takes the original ATK of an own Red-Eyes B. Dragon. No Red-Eyes of its player attacks in that turn. */
export default spell(52684508, {
  recalls: ({ verb, passcode }) => verb === 'attack' && passcode === RED_EYES,
  activate: {
    costs: [restriction('not-after-attack', 'noAttack', (q) => q.recalled().length === 0)],
    targets: target(own),
    affectsOnePlayer: true,
    *resolve(e) {
      if (e.target !== null && e.isFaceUp(e.target)) yield* damage(e, e.opponent, e.originalAtkNow(e.target));
    },
  },
  lingering: {
    noAttack: {
      until: 'endOfTurn',
      parts: [
        forbids(
          'attack',
          'chose-effect-over-attack',
          (q, { player, card }) => player === q.player && card !== null && q.isNamed(card, RED_EYES),
        ),
      ],
    },
  },
});
