import {
  equipWithMonster,
  hasSpellTrapZone,
  heldMonsters,
  ignition,
  mayChangeSides,
  monster,
  target,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const isUnion = (q: Scope, id: CardId): boolean => q.facts(id).subtype === 'union';

/** Takes one opposing Union as its Equip Card, which then neither gives it anything nor comes off again by itself. */
export default monster(11743119, {
  effects: [
    ignition({
      oncePerTurn: true,
      condition: (q) => heldMonsters(q).length === 0,
      rule: 'holds-a-monster',
      targets: target((q) =>
        hasSpellTrapZone(q) ? q.faceUpMonstersOf(q.opponent).filter((id) => isUnion(q, id) && mayChangeSides(q, id)) : [],
      ),
      *resolve(e) {
        if (e.selfIsThere) yield* equipWithMonster(e, e.target, e.self);
      },
    }),
  ],
});
