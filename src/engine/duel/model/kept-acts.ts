import type { Act } from './decision';
import type { CardId } from './vocabulary';

type CardAct = Exclude<Act['do'], 'activate' | 'attack' | 'replay' | 'pendulumSummon' | 'enter' | 'pass'>;

/** Acts of one kind that name nothing but a card. */
class ActsOf {
  private readonly kept: (Act | undefined)[] = [];

  constructor(private readonly what: CardAct) {}

  of(card: CardId): Act {
    return (this.kept[card] ??= { do: this.what, card });
  }
}

/** Acts about one card, made once: lists of options are made again and again, and acts never change. */
export class KeptActs {
  readonly normalSummon = new ActsOf('normalSummon');
  readonly setMonster = new ActsOf('setMonster');
  readonly specialSummon = new ActsOf('specialSummon');
  readonly flipSummon = new ActsOf('flipSummon');
  readonly changePosition = new ActsOf('changePosition');
  readonly setSpellTrap = new ActsOf('setSpellTrap');
  private readonly activations: (Act | undefined)[][] = [];

  activation(card: CardId, effect: number): Act {
    const kept = (this.activations[card] ??= []);
    return (kept[effect] ??= { do: 'activate', card, effect });
  }
}
