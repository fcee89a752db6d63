import type { Act, CardId, Duel, Player } from '../../../engine/duel';
import { bestAtk, monstersOf, worthOf } from './worth';

/** How readily the player who is asked does it. Doubled is twice as likely where acts are drawn by lot. */
export function likelihoodOf(duel: Duel, player: Player, kind: string, act: Act): number {
  switch (act.do) {
    case 'pass':
      return 3;
    case 'normalSummon':
      return summons(duel, player, act.card);
    case 'setMonster':
      return setsMonster(duel, player, act.card);
    case 'specialSummon':
    case 'pendulumSummon':
      return 7;
    case 'flipSummon':
      return flips(duel, player, act.card);
    case 'changePosition':
      return turns(duel, player, act.card);
    case 'setSpellTrap':
      return duel.defs[act.card]!.index.isTrap ? 5 : 0.4;
    case 'activate':
      return activates(duel, player, kind, act.card);
    case 'attack':
      return attacks(duel, player, act.card, act.target);
    case 'replay':
      return act.target === 'cancel' ? 1 : act.target === 'direct' ? 8 : 3;
    case 'enter':
      return enters(duel, player, act.to);
  }
}

const other = (player: Player): Player => (player === 0 ? 1 : 0);

/** What the player's own monsters are worth that it would be Tributed for. */
function tributesFor(duel: Duel, player: Player, id: CardId): number {
  const level = duel.continuous.level(id);
  const count = level > 6 ? 2 : level > 4 ? 1 : 0;
  const { monsters } = duel.state.players[player];
  const worths = monsters.flatMap((one) => (one === null ? [] : [worthOf(duel, one)])).sort((a, b) => a - b);
  return worths.slice(0, count).reduce((sum, worth) => sum + worth, 0);
}

function summons(duel: Duel, player: Player, id: CardId): number {
  const { facts, effects } = duel.defs[id]!;
  const atk = facts.atk ?? 0;
  const gain = atk + 500 - tributesFor(duel, player, id);
  if (gain < 0) return 0.2;
  const stands = atk >= bestAtk(duel, other(player));
  return (stands ? 6 : 2.5) * (0.3 + atk / 2000) + (effects.length > 0 ? 1 : 0);
}

function setsMonster(duel: Duel, player: Player, id: CardId): number {
  const { facts, index } = duel.defs[id]!;
  if (500 + (facts.def ?? 0) < tributesFor(duel, player, id)) return 0.1;
  const isOutdone = (facts.atk ?? 0) < bestAtk(duel, other(player));
  return (index.flip >= 0 ? 4 : 0.5) + (isOutdone ? 1.5 : 0) + Math.min(2, (facts.def ?? 0) / 1500);
}

function flips(duel: Duel, player: Player, id: CardId): number {
  const { facts, index } = duel.defs[id]!;
  return (index.flip >= 0 ? 3 : 0.5) + ((facts.atk ?? 0) > bestAtk(duel, other(player)) ? 2.5 : 0);
}

function turns(duel: Duel, player: Player, id: CardId): number {
  const foe = bestAtk(duel, other(player));
  const atk = duel.continuous.atk(id);
  return duel.state.cards[id]!.position === 'attack' ? (atk < foe ? 2 : 0.1) : atk > foe ? 4 : 0.1;
}

function activates(duel: Duel, player: Player, kind: string, id: CardId): number {
  const { index } = duel.defs[id]!;
  const { stack, turnPlayer } = duel.state;
  if (kind !== 'respond') return index.isTrap ? 1.5 : 5;
  const last = stack[stack.length - 1];
  // Nobody answers himself without a reason, and in the opponent's turn a Trap is what it was Set for.
  if (last?.player === player) return 0.3;
  return turnPlayer === player ? 2 : 4;
}

function attacks(duel: Duel, player: Player, id: CardId, target: CardId | 'direct'): number {
  if (target === 'direct') return 12;
  const atk = duel.continuous.atk(id);
  const foe = duel.state.cards[target]!;
  if (!foe.faceUp) return atk >= 1500 ? 3 : 0.4;
  const stands = foe.position === 'attack' ? duel.continuous.atk(target) : duel.continuous.def(target);
  if (atk > stands) return 6 + stands / 600;
  if (atk === stands && foe.position === 'attack') return 0.8;
  return monstersOf(duel, player) > 3 ? 0.05 : 0.02;
}

function enters(duel: Duel, player: Player, to: string): number {
  if (to !== 'battle') return 1;
  const { monsters } = duel.state.players[player];
  const attackers = monsters.filter(
    (id) => id !== null && duel.state.cards[id]!.faceUp && duel.state.cards[id]!.position === 'attack',
  );
  if (attackers.length === 0) return 0.05;
  const foes = monstersOf(duel, other(player));
  return foes === 0 ? 3 : bestAtk(duel, player) > bestAtk(duel, other(player)) ? 2.5 : 0.7;
}
