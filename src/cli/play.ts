import { readFileSync } from 'node:fs';
import { playText } from '../scenario';
import { filesOf, type Games } from './cli-game';
import { readOptions } from './options';
import { printJson, UsageError, type Command, type Terminal } from './terminal';

/** `play FILE… [--trace]`: plays scenarios, one JSON line each. 0 all ok, 1 one fails, 2 a file cannot be read. */
export const play: Command = (args, terminal, games) => {
  const { options, files } = readOptions(args, { trace: 'flag' });
  if (files.length === 0) throw new UsageError('play needs a scenario file, or - for standard input.');
  const codes = files.map((file) => playFile(file, options.trace === true, terminal, games));
  return Math.max(...codes);
};

function playFile(file: string, trace: boolean, terminal: Terminal, games: Games): number {
  let text: string;
  try {
    text = file === '-' ? terminal.input() : readFileSync(file, 'utf8');
  } catch (error) {
    return badFile(terminal, file, [`cannot be read: ${error instanceof Error ? error.message : String(error)}`]);
  }
  const codes = scenariosIn(text).map((scenario) => {
    const { id, ok, failures, final, bad } = playText(
      filesOf(games),
      scenario,
      trace ? { trace: (words) => terminal.note(words) } : {},
    );
    if (bad) return badFile(terminal, file, failures);
    printJson(terminal, { id, ok, failures, final });
    return ok ? 0 : 1;
  });
  return Math.max(...codes);
}

/** A file holds one scenario, or a list of cases as they lie beside cards: there a sentence stands instead of format and id. */
function scenariosIn(text: string): readonly string[] {
  let cases: unknown;
  try {
    cases = JSON.parse(text);
  } catch {
    return [text];
  }
  if (!Array.isArray(cases) || cases.length === 0) return [text];
  return cases.map((one: unknown) => {
    if (typeof one !== 'object' || one === null) return JSON.stringify(one);
    const { says, ...scenario } = one as { readonly says?: unknown };
    return JSON.stringify({ format: 'duel-scenario/1', id: says, ...scenario });
  });
}

function badFile(terminal: Terminal, file: string, problems: readonly string[]): number {
  printJson(terminal, { id: null, file, ok: false, failures: problems.map((problem) => `${file}: ${problem}`), final: null });
  return 2;
}
