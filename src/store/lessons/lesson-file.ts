import { array, looseObject, number, optional, safeParse, string } from 'valibot';
import { later } from '../fetching/later';
import { fetchVision, gameOfThisPage } from '../game';
import { duelLesson } from './duel-lesson';
import { visionLesson } from './vision-lesson';
import type { Walking, WalkedLesson } from './walked-lesson';

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

/** What plays scenarios: fetched with the first lesson of the game. */
const duelLayer = later(() => import('../../games/duel/scenario/taught'));
const visionLayer = later(() => import('../../games/vision/scenario'));

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

/** `three-link-chain` is a lesson, `rules/r245-three-links` and `vision/v01-order-of-a-turn` are scenarios of the rules. */
const ID = /^(?:(?:rules|vision)\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A lesson by its id, walked through. Nothing outside the three folders can be named. */
export async function fetchLesson(id: string): Promise<Fetched<WalkedLesson>> {
  if (!ID.test(id)) return { ok: false, problem: { why: 'unknown', id } };
  const fetched = await fetchTaught(id);
  if (fetched.kind !== 'json')
    return {
      ok: false,
      problem: fetched.kind === 'none' ? { why: 'unknown', id } : { why: 'notFetched', what: id, detail: fetched.detail },
    };
  const { json } = fetched;
  const isOfVision = typeof json === 'object' && json !== null && 'game' in json && json.game === 'vision';
  const walk = await (isOfVision ? walkOfVision(json) : walkOfDuel(json)).catch(messageOf);
  if (typeof walk === 'string') return { ok: false, problem: { why: 'notFetched', what: id, detail: walk } };
  const walked = orFault(walk);
  return walked.ok
    ? { ok: true, value: walked.lesson }
    : { ok: false, problem: { why: 'broken', id, detail: walked.failures.join(' ') } };
}

async function walkOfDuel(json: unknown): Promise<() => Walking> {
  const layer = await duelLayer.get();
  return () => {
    const read = layer.readScenario(json);
    return read.ok
      ? duelLesson(layer, gameOfThisPage(), read.scenario)
      : { ok: false, failures: [read.problems.map(layer.sayProblem).join('; ')] };
  };
}

async function walkOfVision(json: unknown): Promise<() => Walking> {
  const [layer, game] = await Promise.all([visionLayer.get(), fetchVision()]);
  return () => {
    const read = layer.readScenario(game.pool, json);
    return read.ok
      ? visionLesson(layer, game, read.scenario)
      : { ok: false, failures: [read.problems.map(layer.sayProblem).join('; ')] };
  };
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
