import type { Loaded, Misfit } from '../engine/kernel';
import type { TakenUp } from './game';

const described = ({ code, where, expected, got }: Misfit & { readonly code: string }): string =>
  `${code} at ${where}: expected ${expected}, got ${got}`;

/** What an engine has taken up, as the table takes it. */
export const takenUp = <Run, What>(
  loaded: Loaded<Run, Misfit & { readonly code: string }>,
  as: (run: Run) => What,
): TakenUp<What> =>
  loaded.ok
    ? { ok: true, value: as(loaded.run), ...(loaded.lost && { lost: described(loaded.lost) }) }
    : { ok: false, detail: described(loaded.error) };
