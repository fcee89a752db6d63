import type { DuelGame } from '../engine/duel';
import type { VisionGame } from '../engine/vision';
import { badFile, type Outcome, type PlayOptions } from './outcome';
import { observe, type Observation } from './observation';
import { readScenario, type Scenario } from './schema';
import { Script } from './script/script';
import { setUp } from './set-up';
import * as vision from './vision/play';

/** Both games with their cards: a file says by its key `game` which of them it is of. */
export interface Games {
  readonly duel: DuelGame;
  readonly vision: VisionGame;
}

/** Plays the text of a scenario file of either game. */
export function playText(games: Games, text: string, options: PlayOptions = {}): Outcome<Observation | vision.Observation> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return badFile([{ path: '$', expected: 'expected JSON', got: error instanceof Error ? error.message : String(error) }]);
  }
  const named = typeof json === 'object' && json !== null && 'game' in json ? json.game : 'duel';
  if (named === 'vision') return vision.playJson(games.vision, json, options);
  const read = readScenario(json);
  return read.ok ? playScenario(games.duel, read.scenario, options) : badFile(read.problems);
}

/** Plays a scenario: sets it up, plays its steps, checks what is expected. */
export function playScenario(
  game: DuelGame,
  scenario: Scenario,
  { reload = false, ...options }: PlayOptions = {},
): Outcome<Observation> {
  const { id } = scenario;
  const position = setUp(scenario, game);
  if (position.kind === 'bad') return badFile(position.problems);
  const failed = (failures: readonly string[]): Outcome<Observation> => ({ id, ok: false, failures, final: null, bad: false });
  if (position.kind === 'notImplemented') return failed(position.names.map((name) => `not implemented: ${name}`));
  let script: Script;
  try {
    script = new Script(game.fromState(position.state), scenario, { ...options, reloads: reload ? game : undefined });
  } catch (error) {
    return failed([`start: ${error instanceof Error ? error.message : String(error)}`]);
  }
  const failures = script.play();
  return { id, ok: failures.length === 0, failures, final: observe(script.line.run), bad: false };
}
