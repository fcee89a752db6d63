import { damage, discardAtRandom, mandatoryTrigger, monster, wasTributeSummoned } from '../../../../engine/duel/api';

/**
 * Tribute Summoned, it discards a random card of the opponent's hand; a monster among them costs 100 Life Points for each of
 * its Levels.
 */
export default monster(26205777, {
  effects: [
    mandatoryTrigger({
      on: 'summon',
      when: wasTributeSummoned,
      *resolve(e) {
        const [card] = yield* discardAtRandom(e, e.opponent, 1);
        if (card !== undefined && e.isMonster(card)) yield* damage(e, e.opponent, 100 * e.facts(card).level!);
      },
    }),
  ],
});
