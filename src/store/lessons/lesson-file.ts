import { array, looseObject, number, optional, safeParse, string } from 'valibot';
import type { GameOfTable, WalkedLesson, Walking } from '../../games/game';
import { fetchGame, otherGames, usualGame } from '../game';

/** Why a lesson or the list of lessons cannot be opened. */
export type LessonProblem =
  | { readonly why: 'unknown'; readonly id: string }
  | { readonly why: 'notFetched'; readonly what: string; readonly detail: string }
  | { readonly why: 'broken'; readonly id: string; readonly detail: string }
  | { readonly why: 'noMoment'; readonly id: string; readonly at: number; readonly count: number };

export type Fetched<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: LessonProblem };

/** A line of the list of lessons. */
export interface LessonEntry {
  readonly id: string;
  readonly en: string;
  readonly ja: string;
  readonly chapter: string;
  readonly order: number;
  /** At how many stops something is told. */
  readonly stops: number;
  /** English names of cards that it is known by. */
  readonly cards: readonly string[];
}

const INDEX = 'scenario-index.json';
const entry = looseObject({
  id: string(),
  folder: string(),
  en: string(),
  ja: string(),
  chapter: optional(string()),
  order: optional(number()),
  stops: optional(number(), 1),
  cards: optional(array(string()), []),
});
const index = array(entry);

/** All lessons, in the order of the list within their chapter. */
export async function fetchLessons(): Promise<Fetched<readonly LessonEntry[]>> {
  const fetched = await fetchJson(INDEX);
  if (fetched.kind !== 'json') return { ok: false, problem: { why: 'notFetched', what: INDEX, detail: fetched.detail } };
  const read = safeParse(index, fetched.json);
  if (!read.success) return { ok: false, problem: { why: 'notFetched', what: INDEX, detail: read.issues[0].message } };
  const lessons = read.output.flatMap(({ id, en, ja, chapter, order, stops, cards }) =>
    chapter === undefined || order === undefined ? [] : [{ id, en, ja, chapter, order, stops, cards }],
  );
  return { ok: true, value: lessons.sort((a, b) => a.order - b.order) };
}

/** `three-link-chain` is a lesson, `rules/r245-three-links` a scenario of the rules, each folder of which is a pack. */
const ID = /^(?:[a-z]+\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A lesson with the game that it is one of. */
interface TaughtLesson {
  readonly game: GameOfTable;
  readonly lesson: WalkedLesson;
}

/** A lesson by its id, walked through. Nothing outside the folders of lessons and scenarios can be named. */
export async function fetchLesson(id: string): Promise<Fetched<TaughtLesson>> {
  if (!ID.test(id)) return { ok: false, problem: { why: 'unknown', id } };
  const fetched = await fetchTaught(id);
  if (fetched.kind !== 'json')
    return {
      ok: false,
      problem: fetched.kind === 'none' ? { why: 'unknown', id } : { why: 'notFetched', what: id, detail: fetched.detail },
    };
  const { json } = fetched;
  const read = await lessonOf(json).catch(messageOf);
  if (typeof read === 'string') return { ok: false, problem: { why: 'notFetched', what: id, detail: read } };
  const walked = orFault(read.walk);
  return walked.ok
    ? { ok: true, value: { game: read.game, lesson: walked.lesson } }
    : { ok: false, problem: { why: 'broken', id, detail: walked.failures.join(' ') } };
}

/** A scenario says which game it is one of, unless it is the usual one. */
async function lessonOf(json: unknown): Promise<{ readonly game: GameOfTable; readonly walk: () => Walking }> {
  const named = typeof json === 'object' && json !== null && 'game' in json ? json.game : undefined;
  const other = otherGames().find((id) => id === named);
  const game = other === undefined ? usualGame() : await fetchGame(other);
  return { game, walk: await game.lesson(json) };
}

/** A fault of our own is told as well: the learner must not wait for a lesson that never comes. */
function orFault(walk: () => Walking): Walking {
  try {
    return walk();
  } catch (error) {
    return { ok: false, failures: [messageOf(error)] };
  }
}

/** Scenarios lie in one pack for each folder, which the page keeps for when there is no network; lessons each by itself. */
async function fetchTaught(id: string): Promise<Json> {
  const [folder, name] = id.split('/');
  if (folder === undefined || name === undefined) return fetchJson(`lessons/${id}.json`);
  const pack = await fetchJson(`scenarios-${folder}.json`);
  if (pack.kind !== 'json') return pack;
  const scenarios = pack.json as Readonly<Record<string, unknown>>;
  return name in scenarios ? { kind: 'json', json: scenarios[name] } : { kind: 'none', detail: '404' };
}

type Json = { readonly kind: 'json'; readonly json: unknown } | { readonly kind: 'none' | 'failed'; readonly detail: string };

/** A JSON file from beside the page. A server that answers everything with the page itself has no such file. */
async function fetchJson(path: string): Promise<Json> {
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}${path}`);
    const isPage = response.headers.get('content-type')?.includes('text/html') === true;
    if (response.status === 404 || isPage) return { kind: 'none', detail: '404' };
    if (!response.ok) return { kind: 'failed', detail: String(response.status) };
    return { kind: 'json', json: await response.json() };
  } catch (error) {
    return { kind: 'failed', detail: messageOf(error) };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
