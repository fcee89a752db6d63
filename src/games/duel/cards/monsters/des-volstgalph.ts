import { damage, isChosen, linger, mandatoryTrigger, monster, stats } from '../../../../engine/duel/api';

/**
 * A monster that it destroys by battle costs the opponent 500, also if it falls itself. Each Normal or Quick-Play Spell that
 * resolves is 200 ATK for the turn.
 */
export default monster(81059524, {
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      about: 'any',
      from: ['monster', 'graveyard'],
      when: (q, event) => event.cause === 'battle' && event.by === q.self,
      *resolve(e) {
        yield* damage(e, e.opponent, 500);
      },
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
