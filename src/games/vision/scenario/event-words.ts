import type { Vision, VisionEvent } from '../../../engine/vision';
import { nameOf } from './card-reference';

/** An event in the words of the scenario format. */
export function wordsOf(vision: Vision, { verb, player, card, amount, paid, phase, turn, reason }: VisionEvent): string {
  const name = card === undefined ? '' : nameOf(vision, card);
  switch (verb) {
    case 'turn':
      return `turn ${turn}`;
    case 'phase':
      return `phase ${phase!}`;
    case 'skip':
      return `skip ${phase!}`;
    case 'skipTurn':
      return `skip turn ${player}`;
    case 'pay':
      return `pay ${player} ${paid!.join(' ')}`;
    case 'hit':
      return `hit ${name} ${amount!}`;
    case 'damage':
    case 'gain':
    case 'life':
    case 'void':
    case 'graze':
    case 'charge':
      return `${verb} ${player} ${amount!}`;
    case 'win':
      return reason!.startsWith('draw') ? `win ${reason!}` : `win ${player} ${reason!}`;
    case 'reset':
    case 'attackGone':
    case 'defenceCancelled':
    case 'redraw':
    case 'shuffle':
      return verb;
    default:
      return `${verb} ${name}`;
  }
}
