import type { Doing } from '../model/decision';
import type { CardId, Player } from '../model/vocabulary';
import type { Vision } from '../model/vision';
import { canPay, hasCaster } from '../rules/nodes';
import { says } from './asking';
import { pay } from './paying';
import { discardFromField } from './settling';

/** Paying is voluntary; with a caster it costs nothing, and who cannot pay is not asked (V17, S26, S27). */
export function* keepOrDiscard(vision: Vision, player: Player, card: CardId): Doing {
  const { upkeep } = vision.def(card);
  const isFree = hasCaster(vision, player, card);
  const keeps =
    (isFree || canPay(vision, player, upkeep)) &&
    (yield* says(player, 'answer', { prompt: 'upkeep', card, amount: isFree ? 0 : upkeep }));
  if (!keeps) return yield* discardFromField(vision, [card]);
  if (!isFree) yield* pay(vision, player, upkeep, card);
  vision.tell('upkeep', player, { card });
}
