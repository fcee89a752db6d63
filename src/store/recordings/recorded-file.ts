import { literal, looseObject, number, optional, safeParse, unknown } from 'valibot';
import { gameOfProfile } from '../../games/played';
import { gameNamed, type GamesOfDesk } from '../game';
import { issueDetail, readJson } from '../storage/limits';
import { notFetched } from '../keeping/open-game';
import { gameOfSaved, parseSavedGame, type SavedGame, type SaveProblem } from '../keeping/saved-game';
import type { PlayedBack } from './played-back';
import { playedPublicly, PUBLIC_FORMAT, PUBLIC_VERSION, type PublicRecording } from './public-recording';
import { replayed } from './replayed';

/** A recording that was read. `lost`: the rules have changed since; only its last position can be shown. */
export type RecordedFile =
  | { readonly kind: 'duel'; readonly saved: SavedGame; readonly played: PlayedBack; readonly lost?: string }
  | { readonly kind: 'public'; readonly recording: PublicRecording; readonly played: PlayedBack };

export type Read<T> = { readonly ok: true; readonly file: T } | { readonly ok: false; readonly problem: SaveProblem };

const problem = (why: SaveProblem['why'], detail: string): { readonly ok: false; readonly problem: SaveProblem } => ({
  ok: false,
  problem: { why, detail },
});
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

const publicEnvelope = looseObject({ format: literal(PUBLIC_FORMAT), version: number(), profile: optional(unknown()) });

function readPublic(games: GamesOfDesk, json: unknown): Read<RecordedFile> {
  const outer = safeParse(publicEnvelope, json);
  if (!outer.success) return problem('damaged', issueDetail(outer.issues[0]));
  const { version, profile } = outer.output;
  if (version < PUBLIC_VERSION) return problem('older', `version ${version}; expected ${PUBLIC_VERSION}`);
  if (version > PUBLIC_VERSION) return problem('newer', `version ${version}; expected ${PUBLIC_VERSION}`);
  // What names no rule set is of the first game, which says what is wrong with it.
  const id = gameOfProfile(profile) ?? gameOfSaved({});
  const game = gameNamed(games, id);
  if (!game) return problem('refused', notFetched(id));
  const inner = game.filing.read(json);
  if (!inner.ok) return problem('damaged', inner.detail);
  const { recording } = inner;
  return { ok: true, file: { kind: 'public', recording, played: playedPublicly(game, recording) } };
}

/** Plays a saved game as far as it goes. What its engine cannot take up is refused. */
export function readSavedGame(games: GamesOfDesk, saved: SavedGame): Read<RecordedFile & { kind: 'duel' }> {
  const id = gameOfSaved(saved);
  const game = gameNamed(games, id);
  if (!game) return problem('refused', notFetched(id));
  try {
    const loaded = game.replay(saved.recording);
    if (!loaded.ok) return problem('refused', loaded.detail);
    const { value, lost } = loaded;
    const played = replayed(game, saved, value, lost === undefined);
    return { ok: true, file: { kind: 'duel', saved, played, ...(lost !== undefined && { lost }) } };
  } catch (error) {
    return problem('refused', messageOf(error));
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
