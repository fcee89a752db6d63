import type { Seat } from '../../../engine/table';
import type { AnyRuleId } from '../../base/shared/reasons';
import type { Piece } from '../log/piece';

/** How an entry ends, or has ended: it is carried out, it comes to nothing, it is saved from that, or nobody can tell. */
export interface EntryEndTold {
  readonly tone: 'done' | 'broken' | 'saved' | 'open';
  readonly says: string;
}

/** What lies on the stack, as it is told beside the field and to an audience: who, a card, and a few short lines. */
export interface EntryTold {
  readonly number: number;
  readonly player: Seat;
  readonly passcode: number;
  readonly name: string;
  /** It is read out so. */
  readonly label: string;
  readonly state: 'waiting' | 'resolving' | 'resolved';
  /** It will do nothing, or did nothing. */
  readonly isBroken: boolean;
  /** What it is: a Spell Speed, an attack. */
  readonly kind: string;
  /** What has become of it, where that is said. */
  readonly word?: string | undefined;
  readonly lines: readonly string[];
  readonly end?: EntryEndTold | undefined;
  /** What has come of it. */
  readonly outcomes?: readonly { readonly key: number; readonly pieces: readonly Piece[] }[];
}

/** The stack in the words of its game. */
export interface StackTold {
  readonly title: string;
  /** What is done with it now. */
  readonly note: string;
  /** In place of it, while nothing lies on it. */
  readonly idle: string;
  readonly stage: 'none' | 'building' | 'resolving' | 'over';
  /** Play has gone on since it was over: it folds to a line. */
  readonly isPast?: boolean;
  /** Its entries hold each other as links do, or lie on each other. */
  readonly look: 'links' | 'pile';
  /** The newest first: it is taken first. */
  readonly entries: readonly EntryTold[];
  /** Who may lay the next one. */
  readonly next?: { readonly player: Seat; readonly says: string } | undefined;
  /** What comes of it if nobody adds anything. */
  readonly ends?: { readonly title: string; readonly says: string; readonly rule: AnyRuleId } | undefined;
  /** Whose moment has gone by because of it. */
  readonly missed?: readonly { readonly key: number; readonly pieces: readonly Piece[]; readonly rule: AnyRuleId }[];
  readonly rule?: AnyRuleId | undefined;
}
