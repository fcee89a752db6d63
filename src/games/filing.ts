import type { ShownEvent } from '../engine/table';
import type { GameView } from './view';

/** A position in the words of a file. */
export interface Filed {
  readonly seats: readonly [object, object];
}

/** What changed of a view since the position before; of a seat likewise, part by part. */
export type Change<File extends Filed = Filed> = Partial<Omit<File, 'seats'>> & {
  readonly seats?: readonly [Partial<File['seats'][0]>, Partial<File['seats'][1]>];
  /** How many lines the log has. */
  readonly lines: number;
};

/** What everybody could see of a game, position by position. Nothing in it leads to what is hidden. */
export interface PublicRecording {
  readonly format: 'kusari-public';
  readonly version: 1;
  readonly names: readonly [string, string];
  readonly profile: string;
  readonly lifePoints: number;
  readonly log: readonly ShownEvent[];
  readonly positions: readonly [Change, ...Change[]];
}

/** How the views of a game are filed: as everybody may have them, in words of their own, which stay, and back. */
export interface Filing<View extends GameView = GameView> {
  publicly(view: View): View;
  filed(view: View): Filed;
  /** The view that was filed; its log is empty. */
  viewed(file: Filed): View;
  /** Reads what should be a public recording of it: whole and drawable, its cards known, its places those of the table. */
  read(
    json: unknown,
  ): { readonly ok: true; readonly recording: PublicRecording } | { readonly ok: false; readonly detail: string };
}
