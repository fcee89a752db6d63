import { create } from 'zustand';
import { gameOfThisPage } from '../../../../store/game';
import { parseSavedGame, type SavedGame } from '../../../../store/keeping/saved-game';
import { readShelf, writeShelf } from '../../../../store/storage/shelf';
import { answersTold } from '../../workshop/chance';
import { judged, type Judged } from '../../workshop/judged';
import { lineWith, readLines, withLine, type KeptLine } from '../../workshop/kept-lines';
import type { LaidPosition } from '../../workshop/laid-position';
import { positionText } from '../../workshop/position-text';

const SHELF = 'kusari.workshop.lines';
/** So many are kept: a browser has little room for them. */
const MOST_LINES = 24;

const answersOf = ({ recording }: SavedGame): readonly string[] => answersTold(gameOfThisPage(), recording);

interface Lines {
  readonly lines: readonly KeptLine[];
  /** @returns false where the browser has no room for it: it is kept as long as the page is open */
  readonly keep: (name: string, from: LaidPosition, saved: SavedGame) => boolean;
  /** Keeps it under `name`, unless a line has all of it already. */
  readonly keepIfNew: (name: (number: number) => string, from: LaidPosition, saved: SavedGame) => void;
  readonly remove: (id: number) => void;
}

export const useLines = create<Lines>()((set, get) => {
  const write = (lines: readonly KeptLine[]): boolean => {
    set({ lines });
    return writeShelf(SHELF, JSON.stringify(lines));
  };
  return {
    lines: readLines(readShelf(SHELF)),
    keep: (name, from, saved) =>
      write(
        withLine(get().lines, {
          name,
          position: positionText(from),
          saved: JSON.stringify(saved),
          answers: answersOf(saved),
        }).slice(-MOST_LINES),
      ),
    keepIfNew: (name, from, saved) => {
      const { lines, keep } = get();
      if (lineWith(lines, positionText(from), answersOf(saved))) return;
      keep(name(Math.max(0, ...lines.map(({ id }) => id)) + 1), from, saved);
    },
    remove: (id) => void write(get().lines.filter((line) => line.id !== id)),
  };
});

/** A kept line as the game that it is; null where it cannot be read any more. */
export function savedOf({ saved }: KeptLine): SavedGame | null {
  const parsed = parseSavedGame(saved);
  return parsed.ok ? parsed.saved : null;
}

/** A kept line as a judge reads it. */
export function judgedLine(line: KeptLine): Judged | null {
  const saved = savedOf(line);
  return saved && judged(gameOfThisPage(), saved.recording);
}
