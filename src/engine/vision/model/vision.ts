import { Play } from '../../kernel/play';
import type { Rules } from '../../kernel/rules';
import type { CardDefinition, CardPool } from './effect';
import type { VisionEvent } from './event';
import type { PlayerState, VisionCard, VisionState } from './state';
import type { CardId, Player } from './vocabulary';

/** What of an event is not known from where it is told. */
type Told = Omit<VisionEvent, 'batch' | 'turn' | 'verb' | 'player'>;

/** A game of VISION under way. */
export class Vision extends Play<VisionState, VisionEvent> {
  readonly defs: CardDefinition[] = [];

  constructor(
    state: VisionState,
    readonly pool: CardPool,
    readonly rules: Rules<Vision>,
    keepsLog: boolean,
    like?: Vision,
  ) {
    super(state, keepsLog);
    if (like === undefined) this.takeCards();
    else this.defs = like.defs;
  }

  /** What follows by itself is found by looking (`settle`), not by listening. */
  protected happened(): void {}

  /** Looks up the cards of the state. */
  takeCards(): void {
    const { cards } = this.state;
    for (let i = this.defs.length; i < cards.length; i++) {
      const definition = this.pool.definition(cards[i]!.passcode);
      if (definition === undefined) throw new Error(`a card that is not in the pool: ${cards[i]!.passcode}`);
      this.defs.push(definition);
    }
  }

  card(id: CardId): VisionCard {
    return this.state.cards[id]!;
  }

  def(id: CardId): CardDefinition {
    return this.defs[id]!;
  }

  side(player: Player): PlayerState {
    return this.state.players[player];
  }

  /** Writes a line of the log. */
  tell(verb: VisionEvent['verb'], player: Player, told: Told = {}): void {
    this.note({ verb, turn: this.state.turn, player, ...told });
  }
}
