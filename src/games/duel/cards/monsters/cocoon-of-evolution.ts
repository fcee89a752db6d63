import {
  becomeEquip,
  equippedMonster,
  giveUpNormalSummon,
  hasSpellTrapZone,
  ignition,
  monster,
  sendToGraveyard,
  stats,
  target,
  type Cost,
} from '../../../../engine/duel/api';
import { PETIT_MOTH } from '../shared/cocoon';

const normalSummon: Cost = {
  rule: 'normal-summon-once',
  can: (q) => !q.hasNormalSummoned(q.player),
  *pay(e) {
    yield* giveUpNormalSummon(e);
  },
};

/**
 * From the hand, in place of the turn's Normal Summon (2005), it lies on an own Petit Moth, which has its ATK
 * and DEF. With the Moth gone it goes to the Graveyard (2005).
 */
export default monster(40240595, {
  effects: [
    ignition({
      from: ['hand'],
      condition: hasSpellTrapZone,
      rule: 'no-spell-trap-zone',
      costs: [normalSummon],
      targets: target((q) => q.faceUpMonstersOf(q.player).filter((id) => q.isNamed(id, PETIT_MOTH)), 1, 'equip'),
      *resolve(e) {
        if (!(yield* becomeEquip(e, e.target)) && e.selfIsThere) yield* sendToGraveyard(e, [e.self]);
      },
    }),
  ],
  asEquip: { isSpell: true, continuous: [stats(equippedMonster, { originalAtk: () => 0, originalDef: () => 2000 })] },
});
