import type { DoingsOfCard } from '../../../../engine/duel';
import { SIGNS } from './columns';

/** Cards of which all effects do the same: each in two signs, its place among all passcodes from the lowest. */
export type PackedDoings = readonly (readonly [cards: string, does: DoingsOfCard])[];

/**
 * What cards do as the build packs it.
 * @param passcodes those of all cards, lowest first
 */
export const unpackedDoings = (packed: PackedDoings, passcodes: readonly number[]): Readonly<Record<number, DoingsOfCard>> =>
  Object.fromEntries(
    packed.flatMap(([cards, does]) =>
      cards.match(/../g)!.map(([high, low]) => [passcodes[SIGNS.indexOf(high!) * 64 + SIGNS.indexOf(low!)]!, does] as const),
    ),
  );
