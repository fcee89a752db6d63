import { zoneOf, type ShownRow, type ShownSeat } from '../../../engine/table';

/**
 * How a game lies on the table: plain data, drawn by the parts in this folder and in `hand/`. They know zones and counters by
 * the names that a layout and a view give them, and no game. What a zone holds, and whether it is a row, a pile or a hand, says
 * the view; how it is called, the texts (`zones`).
 */
export interface TableLayout<Zone extends string = string, Counter extends string = string, Phase extends string = string> {
  /** The rows of a near half, the front one first. The far half is the same one seen from the other side. */
  readonly rows: readonly (readonly Stand<Zone>[])[];
  /**
   * Both regions lie on one common sheet: its rows are lanes, and what belongs to no lane stands beside it. Left out, the halves
   * are squares in columns.
   */
  readonly sheet?: {
    /** Left of the sheet: a row of closed cards, counted in words by how they lie. */
    readonly shelf: Zone;
    /** Right of it, the one at the seam last. */
    readonly piles: readonly Stand<Zone>[];
  };
  /** Cells in a row; a row of cells takes one for each, a pile takes one. */
  readonly columns: number;
  /** On a phone: which zones keep a row of cells, and which are chips in a row of their own behind them. */
  readonly narrow: {
    readonly columns: number;
    readonly rows: readonly Zone[];
    /** A row of several cells takes so many columns from there. */
    readonly chips: readonly { readonly zone: Zone; readonly column: number; readonly span?: number }[];
  };
  /** Where the keyboard comes in. */
  readonly entrance: { readonly zone: Zone; readonly index: number };
  /** The zone that lies at a player's edge. */
  readonly hand: Zone;
  /** What stands on a player's plate: one counter in large figures, and the sizes of some zones. */
  readonly plate: { readonly figure: Counter; readonly sizes: readonly Zone[] };
  /** The phases on the rail. The button of the last one also ends the turn. */
  readonly phases: readonly Phase[];
}

/** A zone in a row of the table, and how it is drawn there. */
export interface Stand<Zone extends string = string> {
  readonly zone: Zone;
  /** A row: only these of its cells stand here, the others elsewhere. */
  readonly cells?: readonly number[];
  /** A row: its cells are sideboards, quieter than the others, and say what they are while they are empty. */
  readonly isAside?: boolean;
  /**
   * A row without squares: its cards stand side by side, as many as there are. Which of the zone's cards stand in which lane says
   * the face. A lane that `isAside` shows the crests of its cards with their names.
   */
  readonly lane?: string;
  /**
   * A pile: the face of its newest card, one back, a stack of backs; or a back with the newest of those cards on it that may be
   * looked at, which are counted by themselves.
   */
  readonly shows?: 'face' | 'back' | 'backs' | 'newest';
  /** A pile that can be looked through, and the key that does it. */
  readonly opens?: { readonly key: string };
  /** A pile without a cell of its own: a chip beside this one. */
  readonly beside?: Stand<Zone>;
}

/** The cells of a row that stand in one place of the table. */
export const cellsAt = ({ cells }: Stand, { cards }: ShownRow): readonly number[] => cells ?? [...cards.keys()];

/**
 * The columns at either edge that hold but piles and what stands aside, as a near half is laid: where cells are wide they do with
 * less. None where any zone is a lane.
 */
export function quietColumns({ rows, narrow, columns }: TableLayout, side: ShownSeat): readonly [before: number, after: number] {
  const isQuiet = (zone: string): boolean => !narrow.rows.includes(zone);
  const laid = rows.map((row) =>
    row.flatMap((stand) => {
      const zone = zoneOf(side, stand.zone);
      return zone?.kind === 'row' ? cellsAt(stand, zone).map(() => isQuiet(stand.zone)) : [isQuiet(stand.zone)];
    }),
  );
  const quiet = Array.from({ length: columns }, (_, column) => laid.every((row) => row[column] ?? true));
  const before = quiet.indexOf(false);
  const after = columns - 1 - quiet.lastIndexOf(false);
  return before < 0 ? [0, 0] : [before, after];
}

/** All piles of a layout that can be looked through. */
export const openPiles = <Zone extends string>({ rows, sheet }: TableLayout<Zone>): readonly Stand<Zone>[] =>
  [...rows.flat(), ...(sheet?.piles ?? [])]
    .flatMap((stand) => [stand, ...(stand.beside ? [stand.beside] : [])])
    .filter((stand) => stand.opens);

/**
 * Where a cell of a zone goes on a phone, counted from 1. The chips lie behind the cells, and are not turned round for the far
 * seat.
 */
export function narrowSpot(
  { narrow }: TableLayout,
  zone: string,
  index: number,
  isFar: boolean,
): { row: number; column: string } {
  const chip = narrow.chips.find((one) => one.zone === zone);
  const rows = narrow.rows.length + 1;
  const row = chip ? rows : narrow.rows.indexOf(zone) + 1;
  return { row: isFar ? rows + 1 - row : row, column: chip ? `${chip.column + index} / span ${chip.span ?? 1}` : 'auto' };
}
