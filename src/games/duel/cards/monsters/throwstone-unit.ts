import { chooseCard, destroy, ignition, monster, tributeMonsters, type Scope } from '../../../../engine/duel/api';
import { ofType } from '../shared/kinds';

/** Its ATK, or what is printed on it once it has left. */
const reach = (q: Scope): number => (q.card(q.self).zone === 'monster' ? q.atk(q.self) : q.printedAtk(q.self));
const within = (q: Scope) => q.faceUpMonsters().filter((id) => q.def(id) <= reach(q));

/** Another Warrior as tribute destroys a face-up monster whose DEF is no more than its ATK, chosen then; as often as wanted. */
export default monster(76075810, {
  effects: [
    ignition({
      actsOn: within,
      costs: [
        tributeMonsters(1, (q, id) => id !== q.self && ofType('Warrior')(q, id), {
          leaves: (q, tributes) => within(q).some((id) => !tributes.includes(id)),
        }),
      ],
      *resolve(e) {
        const hit = yield* chooseCard(e, { from: e.actedOn, prompt: 'destroy' });
        if (hit !== undefined) yield* destroy(e, [hit]);
      },
    }),
  ],
});
