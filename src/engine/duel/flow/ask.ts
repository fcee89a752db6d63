import type { Act, ActDecision, Answer, Decision } from '../model/decision';
import type { Duel } from '../model/duel';
import type { Player } from '../model/vocabulary';

/** Asks one decision and returns its answer. (Lists of acts, asked most often, are yielded without this.) */
export function* ask(decision: Decision): Generator<Decision, Answer, Answer> {
  return yield decision;
}

/** A decision answered by an act, its list computed when first looked at. */
export class ActList implements ActDecision {
  private listed: readonly Act[] | undefined;
  constructor(
    readonly kind: ActDecision['kind'],
    readonly player: Player,
    private readonly duel: Duel,
    private readonly list: (duel: Duel, player: Player) => readonly Act[],
    readonly window?: ActDecision['window'],
  ) {}
  options(): readonly Act[] {
    return (this.listed ??= this.list(this.duel, this.player));
  }
}
