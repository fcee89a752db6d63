import { destroy, isChosen, isNormalMonster, linger, spell, stats, type CardId, type Scope } from '../../../../engine/duel/api';
import { isNormalOrToken } from './normals';

/**
 * The own face-up Normal Monsters of that Level have so much more original ATK and DEF, each time, until the End Phase. Then all
 * of that Level that lie there face-up are destroyed, whenever they came, Tokens too.
 */
export const flares = (passcode: number, level: number, more: number) => {
  const own = (q: Scope): CardId[] => q.faceUpMonstersOf(q.player).filter((id) => q.level(id) === level);
  return spell(passcode, {
    activate: {
      actsOn: (q) => own(q).filter((id) => isNormalMonster(q, id)),
      *resolve(e) {
        for (const id of e.actedOn)
          yield* linger(e, 'flare', {
            cards: [id],
            data: { amount: e.originalAtkNow(id) + more, def: e.originalDefNow(id) + more },
          });
        yield* linger(e, 'ashes');
      },
    },
    lingering: {
      flare: {
        until: 'endPhase',
        about: 'cards',
        parts: [stats(isChosen, { originalAtk: (q) => q.data.amount, originalDef: (q) => q.data.def })],
      },
      ashes: {
        until: 'endPhase',
        *atEnd(e) {
          yield* destroy(
            e,
            own(e).filter((id) => isNormalOrToken(e, id)),
          );
        },
      },
    },
  });
};
