import { PROFILES, type Phase, type Placement, type Player, type ProfileId } from '../../../engine/duel';
import type { Scenario } from '../scenario/taught';

/** Where cards lie on each other or side by side, as many as there are. */
export const PILES = ['hand', 'deck', 'fusionDeck', 'graveyard', 'banished'] as const;
/** Numbered cells. */
export const ROWS = ['monster', 'spellTrap', 'pendulum', 'field'] as const;
export type PileName = (typeof PILES)[number];
export type RowName = (typeof ROWS)[number];
export type ZoneName = PileName | RowName;

export const CELLS: Readonly<Record<RowName, number>> = { monster: 5, spellTrap: 5, pendulum: 2, field: 1 };

export const isRow = (zone: ZoneName): zone is RowName => (ROWS as readonly string[]).includes(zone);

/** A cell of a row, or the place of a card in a pile, 0 the top. */
export interface Spot {
  readonly seat: Player;
  readonly zone: ZoneName;
  readonly index: number;
}

export const isSameSpot = (a: Spot | null | undefined, b: Spot | null | undefined): boolean =>
  a != null && b != null && a.seat === b.seat && a.zone === b.zone && a.index === b.index;

/** A card as it was laid, by passcode. What is left out is as usual: face-up attack, Set, since an earlier turn. */
export interface LaidCard {
  readonly card: number;
  /** Of a monster. */
  readonly position?: Placement;
  /** Of a Spell or Trap, and of what lies face-up in the Fusion Deck. */
  readonly face?: 'up' | 'set';
  readonly owner?: Player;
  readonly counters?: number;
  /** Of a face-up monster: its ATK and DEF before what else lies here changes them; left out: what is printed. */
  readonly atk?: number;
  readonly def?: number;
  readonly summonedThisTurn?: boolean;
  readonly attackedThisTurn?: boolean;
  readonly positionChangedThisTurn?: boolean;
  readonly setThisTurn?: boolean;
  /** False: it may not be Special Summoned from where it lies. */
  readonly properlySummoned?: boolean;
  /** What a counting card has counted. */
  readonly turnCount?: number;
  /** The type that was declared for it. */
  readonly declared?: string;
  /** The monster that it equips, or that it is tied to. */
  readonly equippedTo?: Spot;
  readonly linkedTo?: Spot;
}

export type Cells = readonly (LaidCard | null)[];

export interface LaidSeat {
  readonly lifePoints: number;
  readonly normalSummonUsed: boolean;
  /** The rows have as many cells as there are, the piles no empty ones. */
  readonly zones: Readonly<Record<ZoneName, Cells>>;
  /** Nothing was laid in the Deck: cards that do nothing lie there, so that the duel goes on. */
  readonly hasStandIns: boolean;
}

/** What a scenario says besides its position: it is kept as it came. */
export type BesidePosition = Omit<
  Scenario,
  'format' | 'profile' | 'turn' | 'turnPlayer' | 'phase' | 'players' | 'coins' | 'dice' | 'title'
>;

/** A position that is being laid by hand. */
export interface LaidPosition {
  readonly title: string;
  readonly profile: ProfileId;
  readonly turn: number;
  readonly turnPlayer: Player;
  readonly phase: Phase;
  readonly seats: readonly [LaidSeat, LaidSeat];
  /** The first tosses and throws, in order; after them chance decides, as where there is null. */
  readonly coins: readonly ('heads' | 'tails' | null)[];
  readonly dice: readonly (number | null)[];
  /** Its `steps` are played before anything else: what waits on the chain is laid by them. */
  readonly beside: BesidePosition;
}

const empty = (zone: RowName): Cells => Array<null>(CELLS[zone]).fill(null);

const EMPTY_SEAT: LaidSeat = {
  lifePoints: 8000,
  normalSummonUsed: false,
  zones: {
    hand: [],
    deck: [],
    fusionDeck: [],
    graveyard: [],
    banished: [],
    monster: empty('monster'),
    spellTrap: empty('spellTrap'),
    pendulum: empty('pendulum'),
    field: empty('field'),
  },
  hasStandIns: true,
};

export const BESIDE_NOTHING: BesidePosition = {
  id: 'workshop',
  seed: '1',
  autoPass: true,
  priority: 'strict',
  shuffle: false,
  deal: false,
  steps: [],
};

export const emptyPosition = (profile: ProfileId = 'expert'): LaidPosition => ({
  title: '',
  profile,
  turn: 3,
  turnPlayer: 0,
  phase: 'main1',
  seats: [EMPTY_SEAT, EMPTY_SEAT],
  coins: [],
  dice: [],
  beside: BESIDE_NOTHING,
});

export const cardAt = (position: LaidPosition, { seat, zone, index }: Spot): LaidCard | null =>
  position.seats[seat].zones[zone][index] ?? null;

/** Every card that lies somewhere, with its spot. */
export function* laidCards(position: LaidPosition): Generator<{ readonly spot: Spot; readonly laid: LaidCard }> {
  for (const seat of [0, 1] as const)
    for (const zone of [...ROWS, ...PILES])
      for (const [index, laid] of position.seats[seat].zones[zone].entries())
        if (laid) yield { spot: { seat, zone, index }, laid };
}

/** Whether a zone is there by the rules of the position. */
export const hasZone = ({ profile }: Pick<LaidPosition, 'profile'>, zone: ZoneName): boolean =>
  zone !== 'pendulum' || PROFILES[profile].pendulum;
