import { draw, ignition, monster, removeCounters } from '../../../../engine/duel/api';
import { countsSpells } from '../shared/spell-counters';

const MOST = 3;

/** Gets a counter, three at most, whenever a Spell Card activated while it was face-up has resolved; three of them are a card. */
export default monster(70791313, {
  ...countsSpells(MOST),
  effects: [
    ignition({
      draws: 'own',
      costs: [removeCounters(MOST)],
      *resolve(e) {
        yield* draw(e, e.player, 1);
      },
    }),
  ],
});
