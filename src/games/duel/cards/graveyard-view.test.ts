import { expect, test } from 'vitest';
import { randomAnswer } from '../../../engine/duel/testing/random-answer';
import type { ChainLink, DuelRun } from '../../../engine/duel';
import { seededRandom } from '../../../engine/kernel';
import { randomDuel } from '../testing/random-duel';

const graveyards = (run: DuelRun): unknown => run.view('public').seats.map(({ zones }) => zones['graveyard']);

/** A link by a card that lies there by now: it is marked with its number. */
const isInGraveyard = (run: DuelRun) => (link: ChainLink) => run.duel.state.cards[link.card]!.zone === 'graveyard';

test('a Graveyard is shown as it is, whatever lay in it when it was looked at before and has been taken back', () => {
  const run = randomDuel('graveyards', 0);
  for (let way = 0; way < 40; way++) {
    run.rewindTo(0);
    const random = seededRandom(`way ${way}`);
    const most = way % 2 === 0 ? 60 : 150;
    while (run.decision && run.answers.length < most) {
      run.answer(randomAnswer(run.decision, random));
      if (run.duel.state.stack.some(isInGraveyard(run))) expect(graveyards(run)).toEqual(graveyards(run.fork()));
    }
    // A fork is looked at for the first time.
    expect(graveyards(run)).toEqual(graveyards(run.fork()));
  }
});
