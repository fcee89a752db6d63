import type { Act, ActDecision } from '../model/decision';
import type { Duel } from '../model/duel';
import type { DuelWindow } from '../model/duel-state';
import type { Player } from '../model/vocabulary';
import { listBattleActs, listIdleActs, listResponses } from '../rules/acts';

/** What whoever holds priority is asked: a list of acts, made when it is first looked at, unless it is given. */
export class Question implements ActDecision {
  readonly form = 'act';

  constructor(
    readonly kind: ActDecision['kind'],
    readonly player: Player,
    readonly window: ActDecision['window'],
    private readonly duel: Duel,
    private readonly frame: DuelWindow | null,
    private listed?: readonly Act[],
  ) {}

  options(): readonly Act[] {
    return (this.listed ??= this.list());
  }

  private list(): readonly Act[] {
    switch (this.kind) {
      case 'idle':
        return listIdleActs(this.duel, this.player, this.frame!);
      case 'battle':
        return listBattleActs(this.duel, this.player, this.frame!);
      default:
        return listResponses(this.duel, this.player, this.frame);
    }
  }
}
