import type { ProofAsked, ProofTold } from './proving/asked';
import type { Asked } from './thinkable';
import type { Thought } from './think';

/** To the worker that thinks: it will be asked about that game. Nothing is said to it. */
export interface ThinkerCall {
  readonly game: string;
}

/** To the worker that thinks. */
export interface ThinkerQuestion {
  readonly id: number;
  readonly game: string;
  readonly asked: Asked;
}

/**
 * From it. `thought` null: no game could be dealt; it is played by what one sees of the position. `ms`: how long was thought, the
 * fetching of the game aside.
 */
export type ThinkerReply =
  | { readonly id: number; readonly kind: 'thought'; readonly thought: Thought | null; readonly ms: number }
  | { readonly id: number; readonly kind: 'failed' };

/** To the same worker: what comes of a position. */
export interface ProverQuestion {
  readonly id: number;
  readonly game: string;
  readonly proof: ProofAsked;
}

export type ProverReply =
  { readonly id: number; readonly kind: 'proved'; readonly told: ProofTold } | { readonly id: number; readonly kind: 'failed' };
