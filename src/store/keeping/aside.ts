import { tableStore } from './table-shelf';
import { impatient, type Keyed } from '../storage/keyed';
import { clearShelf, readShelf, writeShelf } from '../storage/shelf';

/** A duel that could not be opened, or not be filed, as it was found: nothing writes over it. */
export interface Aside {
  readonly id: string;
  readonly text: string;
}

const ON_DISK = 'aside:';
const QUICK = 'kusari.duel.aside.';
const NUMBERS: readonly number[] = Array.from({ length: 100 }, (_, i) => i + 1);
const PATIENCE = 1500;

/** The duels that were put aside: on disk, or in local storage where there is no disk. */
export class AsideShelf {
  private readonly keyed: Keyed | null;

  constructor(keyed: Keyed | null) {
    this.keyed = keyed && impatient(keyed, PATIENCE);
  }

  /** @returns whether it is kept now */
  async put(text: string): Promise<boolean> {
    const { onDisk, quick } = await this.all();
    if ([...onDisk, ...quick].some((one) => one.text === text)) return true;
    try {
      if (!this.keyed) throw new Error('no disk');
      await this.keyed.set(freeOf(ON_DISK, onDisk), text);
      return true;
    } catch {
      return writeShelf(freeOf(QUICK, quick), text);
    }
  }

  /** What a disk that does not answer holds is not among them. */
  async list(): Promise<readonly Aside[]> {
    const { onDisk, quick } = await this.all();
    return [...onDisk, ...quick];
  }

  async remove(id: string): Promise<void> {
    if (id.startsWith(ON_DISK)) await this.keyed?.delete(id);
    else clearShelf(id);
  }

  private async all(): Promise<{ readonly onDisk: readonly Aside[]; readonly quick: readonly Aside[] }> {
    const quick = NUMBERS.map((number) => QUICK + number).flatMap((id) => asideOf(id, readShelf(id)));
    return { onDisk: await this.onDisk().catch(() => []), quick };
  }

  private async onDisk(): Promise<readonly Aside[]> {
    const { keyed } = this;
    if (!keyed) return [];
    const ids = (await keyed.keys()).filter((key) => key.startsWith(ON_DISK));
    const texts = await Promise.all(ids.map((id) => keyed.get(id)));
    return ids.flatMap((id, i) => asideOf(id, texts[i]));
  }
}

const asideOf = (id: string, text: unknown): readonly Aside[] => (typeof text === 'string' ? [{ id, text }] : []);

const freeOf = (prefix: string, taken: readonly Aside[]): string =>
  prefix + NUMBERS.find((number) => !taken.some(({ id }) => id === prefix + number));

export const asideShelf = new AsideShelf(tableStore);
