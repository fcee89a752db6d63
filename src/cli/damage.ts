import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECORDING_FORMAT, type Answer, type DuelGame, type DuelState, type ProfileId } from '../engine/duel';
import { below, seededRandom, type Random } from '../engine/kernel';
import { damaged, type Json } from './damaging';
import { countOf, noFiles, oneOf, readOptions } from './options';
import { duelDecks } from './random-decks';
import { RandomPlayer } from './random-player';
import { printJson, type Command } from './terminal';

const POSITIONS = 1500;
/** Rest points that one duel gives. */
const FROM_A_DUEL = 30;
const MOST_DECISIONS = 6000;
/** Every so many decisions somebody looks at the table. */
const LOOK = 50;
/** A sentence for a person, whatever stands in the file. */
const LONGEST_REASON = 400;

/**
 * What became of a damaged position: it was refused with a sentence, played to its end, or something is wrong with the engine.
 */
type Outcome =
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'played'; readonly decisions: number }
  | { readonly kind: 'failed'; readonly why: string };

/**
 * `damage`: rest points of random duels, damaged in many ways and taken up like any file. Each is refused with a sentence or can
 * be played to its end at random; nothing is thrown and nothing goes on for ever.
 */
export const damage: Command = (args, terminal, { duel: game }) => {
  const { options, files } = readOptions(args, { positions: 'number', seed: 'text', out: 'text', profile: 'text' });
  noFiles(files);
  const { seed = '1', out = 'damage-out' } = options;
  const positions = countOf('positions', options.positions, POSITIONS);
  const total = { positions: 0, refused: 0, played: 0, failed: 0 };
  for (const { name, text, how } of damagedFiles(game, oneOf('profile', options.profile, game.profiles), seed, positions)) {
    const outcome = tryOut(game, text, name);
    total.positions += 1;
    total[outcome.kind] += 1;
    if (outcome.kind !== 'failed') continue;
    mkdirSync(out, { recursive: true });
    const file = join(out, `${name}.json`);
    writeFileSync(file, text);
    terminal.note(`${name}: ${how}: ${outcome.why}\n  ${file}`);
  }
  printJson(terminal, total);
  return total.failed > 0 ? 1 : 0;
};

interface DamagedFile {
  readonly name: string;
  readonly text: string;
  readonly how: string;
}

/**
 * Recordings whose position is damaged: one from which the duel began, or a rest point that is needed because the answers do not
 * fit.
 */
export function* damagedFiles(game: DuelGame, profile: ProfileId, seed: string, count: number): Generator<DamagedFile> {
  const passcodes = game.pool(profile).playable.map(({ id }) => id);
  for (let duel = 0, made = 0; made < count; duel += 1) {
    const random = seededRandom(`${seed}-${duel} damage`);
    const { rests, recording } = restPoints(game, profile, `${seed}-${duel}`, random);
    // In the middle of a chain or a battle there is most to be damaged.
    const deep = rests.filter(({ frames }) => frames.length > 4);
    for (let i = 0; i < FROM_A_DUEL && made < count; i += 1, made += 1) {
      const from = i % 2 === 1 && deep.length > 0 ? deep : rests;
      const position = plain(from[below(random, from.length)]!);
      const other = plain(rests[below(random, rests.length)]!);
      const { text, how } = damaged(position, other, random, passcodes);
      yield {
        name: `${seed}-${made}`,
        how,
        text:
          i % 3 === 0
            ? lateRecording(recording, text)
            : `{"format":"${RECORDING_FORMAT}","origin":{"kind":"position","state":${text}},"answers":[],"prints":[],"rest":{"at":0,"state":${text}}}`,
      };
    }
  }
}

const plain = (state: DuelState): { [key: string]: Json } => JSON.parse(JSON.stringify(state)) as { [key: string]: Json };

/** A recording that does not replay, so that its rest point is taken up. */
const lateRecording = ({ origin }: { readonly origin: unknown }, rest: string): string =>
  `{"format":"${RECORDING_FORMAT}","origin":${JSON.stringify(origin)},"answers":[{"do":"pass"}],"prints":["of other rules"],"rest":{"at":1,"state":${rest}}}`;

function restPoints(
  game: DuelGame,
  profile: ProfileId,
  seed: string,
  random: Random,
): { readonly rests: readonly DuelState[]; readonly recording: { readonly origin: unknown } } {
  const first = below(random, 4) > 0 ? { first: 0 as const } : {};
  const decks = duelDecks(game, profile)(random, below(random, 3) === 0 ? 'mixed' : 'random');
  const run = game.start({ profile, seed, decks, ...first }, 'newest');
  const player = new RandomPlayer(`${seed} player`);
  const rests: DuelState[] = [];
  for (let decision = run.decision; decision !== undefined && run.answers.length < MOST_DECISIONS; decision = run.decision) {
    const { state } = run.restPoint;
    if (rests.at(-1) !== state) rests.push(state);
    run.answer(player.answer(decision) as Answer);
  }
  return { rests, recording: run.save() };
}

/** Takes the text up like any file and plays on at random. */
export function tryOut(game: DuelGame, text: string, seed: string): Outcome {
  try {
    const json = parsed(text);
    if ('reason' in json) return refused(json.reason);
    const loaded = game.load(json.value);
    if (!loaded.ok)
      return refused(`${loaded.error.code} at ${loaded.error.where}: expected ${loaded.error.expected}, got ${loaded.error.got}`);
    const { run } = loaded;
    const player = new RandomPlayer(`${seed} player`);
    let decisions = 0;
    for (let decision = run.decision; decision !== undefined; decision = run.decision, decisions += 1) {
      if (decisions > MOST_DECISIONS) return { kind: 'failed', why: `is not over after ${MOST_DECISIONS} decisions` };
      if (decisions % LOOK === 0) for (const viewer of [0, 1, 'public'] as const) run.view(viewer);
      run.answer(player.answer(decision) as Answer);
    }
    return { kind: 'played', decisions };
  } catch (error) {
    return { kind: 'failed', why: error instanceof Error ? error.message : String(error) };
  }
}

const refused = (reason: string): Outcome =>
  reason.length > LONGEST_REASON
    ? { kind: 'failed', why: `a reason of ${reason.length} characters` }
    : { kind: 'refused', reason };

function parsed(text: string): { readonly value: unknown } | { readonly reason: string } {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { reason: String(error) };
  }
}
