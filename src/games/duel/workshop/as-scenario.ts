import type { Player, ProfileId } from '../../../engine/duel';
import type { Problem } from '../../../scenario';
import { nameOf, referenceRead, zonesOf, type Scenario, type ScenarioInput } from '../scenario/taught';
import {
  CELLS,
  emptyPosition,
  type Cells,
  type LaidCard,
  type LaidPosition,
  type LaidSeat,
  type RowName,
  type Spot,
} from './laid-position';

type SeatInput = NonNullable<ScenarioInput['players']>[number];
type Listed = NonNullable<SeatInput['graveyard']>[number];

const flags = ({ summonedThisTurn, attackedThisTurn, positionChangedThisTurn }: LaidCard) => ({
  ...(summonedThisTurn && { summonedThisTurn }),
  ...(attackedThisTurn && { attackedThisTurn }),
  ...(positionChangedThisTurn && { positionChangedThisTurn }),
});

const unusual = ({ properlySummoned }: LaidCard) => (properlySummoned === false ? { properlySummoned } : {});

/** Counters are counted together; the format wants them named. */
const counted = ({ counters = 0 }: LaidCard) => (counters > 0 ? { counters: { spell: counters } } : {});

const values = ({ atk, def }: LaidCard) => ({ ...(atk !== undefined && { atk }), ...(def !== undefined && { def }) });

const ownedBy = ({ owner }: LaidCard, seat: Player) => (owner === undefined || owner === seat ? {} : { owner });

const listed = (laid: LaidCard): Listed => {
  const more = unusual(laid);
  return Object.keys(more).length === 0 ? nameOf(laid.card) : { card: nameOf(laid.card), ...more };
};

const cards = (cells: Cells): readonly LaidCard[] => cells.filter((cell) => cell !== null);

/** A position as the scenario that sets it up, with the English names of its cards. */
export function asScenario(position: LaidPosition): ScenarioInput {
  const { title, profile, turn, turnPlayer, phase, coins, dice, beside, seats } = position;
  return {
    format: 'duel-scenario/1',
    ...beside,
    ...(title && { title }),
    profile,
    turn,
    turnPlayer,
    phase,
    ...(coins.length > 0 && { coins: [...coins] }),
    ...(dice.length > 0 && { dice: [...dice] }),
    players: [seatAs(position, seats[0], 0), seatAs(position, seats[1], 1)],
  };
}

function seatAs(position: LaidPosition, { lifePoints, normalSummonUsed, zones, hasStandIns }: LaidSeat, seat: Player): SeatInput {
  const refer = (spot: Spot): string => {
    const laid = position.seats[spot.seat].zones[spot.zone][spot.index];
    return `${nameOf(laid?.card ?? 0)}@${spot.seat}:${spot.zone}:${spot.index}`;
  };
  const back = (laid: LaidCard) => ({
    card: nameOf(laid.card),
    face: laid.face ?? ('set' as const),
    ...ownedBy(laid, seat),
    ...(laid.setThisTurn && { setThisTurn: true }),
    ...counted(laid),
    ...(laid.turnCount && { turnCount: laid.turnCount }),
    ...(laid.declared !== undefined && { declared: laid.declared }),
  });
  const [field] = zones.field;
  const inCells = <As>(row: RowName, as: (laid: LaidCard, zone: number) => As): As[] =>
    zones[row].flatMap((laid, zone) => (laid ? [as(laid, zone)] : []));
  const pendulum = inCells('pendulum', (laid, zone) => ({ card: nameOf(laid.card), zone, ...ownedBy(laid, seat) }));
  const pile = (name: 'hand' | 'deck' | 'graveyard' | 'banished') =>
    zones[name].length > 0 ? { [name]: cards(zones[name]).map(listed) } : {};
  return {
    lp: lifePoints,
    ...pile('hand'),
    ...(hasStandIns ? {} : { deck: cards(zones.deck).map(listed) }),
    ...(zones.fusionDeck.length > 0 && {
      fusionDeck: cards(zones.fusionDeck).map((laid) =>
        laid.face === 'up' ? { card: nameOf(laid.card), face: 'up' as const } : nameOf(laid.card),
      ),
    }),
    ...pile('graveyard'),
    ...pile('banished'),
    monsters: inCells('monster', (laid, zone) => ({
      card: nameOf(laid.card),
      position: laid.position ?? ('attack' as const),
      zone,
      ...ownedBy(laid, seat),
      ...counted(laid),
      ...values(laid),
      ...flags(laid),
      ...unusual(laid),
    })),
    spellsTraps: inCells('spellTrap', (laid, zone) => ({
      ...back(laid),
      zone,
      ...(laid.equippedTo && { equippedTo: refer(laid.equippedTo) }),
      ...(laid.linkedTo && { linkedTo: refer(laid.linkedTo) }),
    })),
    ...(field && { fieldSpell: { ...back(field), face: field.face ?? ('up' as const) } }),
    ...(pendulum.length > 0 && { pendulumZones: pendulum }),
    ...(normalSummonUsed && { normalSummonUsed }),
  };
}

/** What a scenario that was read lays; null for a rule set without cards of its own. What it does besides is kept as it came. */
export function laidBy(scenario: Scenario): LaidPosition | null {
  const { profile, turn, turnPlayer, phase, coins, dice, players, title, format: _, ...beside } = scenario;
  if (profile === 'vision') return null;
  const whole = {
    ...emptyPosition(profile as ProfileId),
    title: typeof title === 'object' ? (title.en ?? title.ja ?? '') : (title ?? ''),
    turn,
    turnPlayer,
    phase,
    coins: coins ?? [],
    dice: dice ?? [],
    beside,
  };
  // Ties are found when all monsters lie.
  const seats = [seatLaid(players[0]), seatLaid(players[1])] as const;
  const position: LaidPosition = { ...whole, seats };
  return { ...position, seats: [tied(position, players[0], 0), tied(position, players[1], 1)] };
}

type SeatRead = Scenario['players'][number];
type ListedRead = NonNullable<SeatRead['graveyard']>[number];

const passcode = (reference: string | number): number => referenceRead(reference)?.passcode ?? 0;

const counters = (given: Readonly<Record<string, number>> | undefined) => {
  const all = Object.values(given ?? {}).reduce((sum, n) => sum + n, 0);
  return all > 0 ? { counters: all } : {};
};

const inPile = (entries: readonly ListedRead[] | undefined): LaidCard[] =>
  (entries ?? []).map((entry) =>
    typeof entry === 'object'
      ? { card: passcode(entry.card), ...(entry.properlySummoned === false && { properlySummoned: false }) }
      : { card: passcode(entry) },
  );

/** The cells of a row with the entries in theirs; what finds none is left out. */
function inRow<Entry extends { readonly zone?: number | undefined }>(
  row: RowName,
  entries: readonly Entry[],
  as: (entry: Entry) => LaidCard,
): Cells {
  const zones = zonesOf(entries);
  const cells = Array<LaidCard | null>(CELLS[row]).fill(null);
  entries.forEach((entry, i) => {
    const zone = zones[i]!;
    if (zone < cells.length) cells[zone] = as(entry);
  });
  return cells;
}

const whose = ({ owner }: { readonly owner?: Player | undefined }) => (owner === undefined ? {} : { owner });

type Back = Omit<NonNullable<SeatRead['spellsTraps']>[number], 'equippedTo' | 'linkedTo' | 'zone'>;

const backLaid = (entry: Back, usual: 'up' | 'set'): LaidCard => ({
  card: passcode(entry.card),
  ...((entry.face ?? usual) === usual ? {} : { face: entry.face! }),
  ...whose(entry),
  ...counters(entry.counters),
  ...(entry.setThisTurn && { setThisTurn: true }),
  ...(entry.turnCount && { turnCount: entry.turnCount }),
  ...(entry.declared !== undefined && { declared: String(entry.declared) }),
});

function seatLaid(seat: SeatRead): LaidSeat {
  const { fieldSpell } = seat;
  const field = fieldSpell == null ? null : typeof fieldSpell === 'object' ? fieldSpell : { card: fieldSpell };
  const pendulum = (seat.pendulumZones ?? []).map((entry) => (typeof entry === 'object' ? entry : { card: entry }));
  return {
    lifePoints: seat.lp ?? 8000,
    normalSummonUsed: seat.normalSummonUsed ?? false,
    hasStandIns: seat.deck === undefined,
    zones: {
      hand: inPile(seat.hand),
      deck: inPile(seat.deck),
      fusionDeck: (seat.fusionDeck ?? []).map((entry) =>
        typeof entry === 'object'
          ? { card: passcode(entry.card), ...(entry.face === 'up' && { face: 'up' as const }) }
          : { card: passcode(entry) },
      ),
      graveyard: inPile(seat.graveyard),
      banished: inPile(seat.banished),
      monster: inRow('monster', seat.monsters ?? [], (entry) => ({
        card: passcode(entry.card),
        ...(entry.position !== undefined && entry.position !== 'attack' && { position: entry.position }),
        ...whose(entry),
        ...counters(entry.counters),
        ...(entry.atk !== undefined && { atk: entry.atk }),
        ...(entry.def !== undefined && { def: entry.def }),
        ...(entry.summonedThisTurn && { summonedThisTurn: true }),
        ...(entry.attackedThisTurn && { attackedThisTurn: true }),
        ...(entry.positionChangedThisTurn && { positionChangedThisTurn: true }),
        ...(entry.properlySummoned === false && { properlySummoned: false }),
      })),
      spellTrap: inRow('spellTrap', seat.spellsTraps ?? [], (entry) => backLaid(entry, 'set')),
      pendulum: inRow('pendulum', pendulum, (entry) => ({ card: passcode(entry.card), ...whose(entry) })),
      field: [field && backLaid(field, 'up')],
    },
  };
}

/** The seat with what its Spells and Traps are tied to; a reference that means no monster, or several, ties nothing. */
function tied(position: LaidPosition, read: SeatRead, seat: Player): LaidSeat {
  const laid = position.seats[seat];
  const zones = zonesOf(read.spellsTraps ?? []);
  let cells = laid.zones.spellTrap;
  (read.spellsTraps ?? []).forEach(({ equippedTo, linkedTo }, i) => {
    const zone = zones[i]!;
    const card = cells[zone];
    if (!card) return;
    const [equipped, linked] = [monsterMeant(position, equippedTo), monsterMeant(position, linkedTo)];
    cells = cells.with(zone, { ...card, ...(equipped && { equippedTo: equipped }), ...(linked && { linkedTo: linked }) });
  });
  return { ...laid, zones: { ...laid.zones, spellTrap: cells } };
}

function monsterMeant(position: LaidPosition, reference: string | number | undefined): Spot | undefined {
  const meant = reference === undefined ? undefined : referenceRead(reference);
  if (!meant) return undefined;
  const found = ([0, 1] as const).flatMap((seat) =>
    position.seats[seat].zones.monster.flatMap((laid, index): readonly Spot[] =>
      laid?.card === meant.passcode &&
      (meant.player === undefined || meant.player === seat) &&
      (meant.index === undefined || meant.index === index)
        ? [{ seat, zone: 'monster', index }]
        : [],
    ),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** What of a scenario finds no place in a position: a card without a zone of its own, or a tie to no monster or to several. */
export function misplacedIn({ players }: Scenario, position: LaidPosition): readonly Problem[] {
  return ([0, 1] as const).flatMap((seat): readonly Problem[] => {
    const { monsters = [], spellsTraps = [], pendulumZones = [] } = players[seat];
    const pendulum = pendulumZones.map((entry) => (typeof entry === 'object' ? entry : {}));
    const path = `$.players[${seat}]`;
    const untied = spellsTraps.flatMap((entry, i) =>
      (['equippedTo', 'linkedTo'] as const)
        .filter((tie) => entry[tie] !== undefined && !monsterMeant(position, entry[tie]))
        .map((tie) => ({
          path: `${path}.spellsTraps[${i}].${tie}`,
          expected: 'expected one monster on the field',
          got: String(entry[tie]),
        })),
    );
    return [
      ...withoutZone(monsters, CELLS.monster, `${path}.monsters`),
      ...withoutZone(spellsTraps, CELLS.spellTrap, `${path}.spellsTraps`),
      ...withoutZone(pendulum, CELLS.pendulum, `${path}.pendulumZones`),
      ...untied,
    ];
  });
}

function withoutZone(
  entries: readonly { readonly zone?: number | undefined }[],
  cells: number,
  path: string,
): readonly Problem[] {
  const zones = zonesOf(entries);
  return zones.flatMap((zone, i): readonly Problem[] => {
    if (zone >= cells) return [{ path: `${path}[${i}]`, expected: `expected at most ${cells} cards in these zones` }];
    if (zones.indexOf(zone) < i) return [{ path: `${path}[${i}].zone`, expected: 'expected a free zone', got: String(zone) }];
    return [];
  });
}
