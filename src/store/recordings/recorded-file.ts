import { safeParse } from 'valibot';
import type { DuelGame } from '../../engine/duel';
import { issueDetail, readJson } from '../storage/limits';
import { parseSavedDuel, type SavedDuel, type SaveProblem } from '../keeping/saved-duel';
import type { PlayedBack } from './played-back';
import { playedPublicly, PUBLIC_FORMAT, PUBLIC_VERSION, type PublicRecording } from './public-recording';
import { publicEnvelope, publicRecording } from './public-schema';
import { replayedDuel } from './replayed-duel';

/** A recording that was read. `lost`: the rules have changed since; only its last position can be shown. */
export type RecordedFile =
  | { readonly kind: 'duel'; readonly saved: SavedDuel; readonly played: PlayedBack; readonly lost?: string }
  | { readonly kind: 'public'; readonly recording: PublicRecording; readonly played: PlayedBack };

export type Read<T> = { readonly ok: true; readonly file: T } | { readonly ok: false; readonly problem: SaveProblem };

const problem = (why: SaveProblem['why'], detail: string): { readonly ok: false; readonly problem: SaveProblem } => ({
  ok: false,
  problem: { why, detail },
});

/** Reads the text of a file as a recording, with hands or public. Never throws. */
export function readRecordedFile(game: DuelGame, text: string): Read<RecordedFile> {
  const read = readJson(text);
  if (!read.ok) return problem(read.why, read.detail);
  const { json } = read;
  return isPublic(json) ? readPublic(json) : readSaved(game, text);
}

const isPublic = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'format' in json && json.format === PUBLIC_FORMAT;

function readPublic(json: unknown): Read<RecordedFile> {
  const outer = safeParse(publicEnvelope, json);
  if (!outer.success) return problem('damaged', issueDetail(outer.issues[0]));
  const { version } = outer.output;
  if (version < PUBLIC_VERSION) return problem('older', `version ${version}; expected ${PUBLIC_VERSION}`);
  if (version > PUBLIC_VERSION) return problem('newer', `version ${version}; expected ${PUBLIC_VERSION}`);
  const inner = safeParse(publicRecording, json);
  if (!inner.success) return problem('damaged', issueDetail(inner.issues[0]));
  const recording: PublicRecording = inner.output;
  return { ok: true, file: { kind: 'public', recording, played: playedPublicly(recording) } };
}

function readSaved(game: DuelGame, text: string): Read<RecordedFile> {
  const parsed = parseSavedDuel(text);
  if (!parsed.ok) return parsed;
  if (parsed.saved.game === 'vision') return problem('refused', 'a game of VISION is looked at on the table');
  return readDuel(game, parsed.saved);
}

/** Plays a saved duel as far as it goes. What the engine cannot take up is refused. */
export function readDuel(game: DuelGame, saved: SavedDuel): Read<RecordedFile & { kind: 'duel' }> {
  try {
    const loaded = game.load(saved.recording);
    if (!loaded.ok) return problem('refused', described(loaded.error));
    const played = replayedDuel(saved, loaded.run, loaded.lost === undefined);
    return { ok: true, file: { kind: 'duel', saved, played, ...(loaded.lost && { lost: described(loaded.lost) }) } };
  } catch (error) {
    return problem('refused', messageOf(error));
  }
}

const described = ({ code, where, expected, got }: { code: string; where: string; expected: string; got: string }): string =>
  `${code} at ${where}: expected ${expected}, got ${got}`;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
