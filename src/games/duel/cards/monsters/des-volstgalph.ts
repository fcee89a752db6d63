import { damage, isChosen, linger, monster, stats } from '../../../../engine/duel/api';
import { onceItDestroyedByBattle } from '../shared/battle-triggers';

/**
 * A monster that it destroys by battle costs the opponent 500. Each Normal or Quick-Play Spell that resolves is 200 ATK for the
 * turn.
 */
export default monster(81059524, {
  effects: [
    onceItDestroyedByBattle(function* (e) {
      yield* damage(e, e.opponent, 500);
    }),
  ],
  atOnce: {
    *onResolved(e, link) {
      const { subtype } = e.facts(link.card);
      const counts =
        e.isCardActivation(link) && e.kindOfLink(link) === 'spell' && (subtype === 'normal' || subtype === 'quick-play');
      if (counts) yield* linger(e, 'roused', { cards: [e.self] });
    },
  },
  lingering: { roused: { until: 'endPhase', formerly: 'endOfTurn', about: 'cards', parts: [stats(isChosen, { atk: 200 })] } },
});
