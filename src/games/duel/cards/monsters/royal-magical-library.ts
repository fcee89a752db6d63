import { addCounters, draw, ignition, monster, removeCounters } from '../../../../engine/duel/api';

const MOST = 3;

/** Gets a counter, three at most, whenever a Spell Card activated while it was face-up has resolved; three of them are a card. */
export default monster(70791313, {
  *onResolved(e, link) {
    const isSpellCard = e.kindOfLink(link) === 'spell' && e.isCardActivation(link);
    if (isSpellCard && e.card(e.self).counters < MOST) yield* addCounters(e, e.self, 1);
  },
  effects: [
    ignition({
      costs: [removeCounters(MOST)],
      *resolve(e) {
        yield* draw(e, e.player, 1);
      },
    }),
  ],
});
