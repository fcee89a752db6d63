import {
  banish,
  chooseCards,
  maySpecialSummon,
  specialSummon,
  spell,
  target,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';
import { ofType } from '../shared/kinds';

const ownMonsters = (q: Scope): CardId[] => q.monstersOf(q.player).filter((id) => !q.card(id).battleDestroyed);
const levels = (q: Scope, ids: readonly CardId[]): number => ids.reduce((sum, id) => sum + q.level(id), 0);
/** Every sum of Levels that some of them make. */
const sums = (q: Scope, [first, ...others]: readonly CardId[]): readonly number[] =>
  first === undefined ? [0] : sums(q, others).flatMap((sum) => [sum, sum + q.level(first)]);
const payable = (q: Scope, fiend: CardId): boolean => sums(q, ownMonsters(q)).includes(q.level(fiend));

/**
 * Own monsters with exactly the Levels of a Fiend of the own Graveyard are removed from play as it resolves, and the Fiend
 * comes.
 */
export default spell(40703393, {
  activate: {
    targets: target(
      (q) => q.graveyardOf(q.player).filter((id) => ofType('Fiend')(q, id) && payable(q, id) && maySpecialSummon(q, id)),
      1,
      'specialSummon',
    ),
    specialSummons: true,
    *resolve(e) {
      const { target: fiend } = e;
      const from = ownMonsters(e);
      if (fiend === null) return;
      const level = e.level(fiend);
      const fits = (ids: readonly CardId[]): boolean => levels(e, ids) === level;
      const gone = yield* banish(e, yield* chooseCards(e, { from, min: 1, max: from.length, prompt: 'banish', fits }));
      if (gone.length > 0) yield* specialSummon(e, [fiend]);
    },
  },
});
