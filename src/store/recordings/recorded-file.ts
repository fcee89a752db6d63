import { safeParse } from 'valibot';
import type { LoadError } from '../../engine/duel';
import type { GamesOfDesk } from '../game';
import { issueDetail, readJson } from '../storage/limits';
import { parseSavedGame, type SavedGame, type SaveProblem } from '../keeping/saved-game';
import type { PlayedBack } from './played-back';
import { playedPublicly, PUBLIC_FORMAT, PUBLIC_VERSION, type PublicRecording } from './public-recording';
import { publicEnvelope, publicRecording } from './public-schema';
import { publicVisionRecording } from './public-vision-schema';
import { replayedDuel, replayedVision } from './replayed';

/** A recording that was read. `lost`: the rules have changed since; only its last position can be shown. */
export type RecordedFile =
  | { readonly kind: 'duel'; readonly saved: SavedGame; readonly played: PlayedBack; readonly lost?: string }
  | { readonly kind: 'public'; readonly recording: PublicRecording; readonly played: PlayedBack };

export type Read<T> = { readonly ok: true; readonly file: T } | { readonly ok: false; readonly problem: SaveProblem };

const problem = (why: SaveProblem['why'], detail: string): { readonly ok: false; readonly problem: SaveProblem } => ({
  ok: false,
  problem: { why, detail },
});
const notFetched = () => problem('refused', 'the second game has not been fetched');

/** Reads the text of a file as a recording, with hands or public. Never throws. */
export function readRecordedFile(games: GamesOfDesk, text: string): Read<RecordedFile> {
  const read = readJson(text);
  if (!read.ok) return problem(read.why, read.detail);
  const { json } = read;
  if (isPublic(json)) return readPublic(games, json);
  const parsed = parseSavedGame(text);
  return parsed.ok ? readSavedGame(games, parsed.saved) : parsed;
}

const isPublic = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'format' in json && json.format === PUBLIC_FORMAT;

function readPublic({ vision: game }: GamesOfDesk, json: unknown): Read<RecordedFile> {
  const outer = safeParse(publicEnvelope, json);
  if (!outer.success) return problem('damaged', issueDetail(outer.issues[0]));
  const { version, profile } = outer.output;
  if (version < PUBLIC_VERSION) return problem('older', `version ${version}; expected ${PUBLIC_VERSION}`);
  if (version > PUBLIC_VERSION) return problem('newer', `version ${version}; expected ${PUBLIC_VERSION}`);
  if (profile === 'vision' && game === null) return notFetched();
  const inner =
    profile === 'vision' && game !== null
      ? safeParse(
          publicVisionRecording((passcode) => game.pool.definition(passcode) !== undefined),
          json,
        )
      : safeParse(publicRecording, json);
  if (!inner.success) return problem('damaged', issueDetail(inner.issues[0]));
  const recording: PublicRecording = inner.output;
  return { ok: true, file: { kind: 'public', recording, played: playedPublicly(recording) } };
}

/** Plays a saved game as far as it goes. What its engine cannot take up is refused. */
export function readSavedGame(games: GamesOfDesk, saved: SavedGame): Read<RecordedFile & { kind: 'duel' }> {
  try {
    return saved.game === 'vision' ? readVision(games, saved) : played(saved, games.duel.load(saved.recording), replayedDuel);
  } catch (error) {
    return problem('refused', messageOf(error));
  }
}

const readVision = ({ vision: game }: GamesOfDesk, saved: SavedGame): Read<RecordedFile & { kind: 'duel' }> =>
  game === null ? notFetched() : played(saved, game.load(saved.recording), replayedVision);

type Loaded<Run> =
  { readonly ok: true; readonly run: Run; readonly lost?: Misread | undefined } | { readonly ok: false; readonly error: Misread };

function played<Run>(
  saved: SavedGame,
  loaded: Loaded<Run>,
  replayed: (saved: SavedGame, run: Run, hasPast: boolean) => PlayedBack,
): Read<RecordedFile & { kind: 'duel' }> {
  if (!loaded.ok) return problem('refused', described(loaded.error));
  const { run, lost } = loaded;
  return {
    ok: true,
    file: { kind: 'duel', saved, played: replayed(saved, run, lost === undefined), ...(lost && { lost: described(lost) }) },
  };
}

type Misread = Pick<LoadError, 'where' | 'expected' | 'got'> & { readonly code: string };

const described = ({ code, where, expected, got }: Misread): string => `${code} at ${where}: expected ${expected}, got ${got}`;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
