import { below, seededRandom, type Random } from '../../../engine/kernel';
import type { Answer, Decision, VisionRun } from '../../../engine/vision';
import { visionGame } from '../cards';
import { randomAnswer } from './random-answer';
import type { SavedGame } from '../../../store/keeping/saved-game';

const [first, second] = visionGame.decks('vision');

/** Whoever only passes sees nothing of the game. */
export function livelyAnswer(decision: Decision, random: Random): Answer {
  const acts = decision.form === 'act' ? decision.options().filter((act) => act.do !== 'pass') : [];
  return acts.length > 0 && below(random, 3) > 0 ? acts[below(random, acts.length)]! : randomAnswer(decision, random);
}

/** A game of VISION between the decks that come with the table, played at random until it is over or `most` answers are given. */
export function randomVision(seed: string, most = 4000): VisionRun {
  const run = visionGame.start({ seed, decks: [first!, second!], first: 0 });
  const random = seededRandom(`answers of ${seed}`);
  while (run.decision && run.answers.length < most) run.answer(livelyAnswer(run.decision, random));
  return run;
}

/** The run as the file that the table saves. */
export function savedVision(run: VisionRun): SavedGame {
  return {
    format: 'kusari-duel',
    version: 1,
    game: 'vision',
    seats: [
      { name: 'Ren', deck: first!.id },
      { name: 'Aya', deck: second!.id },
    ],
    modes: ['strict', 'strict'],
    lifePoints: 25,
    line: [],
    recording: JSON.parse(JSON.stringify(run.save())),
  };
}
