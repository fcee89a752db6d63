import { duelGame } from '../cards';
import type { DuelRun, DuelSetup } from '../../../engine/duel';
import { seededRandom } from '../../../engine/kernel';
import { randomAnswer } from '../../../engine/duel/testing/random-answer';
import type { SavedGame } from '../../../store/keeping/saved-game';

const builtInDecks = duelGame.decks('expert');

/** The set-up of a duel between two of the decks that come with the table. */
function setupOf(seed: string, decks: readonly [number, number] = [0, 1]): DuelSetup {
  return { profile: 'expert', seed, decks: [builtInDecks[decks[0]]!, builtInDecks[decks[1]]!], lifePoints: 8000, first: 0 };
}

/** A duel played at random until it is over or `most` answers are given. */
export function randomDuel(seed: string, most = 600, decks: readonly [number, number] = [0, 1]): DuelRun {
  const run = duelGame.start(setupOf(seed, decks));
  const random = seededRandom(`answers of ${seed}`);
  while (run.decision && run.answers.length < most) run.answer(randomAnswer(run.decision, random));
  return run;
}

/** The run as the file that the table saves. */
export function savedOf(run: DuelRun): SavedGame {
  return {
    format: 'kusari-duel',
    version: 1,
    seats: [
      { name: 'Ren', deck: 'bench-a' },
      { name: 'Aya', deck: 'bench-b' },
    ],
    modes: ['strict', 'strict'],
    lifePoints: 8000,
    line: [],
    recording: JSON.parse(JSON.stringify(run.save())),
  };
}
