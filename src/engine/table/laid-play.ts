import { Play } from '../kernel/play';
import type { Seat } from '../kernel/priority';
import type { Rules } from '../kernel/rules';
import type { LaidEvent, LaidState } from './laid';

type ZoneOf<State extends LaidState> = keyof State['sides'][0]['zones'] & string;

/** A game under way whose cards lie in lists. */
export abstract class LaidPlay<State extends LaidState = LaidState> extends Play<State, LaidEvent> {
  abstract readonly rules: Rules;

  /** What follows from an event by itself: nothing, unless a game says so. */
  protected happened(_event: LaidEvent): void {
    // Nothing.
  }

  /** Something has happened: it stands in the log. */
  tell(verb: string, player: Seat, more: Pick<LaidEvent, 'card' | 'amount' | 'hidden' | 'rule'> = {}): void {
    this.happen({ verb, player, turn: this.state.turn, ...more });
  }

  /** Moves a card to the end of a zone: on top of a pile. */
  move(card: number, to: ZoneOf<State>, seat: Seat): void {
    const { sides } = this.state;
    for (const { zones } of sides)
      for (const [zone, cards] of Object.entries(zones))
        if (cards.includes(card)) zones[zone] = cards.filter((one) => one !== card);
    const { zones } = sides[seat];
    zones[to] = [...(zones[to] ?? []), card];
  }
}
