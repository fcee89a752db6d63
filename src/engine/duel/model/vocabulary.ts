/** The words of the duel as lists; every type is derived from its list. */

export const PLAYERS = [0, 1] as const;
export type Player = (typeof PLAYERS)[number];
export const opponentOf = (player: Player): Player => (player === 0 ? 1 : 0);

export const PHASES = ['draw', 'standby', 'main1', 'battle', 'main2', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** Steps of the Battle Phase. */
export const BATTLE_STEPS = ['start', 'battle', 'damage', 'end'] as const;
export type BattleStep = (typeof BATTLE_STEPS)[number];

/** Sub-steps of the Damage Step (E-digest 9.3, D1 to D5). */
export const DAMAGE_STEPS = ['start', 'reveal', 'calculation', 'after', 'end'] as const;
export type DamageStep = (typeof DAMAGE_STEPS)[number];

export const ZONES = ['deck', 'hand', 'monster', 'spellTrap', 'field', 'graveyard', 'banished', 'fusionDeck', 'gone'] as const;
/** `gone`: a token that has left the field; it is nowhere. */
export type Zone = (typeof ZONES)[number];

export const POSITIONS = ['attack', 'defense'] as const;
export type Position = (typeof POSITIONS)[number];
/** How a monster comes to the field: `set` is face-down defense. */
export type Placement = Position | 'set';

export const ATTRIBUTES = ['DARK', 'LIGHT', 'EARTH', 'WATER', 'FIRE', 'WIND'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** The 20 monster types of 2004 (rulings: all of them can always be declared). */
export const RACES = [
  'Dragon',
  'Spellcaster',
  'Zombie',
  'Warrior',
  'Beast-Warrior',
  'Beast',
  'Winged Beast',
  'Fiend',
  'Fairy',
  'Insect',
  'Dinosaur',
  'Reptile',
  'Fish',
  'Sea Serpent',
  'Aqua',
  'Pyro',
  'Thunder',
  'Rock',
  'Plant',
  'Machine',
] as const;
export type Race = (typeof RACES)[number];

export type CardKind = 'monster' | 'spell' | 'trap';

/** Index into `DuelState.cards`. Stable for a duel; never shown for a hidden card. */
export type CardId = number;

export const MONSTER_ZONES = 5;
export const SPELL_TRAP_ZONES = 5;
