import { bench } from './bench';
import { cards } from './cards';
import { damage } from './damage';
import { fit } from './fit';
import { fuzz } from './fuzz';
import { mine } from './mine';
import { noPeek } from './no-peek';
import { play } from './play';
import { prove } from './prove';
import { rules } from './rules';
import { simulate } from './simulate';
import { strength } from './strength';
import type { Games } from './cli-game';
import { UsageError, type Command, type Terminal } from './terminal';

const COMMANDS: Readonly<Record<string, Command>> = {
  play,
  bench,
  fuzz,
  damage,
  cards,
  'no-peek': noPeek,
  rules,
  simulate,
  strength,
  prove,
  mine,
  fit,
};

const USAGE = `npm run -s duel -- play FILE… [--trace]        plays scenarios (docs/scenario-format.md); - reads standard input
npm run -s duel -- bench [--game G] [--duels N] [--seed S] [--decks FILE] [--warm-up N] [--profile P]
npm run -s duel -- fuzz [--game G] [--duels N] [--seconds T] [--seed S] [--decks mixed|random] [--reload every|end]
                           [--workers N] [--profile P] [--out DIR]
npm run -s duel -- damage [--positions N] [--seed S] [--profile P] [--out DIR]
npm run -s duel -- strength [--players A,B] [--duels N] [--decks X/Y,X/Z] [--seed S] [--workers W] [--game G] [--profile P]
npm run -s duel -- simulate --decks A,B [--duels N] [--players A,B] [--seed S] [--workers W] [--shard K/N] [--game G]
                           [--profile P]   docs/simulate.md
npm run -s duel -- simulate --merge FILE…               the reports of all parts as one
npm run -s duel -- prove FILE… [--nodes N] [--whole] [--seat 0|1] [--superfluous]   whether the position of a scenario is won in this turn
npm run -s duel -- mine [--duels N] [--seed S] [--lp N] [--nodes N] [--depth N] [--profile P] [--out DIR]   positions of played duels that one first act wins
npm run -s duel -- fit [--duels N] [--seed S] [--player L] [--hidden C] [--rounds R] [--game G] [--profile P]
npm run -s duel -- no-peek [--positions N] [--rollouts R] [--seed S] [--peek] [--game G] [--profile P]
npm run -s duel -- cards [--game G] [--profile P]
npm run -s duel -- rules [R123…] [--game G] [--profile P]   which scenarios and tests show each statement of the rules
npm run -s duel -- rules --mutate [KEY…] [--game G]     which rules the scenarios would miss
--game is GAMES; play reads in each file which game it is of`;

/** The usual game first. */
const usageWith = (games: Games): string =>
  USAGE.replace('GAMES', games.map(({ id }) => id).join(', unless told otherwise, or '));

/** Runs one command. @returns the exit code. */
export async function runCommand([name, ...args]: readonly string[], terminal: Terminal, games: Games): Promise<number> {
  const command = name === undefined || !Object.hasOwn(COMMANDS, name) ? undefined : COMMANDS[name];
  try {
    if (name === 'help') {
      terminal.note(usageWith(games));
      return 0;
    }
    if (command === undefined) throw new UsageError(name === undefined ? 'Which command?' : `There is no command "${name}".`);
    return await command(args, terminal, games);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.note(`${error.message}\n\n${usageWith(games)}`);
    return 2;
  }
}
