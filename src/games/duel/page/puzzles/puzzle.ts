import type { Player } from '../../../../engine/duel';
import { gameOfThisPage } from '../../../../store/game';
import type { Language } from '../../../../i18n/language';
import { unpacked } from '../../../../store/links/packed';
import type { LaidPosition } from '../../workshop/laid-position';
import { readPosition } from '../../workshop/position-text';
import { isImpossible, problemsOf } from '../../workshop/problems';

type Both = Readonly<Record<Language, string>>;

/** A position in which the player whose turn it is wins in this turn, or is to find out whether it does. */
export interface Puzzle {
  /** Its name on the shelf; null for one that came as a link or a file. */
  readonly id: string | null;
  readonly title: Both;
  readonly solver: Player;
  readonly position: LaidPosition;
  /** What its author has told of it, if anything. */
  readonly told: { readonly grade: number; readonly hints: readonly [Both, Both] } | null;
}

/** Why a puzzle cannot be laid: it is not on the shelf, could not be fetched, or its link or file is damaged. */
export type PuzzleFault =
  | { readonly why: 'unknown'; readonly detail: string }
  | { readonly why: 'notFetched' | 'link' | 'damaged' | 'impossible'; readonly detail: string };

export type PuzzleRead = { readonly ok: true; readonly puzzle: Puzzle } | { readonly ok: false; readonly fault: PuzzleFault };

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const fault = (why: PuzzleFault['why'], detail: string): PuzzleRead => ({ ok: false, fault: { why, detail } });

/** Reads the text of a puzzle file. Never throws. */
export function readPuzzle(text: string, id: string | null): PuzzleRead {
  const read = readPosition(text);
  if (!read.ok) return fault('damaged', read.detail);
  const { position } = read;
  const problem = problemsOf(position, gameOfThisPage()).find(isImpossible);
  if (problem) return fault('impossible', problem.kind);
  const { title } = JSON.parse(text) as { readonly title?: string | Partial<Both> };
  const { en, ja } = typeof title === 'object' ? title : { en: title, ja: title };
  const name = position.title;
  return {
    ok: true,
    puzzle: {
      id,
      title: { en: en ?? name, ja: ja ?? name },
      solver: position.turnPlayer,
      position,
      told: position.beside.puzzle ?? null,
    },
  };
}

/** The puzzle of an address: one of the shelf by its id, any other with all of it packed in there. */
export async function puzzleAt(detail: string): Promise<PuzzleRead> {
  if (!ID.test(detail)) {
    const read = await unpacked(detail);
    return read.ok ? readPuzzle(read.text, null) : fault('link', read.fault.why);
  }
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}puzzles/${detail}.json`);
    if (response.status === 404 || response.headers.get('content-type')?.includes('text/html')) return fault('unknown', detail);
    if (!response.ok) return fault('notFetched', String(response.status));
    return readPuzzle(await response.text(), detail);
  } catch (error) {
    return fault('notFetched', error instanceof Error ? error.message : String(error));
  }
}
