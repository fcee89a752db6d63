import { engine } from './engine';

/** A duel in which Ren, with an empty hand, ends the turn beside an attack that wins at once, and Aya wins with the next one. */
export async function blunder(): Promise<string> {
  const { readScenario, setUp, duelGame } = await engine();
  const deck = [
    'Vorse Raider',
    'Celtic Guardian',
    'Mystical Elf',
    'Summoned Skull',
    'Axe Raider',
    'La Jinn the Mystical Genie of the Lamp',
  ];
  const read = readScenario({
    format: 'duel-scenario/1',
    id: 'story',
    steps: [],
    phase: 'main1',
    turn: 3,
    players: [
      { lp: 100, monsters: [{ card: 'Vorse Raider', position: 'attack' }], deck },
      {
        lp: 500,
        monsters: [
          { card: 'Kuriboh', position: 'attack' },
          { card: 'Blue-Eyes White Dragon', position: 'attack' },
        ],
        deck,
      },
    ],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const laid = setUp(read.scenario, duelGame);
  if (laid.kind !== 'position') throw new Error(JSON.stringify(laid));
  const run = duelGame.fromState(laid.state);
  for (let i = 0; i < 60 && run.decision; i++) {
    const { decision } = run;
    if (decision.form !== 'act') throw new Error(`a question that this story does not know: ${decision.kind}`);
    const options = decision.options();
    const wanted = decision.player === 0 ? ['end'] : ['attack', 'battle', 'end'];
    const act =
      options.find((one) => one.do === 'pass') ??
      wanted.flatMap((want) => options.findLast((one) => one.do === want || ('to' in one && one.to === want)) ?? [])[0];
    run.answer(act ?? options.at(-1)!);
  }
  if (run.duel.state.result?.winner !== 1) throw new Error('Aya has not won');
  return JSON.stringify({
    format: 'kusari-duel',
    version: 1,
    seats: [
      { name: 'Ren', deck: 'bench-a' },
      { name: 'Aya', deck: 'bench-b' },
    ],
    modes: ['strict', 'strict'],
    lifePoints: 8000,
    line: [],
    recording: run.save(),
  });
}
