import { expect, test } from 'vitest';
import { builtInDecks, expertPool } from '.';
import { DuelSession } from '../engine';

test('a wish about an empty place is answered by nothing-there, and one about a card by its own reasons', () => {
  const session = DuelSession.start(expertPool, {
    profile: 'expert',
    seed: '1',
    decks: [builtInDecks[0]!, builtInDecks[1]!],
    first: 0,
  });
  expect(session.whyNot(0, { do: 'flipSummon', card: '0:monster:3' })).toEqual([{ rule: 'nothing-there' }]);
  expect(session.whyNot(0, { do: 'flipSummon', card: '0:hand:0' }).map(({ rule }) => rule)).toContain('wrong-place');
});
