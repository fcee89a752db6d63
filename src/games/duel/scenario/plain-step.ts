import type { Player, Value } from '../../../engine/duel';
import { readReference, type CardReference } from './card-reference';
import type { Step } from './schema';

/** A step without its references: cards by passcode, so that it can be said in any language. */
export interface PlainStep {
  /** `do` of the step; of the step inside for `legal` and `illegal`. */
  readonly verb: string;
  readonly player?: Player;
  readonly card?: number;
  readonly target?: number | 'direct' | 'cancel';
  readonly cards: readonly number[];
  readonly to?: string;
  readonly value?: Value;
  /** The step only looks whether this is allowed now. */
  readonly looks?: 'legal' | 'illegal';
}

/** @returns undefined for a step that only looks at the table. */
export function plainStep(step: Step): PlainStep | undefined {
  if (step.do === 'expect') return undefined;
  if (step.do !== 'legal' && step.do !== 'illegal') return plain(step);
  const player = step.step.player ?? step.player;
  return { ...plain(step.step), ...(player !== undefined && { player }), looks: step.do };
}

interface Said {
  readonly do: string;
  readonly player?: Player | undefined;
  readonly card?: CardReference | undefined;
  readonly target?: CardReference | undefined;
  readonly choose?: readonly CardReference[] | undefined;
  readonly cards?: readonly CardReference[] | undefined;
  readonly to?: CardReference | undefined;
  readonly value?: Value | undefined;
}

function plain({ do: verb, player, card, target, choose, cards, to, value }: Said): PlainStep {
  const passcodes = [card].flatMap(passcodeIn);
  return {
    verb,
    cards: (cards ?? choose ?? []).flatMap(passcodeIn),
    ...(player !== undefined && { player }),
    ...(passcodes[0] !== undefined && { card: passcodes[0] }),
    ...(target !== undefined && {
      target: target === 'direct' || target === 'cancel' ? target : (passcodeIn(target)[0] ?? 'direct'),
    }),
    ...(to !== undefined && { to: String(to) }),
    ...(value !== undefined && { value }),
  };
}

function passcodeIn(reference: CardReference | undefined): readonly number[] {
  const passcode = reference === undefined ? undefined : readReference(reference)?.passcode;
  return passcode === undefined ? [] : [passcode];
}
