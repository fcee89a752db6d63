import { expect, test } from 'vitest';
import { seededRandom } from '../../../engine/kernel';
import type { Viewer } from '../../../engine/table';
import { randomAnswer } from '../../../engine/duel/testing/random-answer';
import { duelGame } from './index';

const builtInDecks = duelGame.decks('expert');

test('what a viewer is told from moment to moment is what somebody reads who comes late, also after going back', () => {
  const random = seededRandom('told');
  const watched = duelGame.start({ profile: 'expert', seed: '7', decks: [builtInDecks[0]!, builtInDecks[1]!] });
  for (let i = 0; i < 500 && watched.decision !== undefined; i += 1) {
    for (const viewer of [0, 1, 'public'] as const satisfies readonly Viewer[]) {
      const { log } = watched.view(viewer);
      if (i % 10 === 0) expect(log).toEqual(watched.fork().view(viewer).log);
    }
    if (i % 40 === 39) watched.rewindTo(watched.answers.length - 11);
    watched.answer(randomAnswer(watched.decision, random));
  }
});
