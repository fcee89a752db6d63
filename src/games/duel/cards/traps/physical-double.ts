import { areTokensBarred, destroy, isChosen, linger, stats, summonTokens, target, trap } from '../../../../engine/duel/api';

const MIRAGE_TOKEN = 900000007;

/**
 * In the opponent's turn: a Mirage Token with the Level, Type, Attribute, ATK and DEF that a face-up monster there has now. It
 * is destroyed in the End Phase.
 */
export default trap(63442604, {
  activate: {
    condition: (q) => !q.isMyTurn,
    rule: 'opponents-turn-only',
    targets: target((q) =>
      q.freeMonsterZones(q.player) > 0
        ? q.faceUpMonstersOf(q.opponent).filter((id) => !areTokensBarred(q, MIRAGE_TOKEN, q.race(id)))
        : [],
    ),
    specialSummons: 'alone',
    *resolve(e) {
      const original = e.target;
      if (original === null || e.isFaceDown(original)) return;
      const data = {
        level: e.level(original),
        race: e.race(original),
        attribute: e.attribute(original),
        amount: e.atk(original),
        def: e.def(original),
      };
      const cards = yield* summonTokens(e, MIRAGE_TOKEN, 1, ['attack', 'defense'], e.player, {
        race: data.race,
        given: (tokens) => linger(e, 'double', { cards: tokens, data }),
      });
      yield* linger(e, 'fleeting', { cards });
    },
  },
  lingering: {
    // What the Token is stays with it: it is destroyed as a monster of that Type.
    double: {
      until: 'forever',
      about: 'cards',
      parts: [
        stats(isChosen, {
          originalAtk: (q) => q.data.amount,
          originalDef: (q) => q.data.def,
          level: (q) => (q.data.level ?? 1) - 1,
        }),
        { kind: 'race', on: isChosen, race: (q) => q.data.race },
        { kind: 'attribute', on: isChosen, attribute: (q) => q.data.attribute },
      ],
    },
    fleeting: {
      until: 'endPhase',
      about: 'cards',
      parts: [],
      *atEnd(e) {
        yield* destroy(
          e,
          e.monsters().filter((id) => isChosen(e, id)),
        );
      },
    },
  },
});
