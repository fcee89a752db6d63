import type { Duel, Player } from '../../../engine/duel';

type Ahead = Readonly<Record<'lifePoints' | 'hand' | 'monsters' | 'spellsTraps', number>>;

/** What the player has more of than the opponent, as one counts it on the table. */
export function aheadOf({ state }: Duel, player: Player): Ahead {
  const [own, other] = [sideOf(state, player), sideOf(state, player === 0 ? 1 : 0)];
  return {
    lifePoints: own.lifePoints - other.lifePoints,
    hand: own.hand - other.hand,
    monsters: own.monsters - other.monsters,
    spellsTraps: own.spellsTraps - other.spellsTraps,
  };
}

function sideOf({ players }: Duel['state'], player: Player): Ahead {
  const { lifePoints, hand, monsters, spellsTraps } = players[player];
  const lying = (zones: readonly (number | null)[]): number => zones.filter((one) => one !== null).length;
  return { lifePoints, hand: hand.length, monsters: lying(monsters), spellsTraps: lying(spellsTraps) };
}
