import type { Seat } from '../engine/kernel';

/** An act as it is told in any language: cards by passcode, and none that the seat which thinks could only guess. */
export interface ToldAct {
  readonly verb: string;
  readonly player: Seat;
  /** Left out: a card that the seat does not know. */
  readonly card?: number;
  /** A card by its passcode, or what stands there instead of one. */
  readonly target?: number | string;
  readonly to?: string;
  readonly cards: readonly number[];
}

/** So many acts of a rollout are noted: what comes later is like dice. */
export const MOST_TOLD = 4;
/** What was seen less often is no likely line. */
const LEAST = 2;

interface Branch {
  readonly act: ToldAct | null;
  count: number;
  readonly next: Map<string, Branch>;
}

/** The lines that rollouts went, and which of them they went most. */
export class Lines {
  private readonly root: Branch = { act: null, count: 0, next: new Map() };

  add(line: readonly ToldAct[]): void {
    let branch = this.root;
    for (const act of line) {
      const key = JSON.stringify(act);
      const next = branch.next.get(key) ?? { act, count: 0, next: new Map<string, Branch>() };
      branch.next.set(key, next);
      next.count += 1;
      branch = next;
    }
  }

  /** The most frequent act, what followed it most, and so on; empty where nothing was seen twice. */
  likeliest(): readonly ToldAct[] {
    const line: ToldAct[] = [];
    let branch: Branch | undefined = this.root;
    while ((branch = most(branch.next.values())) !== undefined && branch.count >= LEAST) line.push(branch.act!);
    return line;
  }
}

function most(branches: Iterable<Branch>): Branch | undefined {
  let found: Branch | undefined;
  for (const branch of branches) if (found === undefined || branch.count > found.count) found = branch;
  return found;
}
