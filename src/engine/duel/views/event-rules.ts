import type { Duel } from '../model/duel';
import type { DuelEvent, Verb } from '../model/event';
import type { RuleId } from '../register/index';

/**
 * Which rule explains an event. Only asked when a view is taken, so that a duel that nobody looks at pays nothing. The table
 * reads the kind of the event and public cards only: what it finds never tells a hidden card.
 */
export function ruleOfEvent(duel: Duel, at: number): RuleId | undefined {
  const event = duel.log[at]!;
  return event.rule ?? RULE_OF[event.verb](event, duel, at);
}

type Ruling = (event: DuelEvent, duel: Duel, at: number) => RuleId | undefined;

const always =
  (rule: RuleId): Ruling =>
  () =>
    rule;

/** No rule explains it: what happens stands in the text of the card that does it, or nothing of the game happens at all. */
const CARD_TEXT: Ruling = () => undefined;

const RULE_OF: Readonly<Record<Verb, Ruling>> = {
  draw: CARD_TEXT,
  summon: (event) => ((event.amount ?? 0) > 0 ? 'tributes' : 'normal-summon-once'),
  specialSummon: (event) =>
    event.cause === 'pendulum'
      ? 'pendulum-summon'
      : event.cause === 'procedure'
        ? 'procedure-without-chain'
        : event.from === 'fusionDeck'
          ? 'fusion-materials'
          : 'special-summon-position',
  flipSummon: always('flip-summons-unlimited'),
  set: (event) =>
    event.to !== 'monster'
      ? 'spells-and-traps-unlimited'
      : event.cause === 'effect'
        ? 'special-summon-position'
        : 'normal-summon-once',
  flip: (event) => (event.cause === 'battle' ? 'attacked-monster-turned-up' : 'flip-effect'),
  turnDown: always('changes-are-lost'),
  activate: activation,
  chainLink: always('response-asked'),
  resolve: always('last-in-first-out'),
  negate: always('activation-negated'),
  destroy: destruction,
  toGrave: (event, duel, at) => (event.to === 'gone' ? 'tokens-vanish' : leaving(event, duel, at)),
  banish: leaving,
  toHand: (event) =>
    event.from === 'deck' ? 'not-a-draw' : event.to === 'fusionDeck' ? 'fusion-deck-return' : 'goes-to-its-owner',
  toDeck: (event) => (event.to === 'fusionDeck' ? 'fusion-deck-return' : 'goes-to-its-owner'),
  toField: (event) => (event.to === 'spellTrap' ? 'stays-on-the-field' : 'changes-are-lost'),
  attack: (event) => (event.text === 'direct' ? 'battle-direct' : 'attack-once'),
  replay: always('replay'),
  damage: always('life-points-change'),
  lp: lifePoints,
  phase: phaseRule,
  turn: always('turns-alternate'),
  control: always('control-changes'),
  equip: (event) => (event.from === undefined ? 'equip-target' : 'equip-zone'),
  reveal: always('face-down-secret'),
  coin: always('coins-and-dice'),
  dice: always('coins-and-dice'),
  win: verdict,
  position: (event) => (event.cause === 'effect' ? 'effects-may-change-position' : 'position-once'),
  counter: (event) => ((event.amount ?? 0) < 0 ? 'costs-on-activation' : 'changes-are-lost'),
  shuffle: always('face-down-secret'),
  battled: always('attack-goes-on'),
  noEffect: CARD_TEXT,
  missedTiming: always('missed-timing'),
  noTarget: always('mandatory-without-target'),
  attackEnds: always('attack-ends'),
  step: always('battle-steps'),
  chooseFirst: always('who-begins'),
  rockPaperScissors: always('who-begins'),
  meets: always('damage-step'),
  mixed: always('face-down-secret'),
  faces: always('damage-step'),
  fought: always('damage-step'),
  pass: always('turn-player-first'),
};

function lifePoints({ cause, lifePoints: left }: DuelEvent): RuleId {
  if (cause !== 'cost' && cause !== 'upkeep') return 'life-points-change';
  if (left === 0) return 'paying-the-last-point';
  return cause === 'cost' ? 'costs-on-activation' : 'upkeep';
}

/** The Chain Link that the activation became: its costs and targets come between the two events. */
function linkOf({ log }: Duel, at: number): number {
  for (let i = at + 1; i < log.length; i++) {
    if (log[i]!.verb === 'chainLink' && log[i]!.card === log[at]!.card) return log[i]!.link ?? 1;
    if (log[i]!.verb === 'activate') break;
  }
  return 1;
}

/** Activated cards are public. A response is a matter of Spell Speed, a first link of the moment at which it may come. */
function activation(event: DuelEvent, duel: Duel, at: number): RuleId {
  const effect = duel.defs[event.card!]!.effects[event.effect ?? 0];
  if (effect?.kind === 'trigger' || effect?.kind === 'flip')
    return effect.mandatory === true ? 'trigger-by-itself' : 'optional-trigger';
  if (effect === undefined || linkOf(duel, at) > 1) return 'spell-speed';
  if (effect.spellSpeed === 3) return 'counter-trap-as-link-1';
  if (effect.spellSpeed === 2) return 'spell-speed';
  return effect.kind === 'card' ? 'speed-1-timing' : 'ignition-timing';
}

/** How the battle came out is told by the event that ends it. */
function caseOfBattle({ log }: Duel, at: number): RuleId {
  for (let i = at - 1; i >= 0 && log[i]!.verb !== 'attack'; i--)
    if (log[i]!.verb === 'battled') return log[i]!.rule ?? 'battle-destroyed';
  return 'battle-destroyed';
}

function destruction(event: DuelEvent, duel: Duel, at: number): RuleId {
  switch (event.cause) {
    case 'battle':
      return caseOfBattle(duel, at);
    case 'negation':
      return 'activation-negated';
    case 'rule':
      return 'continuous-at-once';
    default:
      return 'destroyed-is-not-sent';
  }
}

function leaving(event: DuelEvent, _duel: Duel, _at: number): RuleId {
  switch (event.cause) {
    case 'tribute':
      return 'tributes';
    case 'cost':
      return 'costs-on-activation';
    case 'procedure':
      return 'procedure-without-chain';
    case 'material':
      return 'fusion-materials';
    case 'battle':
      return 'battle-destroyed';
    case 'negation':
      return 'activation-negated';
    case 'upkeep':
      return 'upkeep';
    case 'rule':
      return 'continuous-at-once';
    default:
      return 'destroyed-is-not-sent';
  }
}

function phaseRule(event: DuelEvent): RuleId {
  switch (event.text) {
    case 'draw':
      return 'nothing-before-the-draw';
    case 'standby':
      return 'standby-items';
    case 'main1':
      return 'main-phase-acts';
    case 'battle':
      return 'battle-steps';
    case 'main2':
      return 'main2-after-battle';
    case 'end':
      return 'end-items';
    default:
      return 'phase-order';
  }
}

const VERDICTS: Readonly<Record<string, RuleId>> = {
  lp: 'life-points-gone',
  deckOut: 'deck-out',
  exodia: 'exodia',
  destinyBoard: 'destiny-board',
  lastTurn: 'last-turn',
  finalCountdown: 'final-countdown',
  surrender: 'surrender',
  matchWin: 'match-win',
};

function verdict({ text = '' }: DuelEvent): RuleId | undefined {
  const [winner, reason = ''] = text.split(' ');
  if (winner === 'draw' && reason === 'lp') return 'both-at-zero';
  if (winner === 'draw' && reason === 'deckOut') return 'both-deck-out';
  return Object.hasOwn(VERDICTS, reason) ? VERDICTS[reason] : undefined;
}

/** Events that only the engine needs: no viewer is told of them. */
export const UNTOLD: readonly Verb[] = ['battled', 'meets', 'faces', 'fought', 'step', 'mixed'];

/** Told beside what happens; none of them makes an effect miss its timing. */
const NO_HAPPENING: readonly Verb[] = [
  'activate',
  'chainLink',
  'resolve',
  'reveal',
  'shuffle',
  'missedTiming',
  'noTarget',
  'phase',
  'turn',
  'coin',
  'dice',
];

/** What a link may come to: its line where it has made nothing happen. */
const PROCESSED: readonly Verb[] = ['resolve', 'negate', 'noEffect'];

/**
 * The event that made an effect miss its timing: the first to happen after the moment that the effect would have answered (E53);
 * where none has, the link that was processed after it. In that moment itself only the payment of a cost is too early; then it is
 * whatever the activation came to. undefined: it is told to nobody.
 */
export function cameBetween({ log }: Duel, at: number): number | undefined {
  const { since } = log[at]!;
  if (since === undefined) return undefined;
  const isLater = (event: DuelEvent, i: number): boolean => i < at && event.batch > since;
  const after = log.findIndex(
    (event, i) =>
      isLater(event, i) &&
      event.rule !== 'destruction-confirmed' &&
      !UNTOLD.includes(event.verb) &&
      !NO_HAPPENING.includes(event.verb),
  );
  if (after >= 0) return after;
  const processed = log.findIndex((event, i) => isLater(event, i) && PROCESSED.includes(event.verb));
  if (processed >= 0) return processed;
  const paid = log.findLastIndex((event, i) => i < at && event.batch === since && event.cause === 'cost');
  const came =
    paid < 0 ? lastNegation(log, at) : log.findIndex((event, i) => i > paid && i < at && PROCESSED.includes(event.verb));
  return came < 0 ? undefined : came;
}

/** What has negated a link of the last chain: a negated one has no line of its own when it is processed. */
function lastNegation(log: readonly DuelEvent[], before: number): number {
  const at = log.findLastIndex(({ verb }, i) => i < before && (verb === 'negate' || verb === 'chainLink'));
  return at >= 0 && log[at]!.verb === 'negate' ? at : -1;
}
