import { gives, hostWhenPaid, ignition, isChosen, linger, tributeSelfOffHost } from '../../../../engine/duel/api';
import { union } from '../shared/union';

const DARK_BLADE = 11321183;

/**
 * Union for Dark Blade: 900 ATK and DEF. Tributed from there, it lets its monster attack directly in this turn.
 */
export default union(84814897, [DARK_BLADE], 900, {
  effects: [
    ignition({
      from: ['spellTrap'],
      costs: [tributeSelfOffHost],
      *resolve(e) {
        const host = hostWhenPaid(e);
        if (host !== undefined) yield* linger(e, 'pastAll', { cards: [host] });
      },
    }),
  ],
  lingering: { pastAll: { until: 'endOfTurn', about: 'cards', parts: [gives('attacksDirectly', isChosen)] } },
});
