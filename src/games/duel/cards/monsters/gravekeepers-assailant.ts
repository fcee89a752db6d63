import { attackerNow, changePosition, ignition, monster, target, type Scope } from '../../../../engine/duel/api';

const NECROVALLEY = 47355498;
const valleyIsThere = (q: Scope): boolean => q.spellsTraps().some((id) => q.isFaceUp(id) && q.isNamed(id, NECROVALLEY));

/** Once at each of its attacks, with Necrovalley on the field: changes the position of an opposing face-up monster. */
export default monster(25262697, {
  effects: [
    ignition({
      inBattleStep: true,
      oncePerBattle: true,
      condition: (q) => attackerNow(q) === q.self && valleyIsThere(q),
      rule: 'while-it-battles',
      targets: target((q) => q.faceUpMonstersOf(q.opponent)),
      *resolve(e) {
        if (e.target !== null) yield* changePosition(e, e.targets);
      },
    }),
  ],
});
