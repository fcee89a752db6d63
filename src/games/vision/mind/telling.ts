import type { Act, CardId, Player, Vision } from '../../../engine/vision';
import type { ToldAct } from '../../../thinking';

/** Whether a player knows what card that is by what lies on the table. */
export function isKnownTo(vision: Vision, player: Player, id: CardId): boolean {
  const { zone, controller } = vision.card(id);
  switch (zone) {
    case 'field':
    case 'play':
    case 'underworld':
      return true;
    case 'hand':
    case 'set':
    case 'node':
      return controller === player;
    case 'deck':
    case 'removed':
      return false;
  }
}

const TOLD: ReadonlySet<Act['do']> = new Set<Act['do']>(['playCard', 'activate', 'node', 'attack', 'defend']);

/** An act to be told; undefined for what is not worth a word. */
export function toldAct(vision: Vision, player: Player, act: Act, isKnown: (card: number) => boolean): ToldAct | undefined {
  if (!TOLD.has(act.do)) return undefined;
  const isNamed = 'card' in act && isKnown(act.card);
  return { verb: act.do, player, cards: [], ...(isNamed && { card: vision.card(act.card).passcode }) };
}
