import type { Act } from './decision';
import type { CardId } from './vocabulary';

type CardAct = Exclude<Act['do'], 'activate' | 'attack' | 'replay' | 'pendulumSummon' | 'enter' | 'pass'>;

/** Acts about one card, made once: lists of options are made again and again, and acts never change. */
export class KeptActs {
  private readonly plain: Partial<Record<CardAct, Act[]>> = {};
  private readonly activations: Act[][] = [];

  of(what: CardAct, card: CardId): Act {
    const kept = (this.plain[what] ??= []);
    return (kept[card] ??= { do: what, card });
  }

  activation(card: CardId, effect: number): Act {
    const kept = (this.activations[card] ??= []);
    return (kept[effect] ??= { do: 'activate', card, effect });
  }
}
