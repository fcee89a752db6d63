import {
  chooseCards,
  ignition,
  linger,
  maySpecialSummon,
  monster,
  sendSelf,
  shuffleDeck,
  specialSummon,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';
import { fleeting } from '../shared/fleeting';

const kittens = (q: Scope): CardId[] =>
  q.deckOf(q.player).filter((id) => q.race(id) === 'Beast' && (q.facts(id).level ?? 0) <= 3 && maySpecialSummon(q, id));

/**
 * Sent to the Graveyard, it brings two Beasts of Level 3 or lower from the Deck, which the End Phase destroys. With fewer than
 * two none comes.
 */
export default monster(14878871, {
  effects: [
    ignition({
      condition: (q) => q.freeMonsterZones(q.player, 1) >= 2,
      rule: 'no-monster-zone',
      costs: [sendSelf],
      specialSummons: 'alone',
      *resolve(e) {
        if (e.freeMonsterZones(e.player) >= 2 && kittens(e).length >= 2) {
          const beasts = yield* chooseCards(e, { from: kittens(e), min: 2, max: 2, prompt: 'specialSummon' });
          const come = yield* specialSummon(e, beasts);
          yield* linger(e, 'rescued', { cards: come });
        }
        yield* shuffleDeck(e, e.player);
      },
    }),
  ],
  lingering: { rescued: fleeting },
});
