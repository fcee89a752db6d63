import {
  atBorderTo,
  attackUse,
  inStartStep,
  CAME,
  cardId,
  closeZone,
  firstFree,
  newCard,
  newDuelState,
  settledPosition,
  PROFILES,
  RACES,
  takesMonsters,
  type Data,
  type Card,
  type CardId,
  type CardPool,
  type DuelGame,
  type DuelState,
  type PlayerState,
  type Player,
  type ProfileId,
  type Zone,
  type Zones,
} from '../../../engine/duel';
import { factsOf, nameOf, passcodeOf } from './card-names';
import { readReference, type CardReference } from './card-reference';
import type { ListedCard, MonsterSetUp, PendulumSetUp, Scenario, SeatSetUp, SpellTrapSetUp } from './schema';
import type { Problem } from '../../../scenario/problem';

/** The position that a scenario sets up, or what is wrong with it. */
export type SetUp =
  | { readonly kind: 'position'; readonly state: DuelState }
  | { readonly kind: 'bad'; readonly problems: readonly Problem[] }
  | { readonly kind: 'notImplemented'; readonly names: readonly string[] };

const DEFAULT_DECK: readonly ListedCard[] = Array<string>(20).fill('Celtic Guardian');
const OPENING_HAND = 5;
const PILES = ['hand', 'deck', 'fusionDeck', 'sideDeck', 'graveyard', 'banished'] as const;

/** Sets a scenario up with the cards that the game has for its profile. A known card without code cannot be played. */
export function setUp(scenario: Scenario, game: DuelGame): SetUp {
  const profile = game.profiles.find((one) => one === scenario.profile);
  if (profile === undefined) return { kind: 'notImplemented', names: [`profile ${scenario.profile}`] };
  const pool = game.pool(profile);
  const missing = [
    ...new Set(
      scenario.players
        .flatMap(cardsOf)
        .map(passcodeOfEntry)
        .filter((passcode) => pool.definition(passcode) === undefined),
    ),
  ];
  const strangers = missing.filter((passcode) => game.profiles.some((one) => game.pool(one).definition(passcode) !== undefined));
  if (strangers.length > 0)
    return {
      kind: 'bad',
      problems: strangers.map((passcode) => ({
        path: '$.players',
        expected: `expected cards of the profile ${profile}`,
        got: nameOf(passcode),
      })),
    };
  if (missing.length > 0) return { kind: 'notImplemented', names: missing.map(nameOf) };
  const layout = new Layout(scenario, profile, pool);
  layout.fill();
  return layout.problems.length > 0
    ? { kind: 'bad', problems: layout.problems }
    : { kind: 'position', state: settledPosition(pool, layout.state) };
}

const passcodeOfEntry = (entry: ListedCard): number => passcodeOfReference(typeof entry === 'object' ? entry.card : entry);
const passcodeOfReference = (reference: CardReference): number =>
  readReference(reference)?.passcode ?? passcodeOf(reference) ?? -1;

const cardsOf = (seat: SeatSetUp): ListedCard[] => [
  ...(seat.hand ?? []),
  ...(seat.deck ?? []),
  ...(seat.fusionDeck ?? []),
  ...(seat.graveyard ?? []),
  ...(seat.banished ?? []),
  ...(seat.monsters ?? []).map(({ card }) => card),
  ...(seat.spellsTraps ?? []).map(({ card }) => card),
  ...(seat.pendulumZones ?? []).map((entry) => (typeof entry === 'object' ? entry.card : entry)),
  ...(seat.fieldSpell === null || seat.fieldSpell === undefined
    ? []
    : [typeof seat.fieldSpell === 'object' ? seat.fieldSpell.card : seat.fieldSpell]),
];

class Layout {
  readonly problems: Problem[] = [];
  readonly state: DuelState;
  /** Equip Cards and linked cards find their monster when all monsters lie on the field. */
  private readonly ties: (() => void)[] = [];

  constructor(
    private readonly scenario: Scenario,
    profile: ProfileId,
    private readonly pool: CardPool,
  ) {
    this.state = newDuelState(profile, String(scenario.seed));
    this.state.poolBatch = pool.newestBatch;
  }

  fill(): void {
    const { scenario, state } = this;
    const { turn, turnPlayer, phase } = scenario;
    state.turn = turn;
    state.turnPlayer = turnPlayer;
    state.firstPlayer = turn % 2 === 1 ? turnPlayer : other(turnPlayer);
    state.phase = phase;
    state.shuffles = scenario.shuffle;
    state.fixedCoins = [...(scenario.coins ?? [])];
    state.fixedDice = [...(scenario.dice ?? [])];
    state.fixedRandomCards = (scenario.randomCards ?? []).map(passcodeOfReference);
    state.frames = [...atBorderTo(phase)];
    for (const player of [0, 1] as const) this.seat(player, scenario.players[player]);
    for (const tie of this.ties) tie();
    if (phase === 'battle' && state.cards.some((card) => card.attackedThisPhase > 0)) this.beginInStartStep();
    if (scenario.deal) {
      if (phase !== 'draw' || turn !== 1)
        this.problems.push({ path: '$.deal', expected: 'expected "phase": "draw" and "turn": 1 beside it' });
      state.frames = [{ kind: 'opening', at: 'deal', cards: OPENING_HAND, prepared: false }];
    }
  }

  /** A Battle Phase in which monsters have attacked is already under way: its beginning would make them forget it. */
  private beginInStartStep(): void {
    this.state.step = 'start';
    this.state.frames = [...inStartStep(this.state)];
  }

  private seat(player: Player, seat: SeatSetUp): void {
    const side = this.state.players[player];
    const path = `$.players[${player}]`;
    side.lifePoints = seat.lp ?? side.lifePoints;
    side.normalSummons = seat.normalSummonUsed === true ? 1 : 0;
    for (const key of PILES)
      (seat[key] ?? []).forEach((entry, i) => {
        if (factsOf(passcodeOfEntry(entry))!.subtype === 'token')
          this.problems.push({ path: `${path}.${key}[${i}]`, expected: 'expected a card: a Token lies in a Monster Zone only' });
      });
    for (const entry of seat.hand ?? []) this.pile(player, 'hand', entry, side.hand);
    // In a scenario the first of a pile is its top; in the engine the last.
    for (const entry of [...(seat.deck ?? DEFAULT_DECK)].reverse()) this.pile(player, 'deck', entry, side.deck);
    for (const entry of [...(seat.fusionDeck ?? [])].reverse()) this.pile(player, 'fusionDeck', entry, side.fusionDeck);
    (seat.fusionDeck ?? []).forEach((entry, i) => {
      if (typeof entry === 'object' && entry.face === 'up')
        this.lieFaceUpInExtraDeck(side, side.fusionDeck.at(-1 - i)!, `${path}.fusionDeck[${i}]`);
    });
    for (const entry of [...(seat.graveyard ?? [])].reverse()) this.pile(player, 'graveyard', entry, side.graveyard);
    for (const entry of [...(seat.banished ?? [])].reverse()) this.pile(player, 'banished', entry, side.banished);
    const monsters = seat.monsters ?? [];
    const spellsTraps = seat.spellsTraps ?? [];
    zonesOf(monsters).forEach((zone, i) => this.monster(player, monsters[i]!, zone, `${path}.monsters[${i}]`));
    zonesOf(spellsTraps).forEach((zone, i) => this.spellTrap(player, spellsTraps[i]!, zone, `${path}.spellsTraps[${i}]`));
    this.fieldSpell(player, side, seat.fieldSpell, `${path}.fieldSpell`);
    const pendulum = (seat.pendulumZones ?? []).map((entry) => (typeof entry === 'object' ? entry : { card: entry }));
    zonesOf(pendulum).forEach((zone, i) => this.pendulum(player, pendulum[i]!, zone, `${path}.pendulumZones[${i}]`));
  }

  private pendulum(player: Player, entry: PendulumSetUp, zone: number, path: string): void {
    const { pendulum } = this.state.players[player];
    if (pendulum === undefined) {
      this.problems.push({ path, expected: `expected no Pendulum Zones in the profile ${this.state.profile}` });
      return;
    }
    const card = this.add(entry.card, entry.owner ?? player, 'pendulum');
    if (!this.isPendulum(card))
      this.problems.push({ path: `${path}.card`, expected: 'expected a Pendulum monster', got: nameOf(card.passcode) });
    this.place(card, player, pendulum.zones, zone, path);
    this.lieOnField(card, true, false);
  }

  private lieFaceUpInExtraDeck(side: PlayerState, id: CardId, path: string): void {
    const card = this.state.cards[id]!;
    card.faceUp = true;
    if (side.pendulum === undefined || !this.isPendulum(card))
      this.problems.push({ path, expected: 'expected a Pendulum monster face-up', got: nameOf(card.passcode) });
  }

  private isPendulum(card: Card): boolean {
    return this.pool.definition(card.passcode)?.index.isPendulum === true;
  }

  private pile(player: Player, zone: Zone, entry: ListedCard, pile: CardId[]): void {
    const card = this.add(entry, player, zone);
    card.faceUp = zone === 'graveyard' || zone === 'banished';
    card.properlySummoned = card.faceUp && (typeof entry === 'object' ? (entry.properlySummoned ?? true) : true);
    pile.push(card.id);
  }

  private monster(player: Player, entry: MonsterSetUp, zone: number, path: string): void {
    const { turn } = this.state;
    const side = this.state.players[player];
    const card = this.add(entry.card, entry.owner ?? player, 'monster');
    // A Trap that may lie in a Monster Zone.
    if (this.pool.definition(card.passcode)?.asMonster !== undefined) this.ties.push(() => this.hold(card, side, path));
    else if (factsOf(card.passcode)!.kind !== 'monster')
      this.problems.push({ path: `${path}.card`, expected: 'expected a monster', got: nameOf(card.passcode) });
    this.place(card, player, side.monsters, zone, path);
    const position = entry.position ?? 'attack';
    card.position = position === 'attack' ? 'attack' : 'defense';
    this.lieOnField(card, position !== 'set', entry.summonedThisTurn === true);
    card.properlySummoned = entry.properlySummoned ?? true;
    card.counters = sum(entry.counters);
    this.values(card, entry, path);
    if (entry.summonedThisTurn === true) {
      card.came = position === 'set' ? CAME.set : CAME.normal;
      if (position !== 'set') side.summonsThisTurn += 1;
    }
    if (entry.attackedThisTurn === true) {
      card.turnAttacked = turn;
      card.attackedThisPhase = 1;
      this.ties.push(() => {
        if (PROFILES[this.state.profile].attacksPer === 'turn') this.state.used.push(attackUse(card));
      });
    }
    if (entry.positionChangedThisTurn === true) card.turnPositionChanged = turn;
  }

  /** ATK and DEF laid by hand: what else lies there changes them besides. */
  private values(card: Card, { atk, def }: MonsterSetUp, path: string): void {
    const printed = this.pool.definition(card.passcode)!.factsAsMonster;
    const by = { atk: (atk ?? printed.atk ?? 0) - (printed.atk ?? 0), def: (def ?? printed.def ?? 0) - (printed.def ?? 0) };
    if (by.atk === 0 && by.def === 0) return;
    if (card.faceUp) card.laid = by;
    else
      this.problems.push({
        path: `${path}.${by.atk === 0 ? 'def' : 'atk'}`,
        expected: 'expected the printed value of a face-down monster',
        got: String(by.atk === 0 ? def : atk),
      });
  }

  /** A Trap in a Monster Zone fills a Spell & Trap Zone besides. */
  private hold(card: Card, side: PlayerState, path: string): void {
    card.heldSlot = firstFree(side, 'spellTrap');
    if (card.heldSlot === null) this.problems.push({ path, expected: 'expected a Spell & Trap Zone for this Trap besides' });
    else closeZone(side, 'spellTrap', card.heldSlot);
  }

  private spellTrap(player: Player, entry: SpellTrapSetUp, zone: number, path: string): void {
    const card = this.add(entry.card, entry.owner ?? player, 'spellTrap');
    this.place(card, player, this.state.players[player].spellsTraps, zone, path);
    // A monster may lie here as an Equip Card.
    if (entry.equippedTo === undefined && factsOf(card.passcode)!.kind === 'monster')
      this.problems.push({ path: `${path}.card`, expected: 'expected a Spell or Trap', got: nameOf(card.passcode) });
    this.spellOrTrap(card, entry);
    this.ties.push(() => this.tie(card, entry, path));
  }

  private fieldSpell(player: Player, side: PlayerState, given: SeatSetUp['fieldSpell'], path: string): void {
    if (given === null || given === undefined) return;
    const entry = typeof given === 'object' ? given : { card: given };
    const card = this.add(entry.card, entry.owner ?? player, 'field');
    if (factsOf(card.passcode)!.subtype !== 'field')
      this.problems.push({ path: `${path}.card`, expected: 'expected a Field Spell', got: nameOf(card.passcode) });
    card.controller = player;
    card.slot = 0;
    side.field = card.id;
    this.spellOrTrap(card, { face: 'up', ...entry });
  }

  private spellOrTrap(card: Card, entry: Omit<SpellTrapSetUp, 'zone'>): void {
    this.lieOnField(card, entry.face === 'up', entry.setThisTurn === true);
    card.counters = sum(entry.counters);
    card.data = remembered(entry);
  }

  private tie(card: Card, { equippedTo, linkedTo }: SpellTrapSetUp, path: string): void {
    if (equippedTo !== undefined) {
      card.equippedTo = this.monsterAt(equippedTo, `${path}.equippedTo`);
      const host = card.equippedTo === null ? undefined : this.state.cards[card.equippedTo]!;
      if (host !== undefined) this.equip(card, host);
    }
    if (linkedTo !== undefined) card.linkedTo = this.monsterAt(linkedTo, `${path}.linkedTo`);
  }

  private equip(card: Card, host: Card): void {
    const { pool } = this;
    card.equippedByHost = takesMonsters(pool.definition(host.passcode)!) && factsOf(card.passcode)!.kind === 'monster';
    if (pool.definition(card.passcode)!.asEquip.keepsControl === true) this.tieControl(card, host);
  }

  private monsterAt(reference: CardReference, path: string): CardId | null {
    const { passcode, player, zone, index } = readReference(reference)!;
    const found = this.state.cards.filter(
      (card) =>
        card.zone === 'monster' &&
        card.passcode === passcode &&
        (zone === undefined || zone === 'monster') &&
        (player === undefined || card.controller === player) &&
        (index === undefined || card.slot === index),
    );
    if (found.length !== 1)
      this.problems.push({
        path,
        expected: found.length === 0 ? 'expected a monster on the field' : 'expected one monster; several fit',
        got: String(reference),
      });
    return found[0]?.id ?? null;
  }

  private tieControl(source: Card, monster: Card): void {
    if (monster.owner === monster.controller) return;
    this.state.controls = this.state.controls.filter((record) => record.card !== monster.id);
    this.state.controls.push({
      card: monster.id,
      arrival: monster.arrival,
      player: monster.controller,
      source: { card: source.id, arrival: source.arrival },
      until: 'whileSource',
      turn: 0,
    });
  }

  private add(entry: ListedCard, owner: Player, zone: Zone): Card {
    const card = newCard(cardId(this.state.cards.length), passcodeOfEntry(entry), owner, zone);
    card.arrival = ++this.state.clock;
    this.state.cards.push(card);
    return card;
  }

  private place(card: Card, player: Player, zones: Zones, slot: number, path: string): void {
    if (slot >= zones.length) this.problems.push({ path, expected: `expected at most ${zones.length} cards in these zones` });
    else if (zones[slot] !== null)
      this.problems.push({ path: `${path}.zone`, expected: 'expected a free zone', got: String(slot) });
    card.controller = player;
    card.slot = slot;
    zones[slot] = card.id;
    if (card.zone === 'monster' && card.owner !== player) {
      this.state.controls.push({ card: card.id, arrival: card.arrival, player, source: null, until: 'forever', turn: 0 });
    }
  }

  /** Listed order is the order in which cards came and turned face-up. */
  private lieOnField(card: Card, faceUp: boolean, thisTurn: boolean): void {
    const since = thisTurn ? this.state.turn : this.state.turn - 1;
    card.turnArrived = since;
    card.faceUp = faceUp;
    if (faceUp) card.faceUpSince = ++this.state.clock;
    else card.turnSet = since;
  }
}

/** The zone of each card: the one it names, or the lowest that none names. */
export function zonesOf(entries: readonly { readonly zone?: number | undefined }[]): number[] {
  const taken = new Set(entries.map(({ zone }) => zone));
  return entries.map(({ zone }) => {
    let free = zone ?? 0;
    while (zone === undefined && taken.has(free)) free += 1;
    taken.add(free);
    return free;
  });
}

const other = (player: Player): Player => (player === 0 ? 1 : 0);
const sum = (counters: Readonly<Record<string, number>> | undefined): number =>
  Object.values(counters ?? {}).reduce((total, n) => total + n, 0);

/** What a Spell or Trap on the field remembers: its turns so far, or the type that was declared for it. */
function remembered({ turnCount = 0, declared }: Omit<SpellTrapSetUp, 'zone'>): Data | null {
  if (turnCount !== 0) return { turns: turnCount };
  const race = RACES.find((one) => one === declared);
  return race === undefined ? null : { race };
}
