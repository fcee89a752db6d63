import type { CardPool, Player } from '../../../engine/vision';
import { readReference, type CardReference } from './card-reference';
import type { Step, WantedStep } from './schema';

/** What a step names besides the card that acts: its targets, or what is selected by itself. */
export type Named = { readonly kind: 'card'; readonly passcode: number } | { readonly kind: 'player'; readonly player: Player };

/** A step without its references: cards by passcode, so that it can be said in any language. */
export interface PlainStep {
  /** `do` of the step; of the step inside for `legal` and `illegal`. */
  readonly verb: WantedStep['do'];
  readonly player?: Player;
  readonly card?: number;
  readonly named: readonly Named[];
  readonly value?: boolean;
  readonly defends?: boolean;
  /** The step only looks whether this is allowed now. */
  readonly looks?: 'legal' | 'illegal';
}

/** @returns undefined for a step that only looks at the table. */
export function plainStep(pool: CardPool, step: Step): PlainStep | undefined {
  if (step.do === 'expect') return undefined;
  if (step.do !== 'legal' && step.do !== 'illegal') return plain(pool, step as WantedStep);
  const player = step.step.player ?? step.player;
  return { ...plain(pool, step.step), ...(player !== undefined && { player }), looks: step.do };
}

function plain(pool: CardPool, step: WantedStep): PlainStep {
  const { do: verb, player, card, choose, cards, value, defend } = step;
  const passcode = card === undefined ? undefined : readReference(pool, card)?.passcode;
  const targets = choose !== undefined && passcode !== undefined && isAimed(pool, passcode, step) ? choose : [];
  return {
    verb,
    named: (cards ?? targets).flatMap((one) => namedBy(pool, one)),
    ...(player !== undefined && { player }),
    ...(passcode !== undefined && { card: passcode }),
    ...(value !== undefined && { value }),
    ...(defend === true && { defends: true }),
  };
}

/** Whether the act names targets. What its card chooses at its resolution is none. */
function isAimed(pool: CardPool, passcode: number, { do: verb, mode = 0, effect = 0 }: WantedStep): boolean {
  const { isCarried, played, activated } = pool.definition(passcode)!;
  return verb === 'activate' ? activated[effect]?.target !== undefined : isCarried || played[mode]?.target !== undefined;
}

function namedBy(pool: CardPool, reference: CardReference): readonly Named[] {
  if (reference === 'player:0') return [{ kind: 'player', player: 0 }];
  if (reference === 'player:1') return [{ kind: 'player', player: 1 }];
  const passcode = readReference(pool, reference)?.passcode;
  return passcode === undefined ? [] : [{ kind: 'card', passcode }];
}
