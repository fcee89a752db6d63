import { engine } from './engine';

/**
 * A game of VISION in which Aya attacks with her only character, which would cost her the game if Ren grazed. He does not, and
 * she wins. Saved as the table saves it.
 */
export async function visionBlunder(): Promise<string> {
  const { visionScenarios, visionGame } = await engine();
  const scenarios = visionScenarios(visionGame);
  const read = scenarios.read({
    format: 'duel-scenario/1',
    game: 'vision',
    id: 'story',
    steps: [],
    players: [
      { life: 1, hand: [], field: ['Ford Guardian'] },
      { life: 1, hand: [], field: ['Festival Drum'] },
    ],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const laid = scenarios.setUp(read.scenario);
  if (laid.kind !== 'position') throw new Error(JSON.stringify(laid));
  const run = laid.begin();
  for (let i = 0; i < 80 && run.decision; i++) {
    const { decision } = run;
    // Nobody grazes.
    if (decision.form === 'question') {
      run.answer({ do: 'answer', value: false });
      continue;
    }
    if (decision.form !== 'act') throw new Error(`a question that this story does not know: ${decision.form}`);
    const options = decision.options();
    // Ren does nothing in the own turn; Aya attacks with what she has.
    const act = (decision.player === 1 && options.find((one) => one.do === 'attack')) || options.find((one) => one.do === 'pass');
    run.answer(act ?? options.at(-1)!);
  }
  if (run.decision) throw new Error('the game is not over');
  return JSON.stringify({
    format: 'kusari-duel',
    version: 1,
    game: 'vision',
    seats: [
      { name: 'Ren', deck: '' },
      { name: 'Aya', deck: '' },
    ],
    modes: ['strict', 'strict'],
    lifePoints: 25,
    line: [],
    recording: scenarios.save(run),
  });
}
