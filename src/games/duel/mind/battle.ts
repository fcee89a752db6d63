import type { CardId, Duel, Player } from '../../../engine/duel';
import policy from './policy.json';

export const foeOf = (player: Player): Player => (player === 0 ? 1 : 0);

/** From so much ATK on, an attack on a monster that nobody has seen is made readily. */
const STRONG = 1500;

/** What an attack must be larger than; undefined where nobody has seen it. */
function wallOf(duel: Duel, id: CardId): number | undefined {
  const card = duel.state.cards[id]!;
  if (!card.faceUp) return undefined;
  return card.position === 'attack' ? duel.continuous.atk(id) : duel.continuous.def(id);
}

export function attacks(duel: Duel, id: CardId, target: CardId | 'direct'): number {
  if (target === 'direct') return policy.direct;
  const atk = duel.continuous.atk(id);
  const wall = wallOf(duel, target);
  if (wall === undefined) return atk >= STRONG ? policy.hiddenStrong : policy.hiddenWeak;
  // The largest that can be beaten, by the smallest that beats it.
  if (atk > wall) return policy.beats + (policy.beatsMore * wall) / 1000 - (policy.spare * (atk - wall)) / 1000;
  return atk === wall && duel.state.cards[target]!.position === 'attack' ? policy.even : policy.against;
}

export function enters(duel: Duel, player: Player, to: string): number {
  if (to === 'main2') return policy.mainTwo;
  if (to !== 'battle') return policy.end;
  const walls = duel.state.players[foeOf(player)].monsters.filter((one) => one !== null);
  let found = policy.battleBad / 2;
  for (const id of duel.state.players[player].monsters) {
    if (id === null) continue;
    const { faceUp, position } = duel.state.cards[id]!;
    if (!faceUp || position !== 'attack') continue;
    if (walls.length === 0) return policy.battleOpen;
    const atk = duel.continuous.atk(id);
    if (walls.some((wall) => atk > (wallOf(duel, wall) ?? STRONG - 1))) found = policy.battleGood;
    else found = Math.max(found, policy.battleBad);
  }
  return found;
}
