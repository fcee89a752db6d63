import { array, looseObject, number, optional, safeParse, string } from 'valibot';
import type { Scenario } from '../../scenario';
import { later } from '../fetching/later';

/** Why a lesson or the list of lessons cannot be opened. */
export type LessonProblem =
  | { readonly why: 'unknown'; readonly id: string }
  | { readonly why: 'notFetched'; readonly what: string; readonly detail: string }
  | { readonly why: 'broken'; readonly id: string; readonly detail: string };

export type Fetched<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: LessonProblem };

/** A line of the list of lessons. */
export interface LessonEntry {
  readonly id: string;
  readonly en: string;
  readonly ja: string;
  readonly chapter: string;
  readonly order: number;
}

/** What plays scenarios: fetched with the first lesson. */
export const scenarioLayer = later(() => import('../../scenario'));

const INDEX = 'scenario-index.json';
const entry = looseObject({
  id: string(),
  folder: string(),
  en: string(),
  ja: string(),
  chapter: optional(string()),
  order: optional(number()),
});
const index = array(entry);

/** All lessons, in the order of the list within their chapter. */
export async function fetchLessons(): Promise<Fetched<readonly LessonEntry[]>> {
  const fetched = await fetchJson(INDEX);
  if (fetched.kind !== 'json') return { ok: false, problem: { why: 'notFetched', what: INDEX, detail: fetched.detail } };
  const read = safeParse(index, fetched.json);
  if (!read.success) return { ok: false, problem: { why: 'notFetched', what: INDEX, detail: read.issues[0].message } };
  const lessons = read.output.flatMap(({ id, en, ja, chapter, order }) =>
    chapter === undefined || order === undefined ? [] : [{ id, en, ja, chapter, order }],
  );
  return { ok: true, value: lessons.sort((a, b) => a.order - b.order) };
}

/** `three-link-chain` is a lesson, `rules/r245-three-links` one of the rule scenarios. */
const ID = /^(?:rules\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The scenario of a lesson by its id. Nothing outside the two folders can be named. */
export async function fetchScenario(id: string): Promise<Fetched<Scenario>> {
  if (!ID.test(id)) return { ok: false, problem: { why: 'unknown', id } };
  const fetched = await fetchJson(id.startsWith('rules/') ? `scenarios/${id}.json` : `lessons/${id}.json`);
  if (fetched.kind !== 'json')
    return {
      ok: false,
      problem: fetched.kind === 'none' ? { why: 'unknown', id } : { why: 'notFetched', what: id, detail: fetched.detail },
    };
  const layer = await scenarioLayer.get().catch(messageOf);
  if (typeof layer === 'string') return { ok: false, problem: { why: 'notFetched', what: id, detail: layer } };
  const { readScenario, sayProblem } = layer;
  const read = readScenario(fetched.json);
  return read.ok
    ? { ok: true, value: read.scenario }
    : { ok: false, problem: { why: 'broken', id, detail: read.problems.map(sayProblem).join('; ') } };
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
