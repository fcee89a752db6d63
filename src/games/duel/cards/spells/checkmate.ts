import { gives, isChosen, linger, spell, target, tributeMonsters, type CardId, type Scope } from '../../../../engine/duel/api';
import { isArchfiend } from '../shared/archfiend';

const TERRORKING = 35975813;
const kings = (q: Scope): CardId[] => q.faceUpMonstersOf(q.player).filter((id) => q.isNamed(id, TERRORKING));

/** For a tributed Archfiend an own Terrorking Archfiend may attack the player directly this turn. */
export default spell(69313735, {
  activate: {
    costs: [tributeMonsters(1, (q, id) => isArchfiend(q, id) && kings(q).some((king) => king !== id))],
    targets: target(kings),
    *resolve(e) {
      if (e.target !== null) yield* linger(e, 'mate', { cards: e.targets });
    },
  },
  lingering: { mate: { until: 'endOfTurn', about: 'cards', parts: [gives('attacksDirectly', isChosen)] } },
});
