import type { Act } from '../model/decision';
import type { Vision } from '../model/vision';
import { cardAt } from './places';
import type { Wish } from './view';

/** The acts that a wish could mean: one for each alternative or effect where none is named; empty for a wish about nothing. */
export function actsOfWish(vision: Vision, { do: verb, card: place, mode, effect, defend }: Wish): readonly Act[] {
  if (verb === 'pass') return [{ do: 'pass' }];
  const card = place === undefined ? undefined : cardAt(vision, place);
  if (card === undefined) return [];
  const { played, activated } = vision.def(card);
  if (verb === 'playCard') {
    const modes = mode !== undefined ? [mode] : played.length > 1 ? played.map((_, at) => at) : [undefined];
    return modes.map((at) => ({ do: verb, card, ...(at !== undefined && { mode: at }), ...(defend && { defend }) }));
  }
  if (verb !== 'activate') return [{ do: verb, card }];
  return (effect === undefined ? activated.map((_, at) => at) : [effect]).map((at) => ({ do: verb, card, effect: at }));
}
