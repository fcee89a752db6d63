import { isChosen, linger, monster, stats, target, type Scope } from '../../../../engine/duel/api';
import { mustOn } from '../shared/summoned';

/** In older recordings the copied monster is remembered by what is printed on it. */
const copied = (q: Scope): { readonly atk: number; readonly def: number } => {
  const { passcode, amount, def } = q.data;
  const { atk, def: printedDef } = (passcode === undefined ? undefined : q.printedOnMonster(passcode)) ?? {};
  return { atk: amount ?? atk ?? 0, def: def ?? printedDef ?? 0 };
};

/** Summoned in whatever way, it takes on the original ATK and DEF of an opposing face-up monster. Its own are 0. */
export default monster(26376390, {
  effects: mustOn(['summon', 'flipSummon', 'specialSummon'], {
    targets: target((q) => q.faceUpMonstersOf(q.opponent)),
    *resolve(e) {
      if (e.selfIsThere && e.target !== null)
        yield* linger(e, 'copied', {
          cards: [e.self],
          data: { amount: e.originalAtkNow(e.target), def: e.originalDefNow(e.target) },
        });
    },
  }),
  lingering: {
    copied: {
      until: 'forever',
      about: 'cards',
      parts: [stats(isChosen, { originalAtk: (q) => copied(q).atk, originalDef: (q) => copied(q).def, forItselfAlone: true })],
    },
  },
});
