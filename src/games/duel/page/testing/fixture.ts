import type { DuelView, EventView, LinkView, Player, Position, SeatView, ViewCard } from '../../../../engine/duel';
import type { Place, Viewer } from '../../../../engine/table';

/** Views for tests and for looking at the table: the same duel in the states that are hardest to draw. */

const CARD = {
  commandKnight: 10375182,
  maraudingCaptain: 2460565,
  darkMagician: 46986414,
  archfiendOfGilfer: 50287060,
  legendaryFisherman: 3643300,
  bigShieldGardna: 65240384,
  gravityBind: 85742772,
  umi: 22702055,
  sangan: 26202165,
  potOfGreed: 55144522,
  darkMagicianOfChaos: 40737112,
  bookOfMoon: 14087893,
  exarionUniverse: 63749102,
  magePower: 83746708,
  trapHole: 4206964,
  magicJammer: 77414722,
  typhoon: 5318639,
  ringOfDestruction: 83555666,
  soulExchange: 68005187,
  byserShock: 17597059,
  heavyStorm: 19613556,
  jinzo: 77585513,
} as const;

const FACTS: Readonly<Record<number, readonly [atk: number, def: number, level: number]>> = {
  [CARD.commandKnight]: [1600, 1900, 4],
  [CARD.maraudingCaptain]: [1600, 400, 3],
  [CARD.darkMagician]: [2500, 2100, 7],
  [CARD.archfiendOfGilfer]: [2200, 2500, 6],
  [CARD.legendaryFisherman]: [1850, 1600, 5],
  [CARD.bigShieldGardna]: [100, 2600, 4],
  [CARD.sangan]: [1000, 600, 3],
  [CARD.darkMagicianOfChaos]: [2800, 2600, 8],
  [CARD.exarionUniverse]: [1800, 1900, 4],
  [CARD.byserShock]: [800, 600, 5],
};

type Extra = Partial<Omit<ViewCard, 'place'>>;

function lying(place: Place, passcode: number | undefined, extra: Extra = {}): ViewCard {
  const owner: Player = place.startsWith('1') ? 1 : 0;
  const base = {
    place,
    owner,
    controller: owner,
    faceUp: passcode !== undefined,
    links: [],
    targetedBy: [],
    attackedThisTurn: false,
    arrivedThisTurn: false,
  };
  if (passcode === undefined) return { ...base, known: false, ...extra };
  const [atk, def, level] = FACTS[passcode] ?? [];
  return { ...base, known: true, key: `${place} ${passcode}`, passcode, ...(atk !== undefined && { atk, def, level }), ...extra };
}

const monster = (place: Place, passcode: number | undefined, position: Position = 'attack', extra: Extra = {}): ViewCard =>
  lying(place, passcode, { position, ...extra });

const hand = (seat: Player, cards: readonly number[] | number): ViewCard[] =>
  (typeof cards === 'number' ? Array.from({ length: cards }, () => undefined) : cards).map((passcode, i) =>
    lying(`${seat}:hand:${i}`, passcode),
  );

const heap = (seat: Player, zone: 'graveyard' | 'banished', cards: readonly number[]): ViewCard[] =>
  cards.map((passcode, i) => lying(`${seat}:${zone}:${i}`, passcode, { faceUp: true }));

/** A seat, its zones given by their cards. */
interface Laid {
  readonly lifePoints: number;
  readonly hand: readonly ViewCard[];
  readonly deck: number;
  readonly fusionDeck: number;
  readonly graveyard: readonly ViewCard[];
  readonly banished: readonly ViewCard[];
  readonly monsters: readonly (ViewCard | null)[];
  readonly spellsTraps: readonly (ViewCard | null)[];
  readonly field: ViewCard | null;
}

const seat = (laid: Laid): SeatView => ({
  zones: {
    monster: { kind: 'row', cards: laid.monsters },
    spellTrap: { kind: 'row', cards: laid.spellsTraps },
    field: { kind: 'row', cards: [laid.field] },
    hand: { kind: 'hand', cards: laid.hand },
    deck: { kind: 'pile', size: laid.deck, cards: [] },
    fusionDeck: { kind: 'pile', size: laid.fusionDeck, cards: [] },
    graveyard: { kind: 'pile', size: laid.graveyard.length, cards: laid.graveyard },
    banished: { kind: 'pile', size: laid.banished.length, cards: laid.banished },
  },
  counters: { lifePoints: laid.lifePoints },
});

const seats = ([first, second]: readonly [Laid, Laid]): readonly [SeatView, SeatView] => [seat(first), seat(second)];

function sides(faces: boolean): [Laid, Laid] {
  return [
    {
      lifePoints: 6200,
      hand: hand(0, faces ? [CARD.darkMagicianOfChaos, CARD.bookOfMoon, CARD.exarionUniverse, CARD.magePower, CARD.trapHole] : 5),
      deck: 26,
      fusionDeck: 3,
      graveyard: heap(0, 'graveyard', [
        CARD.potOfGreed,
        CARD.sangan,
        CARD.typhoon,
        CARD.exarionUniverse,
        CARD.heavyStorm,
        CARD.jinzo,
      ]),
      banished: heap(0, 'banished', [CARD.byserShock]),
      monsters: [
        monster('0:monster:0', CARD.maraudingCaptain),
        monster('0:monster:1', CARD.commandKnight, 'attack', { arrivedThisTurn: true }),
        monster('0:monster:2', CARD.darkMagician),
        monster('0:monster:3', undefined, 'defense'),
        null,
      ],
      spellsTraps: [
        null,
        lying('0:spellTrap:1', undefined),
        null,
        lying('0:spellTrap:3', undefined),
        lying('0:spellTrap:4', faces ? CARD.magicJammer : undefined, { faceUp: false }),
      ],
      field: null,
    },
    {
      lifePoints: 7150,
      hand: hand(1, 4),
      deck: 27,
      fusionDeck: 2,
      graveyard: heap(1, 'graveyard', [
        CARD.sangan,
        CARD.potOfGreed,
        CARD.heavyStorm,
        CARD.typhoon,
        CARD.soulExchange,
        CARD.byserShock,
        CARD.jinzo,
        CARD.bookOfMoon,
      ]),
      banished: [],
      monsters: [
        null,
        monster('1:monster:1', CARD.archfiendOfGilfer),
        monster('1:monster:2', CARD.legendaryFisherman),
        monster('1:monster:3', CARD.bigShieldGardna, 'defense'),
        null,
      ],
      spellsTraps: [
        lying('1:spellTrap:0', undefined),
        null,
        lying('1:spellTrap:2', undefined),
        lying('1:spellTrap:3', CARD.gravityBind),
        null,
      ],
      field: lying('1:field:0', CARD.umi),
    },
  ];
}

let counter = 0;
const said = (turn: number, player: Player, verb: EventView['verb'], more: Partial<EventView> = {}): EventView => ({
  number: ++counter,
  turn,
  player,
  verb,
  ...more,
});

const LOG: readonly EventView[] = [
  said(6, 1, 'turn'),
  said(6, 1, 'phase', { text: 'draw' }),
  said(6, 1, 'draw', { amount: 1 }),
  said(6, 1, 'phase', { text: 'main1' }),
  said(6, 1, 'activate', { passcode: CARD.umi }),
  said(6, 1, 'phase', { text: 'battle' }),
  said(6, 1, 'attack', { passcode: CARD.archfiendOfGilfer, text: 'direct' }),
  said(6, 0, 'damage', { amount: 800, cause: 'battle', lifePoints: 7200 }),
  said(6, 1, 'phase', { text: 'main2' }),
  said(6, 1, 'set', { to: 'spellTrap' }),
  said(7, 0, 'turn'),
  said(7, 0, 'phase', { text: 'draw' }),
  said(7, 0, 'draw'),
  said(7, 0, 'phase', { text: 'main1' }),
  said(7, 0, 'summon', { passcode: CARD.commandKnight }),
];

function view(viewer: Viewer, more: Partial<DuelView>, faces: boolean): DuelView {
  return {
    game: 'duel',
    viewer,
    turn: 7,
    turnPlayer: 0,
    phase: 'main1',
    step: null,
    damageStep: null,
    seats: seats(sides(faces)),
    stack: [],
    attack: null,
    priority: 0,
    decision: { player: 0, kind: 'idle', showsHidden: false },
    result: null,
    log: LOG,
    ...more,
  };
}

/** REN's Main Phase: a monster has just been summoned. */
export const tableView = (): DuelView => view(0, {}, true);

function link(
  number: number,
  player: Player,
  passcode: number,
  place: Place,
  spellSpeed: 1 | 2 | 3,
  more: Partial<LinkView> = {},
): LinkView {
  return {
    number,
    player,
    passcode,
    place,
    effect: 0,
    spellSpeed,
    costs: [],
    targets: [],
    state: 'waiting',
    negated: false,
    end: { kind: 'resolves' },
    ...more,
  };
}

const CHAIN: readonly LinkView[] = [
  link(1, 0, CARD.soulExchange, '0:spellTrap:2', 1, { targets: [{ place: '1:monster:1', passcode: CARD.archfiendOfGilfer }] }),
  link(2, 1, CARD.ringOfDestruction, '1:spellTrap:0', 2, { targets: [{ place: '0:monster:2', passcode: CARD.darkMagician }] }),
  link(3, 0, CARD.typhoon, '0:spellTrap:3', 2, {
    targets: [{ place: '1:spellTrap:3', passcode: CARD.gravityBind }],
    end: { kind: 'negated', by: 4 },
  }),
  link(4, 1, CARD.magicJammer, '1:spellTrap:2', 3, { costs: [{ kind: 'discard', passcodes: [CARD.byserShock] }] }),
];

function chainSeats(): readonly [SeatView, SeatView] {
  const [ren, aya] = sides(false);
  const shown = (card: ViewCard | null | undefined, extra: Extra): ViewCard | null => (card ? { ...card, ...extra } : null);
  return seats([
    {
      ...ren,
      lifePoints: 7200,
      monsters: ren.monsters.map((card, i) => (i === 2 ? shown(card, { targetedBy: [2] }) : card)),
      spellsTraps: [
        null,
        lying('0:spellTrap:1', undefined),
        lying('0:spellTrap:2', CARD.soulExchange, { links: [1] }),
        lying('0:spellTrap:3', CARD.typhoon, { links: [3] }),
        lying('0:spellTrap:4', undefined),
      ],
    },
    {
      ...aya,
      hand: hand(1, 3),
      graveyard: heap(1, 'graveyard', [CARD.byserShock, CARD.sangan, CARD.potOfGreed]),
      monsters: aya.monsters.map((card, i) => (i === 1 ? shown(card, { targetedBy: [1] }) : card)),
      spellsTraps: [
        lying('1:spellTrap:0', CARD.ringOfDestruction, { links: [2] }),
        null,
        lying('1:spellTrap:2', CARD.magicJammer, { links: [4] }),
        lying('1:spellTrap:3', CARD.gravityBind, { targetedBy: [3] }),
        null,
      ],
    },
  ]);
}

const CHAIN_LOG: readonly EventView[] = [
  ...LOG,
  ...CHAIN.flatMap((one) => [
    said(7, one.player, 'activate', { passcode: one.passcode }),
    ...(one.number === 4 ? [said(7, 1, 'toGrave', { passcode: CARD.byserShock, cause: 'cost', from: 'hand' })] : []),
    said(7, one.player, 'chainLink', { link: one.number, passcode: one.passcode }),
  ]),
];

/** A chain of four; the third link is about to be negated; REN is asked for the fifth. */
export const chainView = (): DuelView =>
  view(
    'public',
    {
      seats: chainSeats(),
      stack: CHAIN,
      log: CHAIN_LOG,
      decision: { player: 0, kind: 'respond', window: 'chainLink', showsHidden: false },
    },
    false,
  );

const RESOLVED: readonly EventView[] = [
  said(7, 1, 'resolve', { link: 4, passcode: CARD.magicJammer }),
  said(7, 0, 'negate', { link: 3, passcode: CARD.typhoon, other: CARD.magicJammer }),
  said(7, 1, 'resolve', { link: 2, passcode: CARD.ringOfDestruction }),
  said(7, 0, 'destroy', { passcode: CARD.darkMagician, other: CARD.ringOfDestruction, cause: 'effect' }),
  said(7, 0, 'damage', { amount: 2500, cause: 'effect', lifePoints: 4700 }),
  said(7, 1, 'damage', { amount: 2500, cause: 'effect', lifePoints: 4650 }),
  said(7, 0, 'resolve', { link: 1, passcode: CARD.soulExchange }),
];

/** The same chain in the middle of its resolution: a link asks its player something. */
export const resolvingView = (): DuelView =>
  view(
    'public',
    {
      seats: chainSeats(),
      log: [...CHAIN_LOG, ...RESOLVED.slice(0, 3)],
      stack: CHAIN.map((one) => ({
        ...one,
        negated: one.number === 3,
        state: one.number > 2 ? 'resolved' : one.number === 2 ? 'resolving' : 'waiting',
      })),
      decision: { player: 1, kind: 'choose', prompt: 'target', showsHidden: false },
    },
    false,
  );

/** After it: everything has resolved, the result stands. */
export const resolvedView = (): DuelView =>
  view(
    'public',
    {
      seats: seats([
        { ...sides(false)[0], lifePoints: 4700, monsters: [sides(false)[0].monsters[0] ?? null, null, null, null, null] },
        { ...sides(false)[1], lifePoints: 4650 },
      ]),
      log: [...CHAIN_LOG, ...RESOLVED],
    },
    false,
  );

/** A replay: the attacker has to choose again. */
export const replayView = (): DuelView => {
  const [ren, aya] = sides(true);
  return view(
    0,
    {
      phase: 'battle',
      step: 'battle',
      priority: 0,
      attack: { attacker: '0:monster:2', target: '1:monster:1' },
      seats: seats([
        { ...ren, monsters: ren.monsters.map((card, i) => (card && i === 0 ? { ...card, attackedThisTurn: true } : card)) },
        { ...aya, monsters: [monster('1:monster:0', CARD.sangan), ...aya.monsters.slice(1)] },
      ]),
      log: [
        ...LOG,
        said(7, 0, 'attack', { passcode: CARD.darkMagician, other: CARD.archfiendOfGilfer }),
        said(7, 1, 'specialSummon', { passcode: CARD.sangan }),
        said(7, 0, 'replay'),
      ],
      decision: { player: 0, kind: 'replay', showsHidden: false },
    },
    true,
  );
};
