import { isChosen, linger, monster, stats, target, type Scope } from '../../../../engine/duel/api';
import { mustOn } from '../shared/summoned';

const printed =
  (value: 'atk' | 'def') =>
  (q: Scope): number =>
    q.printedOnMonster(q.data.passcode ?? 0)?.[value] ?? 0;

/** Summoned in whatever way, it takes on the original ATK and DEF of an opposing face-up monster. Its own are 0. */
export default monster(26376390, {
  effects: mustOn(['summon', 'flipSummon', 'specialSummon'], {
    targets: target((q) => q.faceUpMonstersOf(q.opponent)),
    *resolve(e) {
      if (e.selfIsThere && e.target !== null)
        yield* linger(e, 'copied', { cards: [e.self], data: { passcode: e.card(e.target).passcode } });
    },
  }),
  lingering: {
    copied: {
      until: 'forever',
      about: 'cards',
      parts: [stats(isChosen, { originalAtk: printed('atk'), originalDef: printed('def') })],
    },
  },
});
