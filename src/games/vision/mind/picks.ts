import type { Value } from '../../../engine/kernel';
import { mayKnow, type CardId, type Decision, type Player, type Prompt, type Vision } from '../../../engine/vision';
import { other, UNKNOWN, worthOf } from './worth';

/** A deck of so few cards is not given away for nodes. */
const LEAST_DECK = 12;
/** A hand with fewer cards that can be played early is drawn anew. */
const EARLY = 3;
const FEW_EARLY = 2;

/** How gladly the player picks the card, in points of attack. */
export function wishFor(vision: Vision, player: Player, prompt: Prompt | undefined, card: CardId): number {
  const worth = mayKnow(vision, player, card) ? worthOf(vision, card) : UNKNOWN;
  const { zone, controller } = vision.card(card);
  const isThere = zone === 'field' || zone === 'set' || zone === 'hand';
  const isOwn = controller === player;
  switch (prompt) {
    case 'discard':
    case 'handLimit':
      return 1 / (1 + worth);
    case 'target':
      // Most of what is aimed does harm; what is set on a character says by itself whom it serves.
      return isOwn === servesIts(vision) ? worth : -worth;
    default:
      return !isThere ? worth : isOwn ? 1 / (1 + worth) : worth;
  }
}

/** Whether what is being played is for an own character: what is worn and does not bind. */
function servesIts(vision: Vision): boolean {
  const played = vision.state.cards.find(({ zone }) => zone === 'play');
  return played !== undefined && vision.def(played.id).isCarried && vision.def(played.id).code.binds !== true;
}

/** How readily the player answers a question so. */
export function sayingOf(vision: Vision, decision: Decision, value: Value): number {
  const { player } = decision;
  switch ('why' in decision ? decision.why.prompt : undefined) {
    case 'pay':
      // Nodes that are put to sleep wake again, those that are given up do not.
      return 1 + Number(value) * 2;
    case 'graze':
      return value === vision.side(player).deck.length > LEAST_DECK ? 4 : 1;
    case 'mulligan':
      return value === isPoor(vision, player) ? 8 : 1;
    case 'caster':
      return value === true ? 9 : 1;
    case 'skip':
      return value === false ? 4 : 1;
    default:
      if (typeof value === 'boolean') return value ? 4 : 1;
      return value === other(player) ? 3 : 1;
  }
}

const isPoor = (vision: Vision, player: Player): boolean =>
  vision.side(player).hand.filter((card) => (vision.def(card).facts.node ?? 9) <= EARLY).length <= FEW_EARLY;
