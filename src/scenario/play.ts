import { badFile, type Outcome, type PlayOptions } from './outcome';
import type { Kinds, ScenarioGame, ScenarioOf } from './scenario-game';
import { messageOf } from './script/step-failed';
import { Script } from './script/script';

/** Plays parsed files of one game. */
export type PlaysFile = (json: unknown, options: PlayOptions) => Outcome<object>;

/** Plays the parsed text of a scenario of this game. */
export const playsFilesOf =
  <K extends Kinds>(game: ScenarioGame<K>): PlaysFile =>
  (json, options) => {
    const read = game.read(json);
    return read.ok ? playScenario(game, read.scenario, options) : badFile(read.problems);
  };

/** Plays the text of a scenario file. The file says by its key `game` of which game it is; without it, of the first. */
export function playText(games: ReadonlyMap<string, PlaysFile>, text: string, options: PlayOptions = {}): Outcome<object> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return badFile([{ path: '$', expected: 'expected JSON', got: messageOf(error) }]);
  }
  const [usual] = games.values();
  const named = typeof json === 'object' && json !== null && 'game' in json ? games.get(String(json.game)) : undefined;
  return (named ?? usual!)(json, options);
}

/** Plays a scenario: sets it up, plays its steps, checks what is expected. */
export function playScenario<K extends Kinds>(
  game: ScenarioGame<K>,
  scenario: ScenarioOf<K>,
  options: PlayOptions = {},
): Outcome<K['seen']> {
  const { id } = scenario;
  const position = game.setUp(scenario);
  if (position.kind === 'bad') return badFile(position.problems);
  const failed = (failures: readonly string[]): Outcome<K['seen']> => ({ id, ok: false, failures, final: null, bad: false });
  if (position.kind === 'notImplemented') return failed(position.names.map((name) => `not implemented: ${name}`));
  let script: Script<K>;
  try {
    script = new Script(game, position.begin(), scenario, options);
  } catch (error) {
    return failed([`start: ${messageOf(error)}`]);
  }
  const failures = script.play();
  return { id, ok: failures.length === 0, failures, final: game.observe(script.line.run), bad: false };
}
