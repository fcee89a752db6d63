import type { Phase, Verb } from '../../../../engine/duel';
import type { TableTexts } from '../../../../i18n/table-texts';
import type { Told } from './told';

export type LogSentence = keyof TableTexts['log']['say'];

type Choose = (event: Told) => LogSentence;

function leaves(event: Told): LogSentence {
  switch (event.cause) {
    case 'discard':
      return 'discard';
    case 'tribute':
      return 'tribute';
    case 'cost':
      return event.from === 'hand' ? 'discardCost' : event.from === 'monster' ? 'tribute' : 'sendCost';
    default:
      return event.from === 'hand' ? 'discard' : 'toGrave';
  }
}

function lifePoints(event: Told): LogSentence {
  if (!event.amount) return 'lp';
  if (event.cause === 'cost' || event.cause === 'upkeep') return 'lpCost';
  return event.text === '-' || event.amount < 0 ? 'lpLoss' : 'lpGain';
}

function replay(event: Told): LogSentence {
  if (event.text === 'cancel') return 'replayCancel';
  if (event.text === 'direct') return 'replayDirect';
  return event.passcode === undefined ? 'replay' : 'replayTarget';
}

function decided({ text, passcode }: Told): LogSentence {
  if (text?.startsWith('draw')) return passcode === undefined ? 'drawnDuel' : 'drawnByCard';
  return passcode === undefined ? 'win' : 'winByCard';
}

/** Which sentence tells an event. Every verb has one. */
const CHOICES: Readonly<Record<Verb, LogSentence | Choose>> = {
  draw: (event) => ((event.times ?? 1) > 1 && event.passcode === undefined ? 'drawMany' : 'draw'),
  summon: (event) => (event.amount ? 'tributeSummon' : 'summon'),
  specialSummon: (event) => (event.cause === 'pendulum' ? 'pendulumSummon' : 'specialSummon'),
  flipSummon: 'flipSummon',
  set: 'set',
  flip: 'flip',
  turnDown: 'turnDown',
  activate: (event) => {
    if (event.from === 'hand' && event.to === 'pendulum') return 'activateScale';
    return (event.link ?? 1) > 1 ? 'activateLink' : 'activate';
  },
  chainLink: 'chainLink',
  resolve: 'resolve',
  negate: (event) => (event.other === undefined ? 'negate' : 'negateBy'),
  destroy: (event) => (event.cause === 'battle' ? 'destroyBattle' : event.other === undefined ? 'destroy' : 'destroyBy'),
  toGrave: leaves,
  banish: (event) => (event.cause === 'cost' ? 'banishCost' : 'banish'),
  toHand: (event) => (event.from === 'deck' ? 'toHandFromDeck' : 'toHand'),
  toDeck: (event) => (event.rule === 'pendulum-to-extra-deck' ? 'toExtraDeck' : 'toDeck'),
  toField: 'toField',
  attack: (event) => (event.text === 'direct' ? 'attackDirect' : 'attack'),
  replay,
  damage: (event) => (event.cause === 'battle' ? 'damageBattle' : 'damage'),
  lp: lifePoints,
  phase: 'phase',
  turn: 'turn',
  control: 'control',
  equip: 'equip',
  reveal: 'reveal',
  coin: 'coin',
  dice: 'dice',
  win: decided,
  position: (event) => (event.text ? 'position' : 'positionPlain'),
  counter: ({ amount = 0 }) => `counter${amount < 0 ? 'Gone' : ''}${Math.abs(amount) === 1 ? 'One' : ''}` as const,
  shuffle: 'shuffle',
  meets: 'meets',
  faces: 'meets',
  fought: 'meets',
  mixed: 'meets',
  battled: (event) => (event.other === undefined ? 'battledAlone' : 'battled'),
  noEffect: 'noEffect',
  missedTiming: (event) => (event.later === undefined ? 'missedTiming' : 'missedTimingAfter'),
  noTarget: 'noTarget',
  attackEnds: 'attackEnds',
  step: 'step',
  // Older recordings name who begins, and not who chose.
  chooseFirst: (event) => (event.text === 'first' ? 'choosesFirst' : event.text === 'second' ? 'choosesSecond' : 'goesFirst'),
  rockPaperScissors: (event) => (new Set(event.text?.split(' ')).size === 1 ? 'rockPaperScissorsTie' : 'rockPaperScissors'),
  pass: 'pass',
};

export function sentenceKey(event: Told): LogSentence {
  const choice = CHOICES[event.verb];
  return typeof choice === 'string' ? choice : choice(event);
}

/** The word that an event carries, in the language of the table. */
export function wordOf(event: Told, t: TableTexts): string {
  const text = event.text ?? '';
  if (event.verb === 'phase' && Object.hasOwn(t.phaseName, text)) return t.phaseName[text as Phase];
  if (event.verb === 'step' && Object.hasOwn(t.step, text)) return t.step[text as keyof TableTexts['step']];
  return Object.hasOwn(t.log.what, text) ? t.log.what[text as keyof TableTexts['log']['what']] : text;
}

/** What is shown elsewhere on the table, or happens at every turn of the wheel. */
const UNTOLD: ReadonlySet<Verb> = new Set<Verb>([
  'pass',
  'step',
  'meets',
  'faces',
  'fought',
  'battled',
  'shuffle',
  'turn',
  'toField',
  'chainLink',
]);

export const isTold = (event: Told): boolean => !UNTOLD.has(event.verb);

/** What follows from the line above it. */
const CONSEQUENCES: ReadonlySet<Verb> = new Set<Verb>([
  'negate',
  'destroy',
  'toGrave',
  'banish',
  'toHand',
  'toDeck',
  'damage',
  'lp',
  'control',
  'equip',
  'reveal',
  'coin',
  'dice',
  'counter',
  'noEffect',
  'missedTiming',
  'noTarget',
  'attackEnds',
  'turnDown',
  'flip',
]);

export const isConsequence = (event: Told): boolean => CONSEQUENCES.has(event.verb);
