import type { DecisionView, DuelView, EventView, Player, PromptKey } from '../engine';

/** An act whose own selections (cost, tributes, targets …) are being given; it can be taken back until the last one. */
export interface Draft {
  readonly player: Player;
  /** The answer number where the act began. */
  readonly began: number;
  /** Lines of the log at that moment. */
  readonly lines: number;
}

/** Prompts that never belong to the announcement of an act. */
const LATER: ReadonlySet<PromptKey> = new Set<PromptKey>([
  'handLimit', 'search', 'coinCall', 'optionalTrigger', 'optionalEffect', 'upkeep', 'phaseItem', 'triggerOrder', 'deckOrder', 'chooseFirst',
]);

/** What nobody can unsee, or what chance decided; `resolve` and `pass` show that the announcement is over. */
const ENDS: ReadonlySet<EventView['verb']> = new Set<EventView['verb']>(['draw', 'reveal', 'coin', 'dice', 'shuffle', 'resolve', 'pass']);

/** Whether the pending decision still belongs to the act of the draft, so that the act can be taken back. */
export function isDraftOpen(draft: Draft, view: DuelView): boolean {
  const { decision, log } = view;
  if (!decision || decision.player !== draft.player || !isSelection(decision)) return false;
  return !log.slice(draft.lines).some((line) => ENDS.has(line.verb));
}

function isSelection({ kind, prompt, pick }: DecisionView): boolean {
  if (kind !== 'choose' && kind !== 'discard' && kind !== 'answer' && kind !== 'order') return false;
  if (prompt && LATER.has(prompt)) return false;
  return !pick?.from.some((card) => card.place.split(':')[1] === 'deck');
}
