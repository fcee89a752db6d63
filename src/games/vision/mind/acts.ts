import { powerOf, type Act, type CardId, type Player, type Vision } from '../../../engine/vision';
import { clash, defendersOf, nodeCount, other, worthOf } from './worth';

/** How readily the player who is asked does it. Doubled is twice as likely where acts are drawn by lot. */
export function likelihoodOf(vision: Vision, player: Player, isOpen: boolean, act: Act): number {
  switch (act.do) {
    case 'pass':
      return isOpen ? 1.2 : 2.5;
    case 'node':
      return setsNode(vision, player, act.card);
    case 'playCard':
      return plays(vision, player, act.card, act.defend === true);
    case 'activate':
      return uses(vision, player, isOpen);
    case 'attack':
      return attacks(vision, player, act.card);
    case 'defend':
      return defends(vision, player, act.card);
  }
}

/** So many nodes pay for most cards. */
const ENOUGH = 6;

function setsNode(vision: Vision, player: Player, card: CardId): number {
  const nodes = nodeCount(vision, player);
  const { facts } = vision.def(card);
  const isFarOff = facts.node === null || facts.node > nodes + 2;
  const need = nodes < 3 ? 9 : nodes < ENOUGH ? 4 : 0.4;
  return need * (isFarOff ? 1.5 : 1 / (1 + worthOf(vision, card) / 6));
}

function plays(vision: Vision, player: Player, card: CardId, toDefend: boolean): number {
  const { facts, isCharacter, is } = vision.def(card);
  const { stack, turnPlayer } = vision.state;
  if (toDefend) return 4;
  const newest = stack[stack.length - 1];
  if (isCharacter) return is.ambush && turnPlayer === player ? 1 : 5 + worthOf(vision, card);
  if (facts.kind === 'spell') return 5;
  // What the own last act does is not answered without a reason; the other player's is what a command waits for.
  if (newest === undefined) return turnPlayer === player ? 1.6 : 1;
  return newest.player === player ? 0.3 : 3;
}

function uses(vision: Vision, player: Player, isOpen: boolean): number {
  const { stack } = vision.state;
  if (stack[stack.length - 1]?.player === player) return 0.3;
  return isOpen ? 2 : 1.5;
}

function attacks(vision: Vision, player: Player, card: CardId): number {
  const { attack } = powerOf(vision, card);
  if (attack <= 0) return 0.05;
  const defenders = defendersOf(vision, other(player));
  if (defenders.length === 0) return 8 + attack;
  if (vision.def(card).is.stealth) return 6 + attack;
  let least = Infinity;
  for (const defender of defenders) {
    const { attacker: falls, defender: fells } = clash(vision, card, defender);
    const gain = (fells ? worthOf(vision, defender) : 0) - (falls ? worthOf(vision, card) : 0);
    least = Math.min(least, gain);
  }
  return least > 0 ? 5 + least : least === 0 ? 2.5 : Math.max(0.1, 1 + least / 3);
}

function defends(vision: Vision, player: Player, card: CardId): number {
  const { stack, players } = vision.state;
  const attack = stack[stack.length - 1];
  if (attack?.kind !== 'attack') return 1;
  const threat = Math.max(0, powerOf(vision, attack.card).attack);
  if (threat >= players[player].life) return 40;
  const { attacker: fells, defender: falls } = clash(vision, attack.card, card);
  const gain = (fells ? worthOf(vision, attack.card) : 0) - (falls ? worthOf(vision, card) : 0);
  // Points of life that are not lost are worth the more the fewer there are.
  return Math.max(0.1, 2.5 + gain + threat * Math.min(1, 6 / players[player].life));
}
