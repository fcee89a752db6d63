import { destroy, forbids, restriction, spell, target, type CardId, type Scope } from '../../../../engine/duel/api';

const SUMMONED_SKULL = 70781052;

const isThunder = (q: Scope, id: CardId): boolean => q.isNamed(id, SUMMONED_SKULL) || q.race(id) === 'Thunder';

/**
 * For an own face-up Summoned Skull or Thunder monster: destroys the opposing face-up monsters whose DEF is not above its ATK. No
 * Battle Phase in that turn, so that it cannot be used after one; that comes with the activation, even if it is negated.
 */
export default spell(27827272, {
  activate: {
    actsOn: (q) => q.faceUpMonstersOf(q.opponent),
    costs: [restriction('gives-up-battle-phase', 'noBattle', (q) => q.phase === 'main1')],
    targets: target((q) => q.faceUpMonstersOf(q.player).filter((id) => isThunder(q, id))),
    *resolve(e) {
      if (e.target === null) return;
      const atk = e.atk(e.target);
      yield* destroy(
        e,
        e.actedOn.filter((id) => e.def(id) <= atk),
      );
    },
  },
  lingering: {
    noBattle: {
      until: 'endOfTurn',
      parts: [forbids('enterBattle', 'battle-phase-forbidden', (q, { player }) => player === q.player)],
    },
  },
});
