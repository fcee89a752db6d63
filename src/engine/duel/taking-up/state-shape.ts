import { stepsOf } from '../../kernel/procedure';
import {
  byNumberOfCards,
  cardOf,
  either,
  flag,
  lastingly,
  list,
  matching,
  namingCards,
  nullable,
  object,
  oneOf,
  optional,
  text,
  tuple,
  variant,
  whole,
  type Shape,
} from '../../kernel/shape';
import type { Card } from '../model/card';
import { DESTINATIONS, WINDOWS, type Value } from '../model/decision';
import {
  WINDOW_FRAMES,
  type Battle,
  type ChainLink,
  type Chosen,
  type ControlRecord,
  type DuelResult,
  type DuelState,
  type PendulumState,
  type Lingering,
  type OrderOfChanges,
  type Recalled,
  type Occasion,
  type Payment,
  type PendingTrigger,
  type PlayerState,
  type DuelFrame,
  type Skip,
} from '../model/duel-state';
import {
  ABILITIES,
  BATTLE_STEPS,
  COIN_SIDES,
  CONTROL_LASTING,
  DAMAGE_STEPS,
  LASTING,
  MONSTER_ZONES,
  PENDULUM_ZONES,
  PAYMENTS,
  PHASES,
  type Phase,
  PLAYERS,
  POSITIONS,
  RESULTS,
  SPELL_SPEEDS,
  SPELL_TRAP_ZONES,
  SUMMONS,
  ZONES,
  type CardId,
} from '../model/vocabulary';
import type { Zones } from '../model/zones';
import { PROFILE_IDS } from '../model/profile';
import { PROFILES } from '../profiles/profile';
import { dataShape, eventShape, ruleKey } from './event-shape';

/** No duel comes near these; beyond them a position would only keep the table busy. */
export const MOST = {
  cards: 4000,
  lifePoints: 10_000_000,
  moments: 1_000_000_000,
  turns: 1_000_000,
  listed: 4000,
  deep: 100,
  links: 200,
  counters: 10_000,
  batches: 1000,
} as const;

const player = oneOf(PLAYERS);
const count = whole(0, MOST.moments);
const turn = whole(0, MOST.turns);
const laidBy = whole(-MOST.lifePoints, MOST.lifePoints);
const word = whole(-2147483648, 4294967295);
const value: Shape<Value> = either(either(flag, whole(-MOST.moments, MOST.moments)), text(200));

/** The names of a procedure's steps, in whatever rules know it. */
const stepNames = (procedure: string): readonly string[] => [
  ...new Set(PROFILE_IDS.flatMap((id) => stepsOf(PROFILES[id].rules.procedures[procedure]!))),
];
const skip = object<Skip>({ player, what: oneOf([...PHASES, 'turn']) });
const result = object<DuelResult>({ winner: oneOf([0, 1, 'draw']), reason: oneOf(RESULTS), passcode: optional(count) });

function duelShapeOf(cards: number): Shape<DuelState> {
  const card = cardOf<CardId>(cards);
  const cardOrNone = nullable(card);
  const pile = lastingly(list(card, cards));
  const zones = (size: number): Shape<Zones> => tuple(...Array.from({ length: size }, () => cardOrNone));
  const slots = (size: number) => list(whole(0, size - 1), size);
  const event = eventShape(card);
  const events = lastingly(list(event, MOST.listed));
  const chosen = object<Chosen>({ card, arrival: count });
  const identity = namingCards(matching(/^\d{1,9}@\d{1,9}$/, 'a card and its arrival, as 12@34'));

  const side = object<PlayerState>({
    lifePoints: whole(0, MOST.lifePoints),
    deck: pile,
    hand: pile,
    graveyard: pile,
    banished: pile,
    fusionDeck: pile,
    monsters: zones(MONSTER_ZONES),
    spellsTraps: zones(SPELL_TRAP_ZONES),
    closed: object<PlayerState['closed']>({ monster: slots(MONSTER_ZONES), spellTrap: slots(SPELL_TRAP_ZONES) }),
    field: cardOrNone,
    pendulum: optional(object<PendulumState>({ zones: zones(PENDULUM_ZONES), summoned: flag })),
    normalSummons: count,
    summonsThisTurn: count,
    deckedOut: flag,
  });
  const cardShape = object<Card>({
    id: card,
    passcode: count,
    owner: player,
    controller: player,
    zone: oneOf(ZONES),
    slot: nullable(whole(0, 4)),
    faceUp: flag,
    position: oneOf(POSITIONS),
    arrival: count,
    faceUpSince: count,
    turnArrived: turn,
    turnSet: turn,
    turnPositionChanged: turn,
    turnAttacked: turn,
    attackedThisPhase: whole(0, MOST.counters),
    lastAttack: count,
    summoning: flag,
    leaving: flag,
    destroyedBy: optional(object<NonNullable<Card['destroyedBy']>>({ card, player })),
    battleDestroyed: flag,
    silenced: optional(flag),
    equippedTo: cardOrNone,
    linkedTo: cardOrNone,
    equippedByHost: optional(flag),
    counters: whole(0, MOST.counters),
    laid: optional(object<NonNullable<Card['laid']>>({ atk: laidBy, def: laidBy })),
    heldSlot: nullable(whole(0, 4)),
    properlySummoned: flag,
    came: whole(0, 63),
    madeOf: optional(list(chosen, cards)),
    broughtBy: optional(count),
    data: nullable(dataShape),
  });
  const payment = object<Payment>({
    kind: oneOf(PAYMENTS),
    amount: optional(whole(0, MOST.moments)),
    cards: optional(list(card, cards)),
    levels: optional(list(whole(0, MOST.counters), cards)),
    atks: optional(list(whole(0, MOST.moments), cards)),
    defs: optional(list(whole(0, MOST.moments), cards)),
    data: optional(dataShape),
  });
  const link = object<ChainLink>({
    player,
    card,
    arrival: count,
    passcode: count,
    effect: whole(0, 99),
    spellSpeed: oneOf(SPELL_SPEEDS),
    targets: list(chosen, cards),
    targetedFaceUp: optional(list(chosen, cards)),
    payments: list(payment, MOST.listed),
    mode: whole(0, 99),
    declared: nullable(value),
    event: nullable(event),
    negated: flag,
    effectOnly: optional(flag),
    negatedBy: optional(whole(1, MOST.listed)),
    withoutEffect: optional(ruleKey),
    resolved: flag,
    redirected: optional(flag),
    lentBy: optional(object<NonNullable<ChainLink['lentBy']>>({ passcode: count, key: text(60) })),
    turnsDamageOf: optional(player),
    noDamageTo: optional(player),
    sparesTrapsOf: optional(player),
  });
  const trigger = object<PendingTrigger>({
    card,
    effect: whole(0, 99),
    player,
    event,
    mandatory: flag,
    afterCalculation: flag,
    tier: oneOf([0, 1]),
  });
  const lingering = object<Lingering>({
    card,
    passcode: count,
    key: text(60),
    player,
    cards: list(chosen, cards),
    data: optional(dataShape),
    until: oneOf(LASTING),
    turn,
    since: count,
  });
  const control = object<ControlRecord>({
    card,
    arrival: count,
    player,
    source: nullable(chosen),
    until: oneOf(CONTROL_LASTING),
    turn,
  });
  const changeOrder = object<OrderOfChanges>({
    card,
    arrival: count,
    changes: list(matching(/^\d{1,10} \d{1,9} \d{1,2}$/, 'a change of values, as 12 34 0'), MOST.listed),
  });
  const battle = object<Battle>({
    attacker: card,
    attackerArrival: count,
    target: cardOrNone,
    targetArrival: count,
    noDamageTo: nullable(player),
    byRight: nullable(oneOf(ABILITIES)),
    negated: flag,
    directByEffect: flag,
  });
  const occasion = object<Occasion>({ window: oneOf(WINDOWS), events });
  const at = (procedure: string): Shape<string> => oneOf(stepNames(procedure));
  const passing = { order: list(player, 2), holder: whole(0, 1), passes: whole(0, 1) };
  const phase = (name: Phase) => ({
    at: at(name),
    done: list(namingCards(text(60)), MOST.listed),
    drawReplaced: flag,
    stacks: count,
  });
  const frame = variant<DuelFrame>({
    rockPaperScissors: { at: at('rockPaperScissors'), chooser: nullable(player), prepared: flag },
    opening: { at: at('opening'), cards: whole(0, 99), prepared: flag },
    turn: {
      at: at('turn'),
      node: oneOf([...PHASES, '']),
      to: nullable(oneOf(DESTINATIONS)),
      resume: nullable(oneOf(PHASES)),
    },
    draw: phase('draw'),
    standby: phase('standby'),
    main1: phase('main1'),
    battle: phase('battle'),
    main2: phase('main2'),
    end: phase('end'),
    items: { at: at('items'), slot: oneOf(PHASES), whose: player, opened: whole(-1, MOST.moments) },
    window: {
      at: at('window'),
      window: oneOf(WINDOW_FRAMES),
      ...passing,
      persistent: flag,
      about: nullable(occasion),
      stacks: count,
      opened: count,
      noTriggers: flag,
      said: nullable(oneOf(DESTINATIONS)),
    },
    stack: { at: at('stack'), ...passing },
    triggers: { at: at('triggers'), group: whole(0, 8), queue: list(trigger, MOST.listed), timing: oneOf([null]) },
    summon: { at: at('summon'), cards: list(chosen, cards), player, how: oneOf(SUMMONS) },
    afterChain: { at: at('afterChain'), window: flag, events },
    attack: { at: at('attack'), opposing: list(identity, MONSTER_ZONES), stacks: count, straight: flag },
    damageStep: { at: at('damageStep') },
    forcedBattle: {
      at: at('forcedBattle'),
      attacker: chosen,
      target: chosen,
      phase: oneOf(PHASES),
      step: nullable(oneOf(BATTLE_STEPS)),
      battle: nullable(battle),
    },
  });

  return object<DuelState>({
    profile: oneOf(PROFILE_IDS),
    turn,
    turnPlayer: player,
    firstPlayer: player,
    phase: oneOf(PHASES),
    step: nullable(oneOf(BATTLE_STEPS)),
    damageStep: nullable(oneOf(DAMAGE_STEPS)),
    players: tuple(side, side),
    cards: list(lastingly(cardShape), MOST.cards),
    stack: list(link, MOST.links),
    waiting: list(trigger, MOST.listed),
    lingering: list(lastingly(lingering), MOST.listed),
    frames: list(frame, MOST.deep),
    occasion: nullable(occasion),
    battle: nullable(battle),
    result: nullable(result),
    random: tuple(word, word, word, word),
    fixedCoins: list(nullable(oneOf(COIN_SIDES)), MOST.listed),
    fixedDice: list(nullable(whole(1, 6)), MOST.listed),
    fixedRandomCards: list(count, MOST.listed),
    shuffles: flag,
    discreet: flag,
    poolBatch: optional(whole(0, MOST.batches)),
    clock: count,
    batch: count,
    lastBatch: events,
    effectSummons: list(chosen, cards),
    effectSummonPlayer: player,
    stacks: count,
    controls: list(control, MOST.listed),
    changeOrder: optional(list(changeOrder, cards)),
    openHands: optional(list(player, 2)),
    stilled: optional(list(card, cards)),
    decksTurned: optional(flag),
    recalled: optional(list(object<Recalled>({ turn, moment: count, event }), MOST.listed)),
    used: lastingly(list(namingCards(text(60)), MOST.listed)),
    attacked: list(namingCards(matching(/^\d{1,9}@\d{1,9}>\d{1,9}@\d{1,9}$/, 'an attack, as 12@34>56@78')), MOST.listed),
    skips: list(skip, MOST.listed),
    leaving: nullable(oneOf(['node', 'turn'])),
    inserted: nullable(oneOf(PHASES)),
    forcedAttack: nullable(object<NonNullable<DuelState['forcedAttack']>>({ attacker: chosen, target: chosen })),
    eventCount: count,
  });
}

/**
 * The whole state of a duel of that many cards. A new field of the state is a type error here until it has its line; one that
 * older rest points do not have is `optional`, in the type too.
 */
export const duelShape = byNumberOfCards(duelShapeOf);
