import {
  countersPaidOrThere,
  destroy,
  ignition,
  monster,
  payCounters,
  target,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';
import { countsSpells } from '../shared/spell-counters';

/** One counter for each 700 ATK or part of them, at least one. */
const counters = (q: Scope, id: CardId): number => Math.max(1, Math.ceil(q.atk(id) / 700));

/** A face-up monster is destroyed for as many counters as its ATK asks for, if it is not stronger by then. */
export default monster(21051146, {
  ...countsSpells(),
  effects: [
    ignition({
      targets: target((q) => q.faceUpMonsters().filter((id) => counters(q, id) <= countersPaidOrThere(q)), 1, 'destroy'),
      *payOnceTargeted(e) {
        yield* payCounters(e, counters(e, e.target!));
      },
      *resolve(e) {
        yield* destroy(e, e.targets);
      },
    }),
  ],
});
