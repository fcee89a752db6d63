import type { Verb } from '../../engine/duel/model/event';
import type { Phase } from '../../engine/duel/model/vocabulary';
import type { EventView } from '../../engine/duel/views/view';
import type { TableTexts } from '../../i18n/table-texts';

export type DuelEventWords = TableTexts['log']['say'];
export type LogSentence = keyof DuelEventWords;

type Choose = (event: EventView) => LogSentence;

function leaves(event: EventView): LogSentence {
  switch (event.cause) {
    case 'discard': return 'discard';
    case 'cost': return event.from === 'hand' ? 'discardCost' : 'sendCost';
    case 'tribute': return 'tribute';
    default: return 'toGrave';
  }
}

function destroyed(event: EventView): LogSentence {
  if (event.cause === 'battle') return 'destroyBattle';
  return event.other === undefined ? 'destroy' : 'destroyBy';
}

function lifePoints(event: EventView): LogSentence {
  if (event.amount === undefined || event.amount === 0) return 'lp';
  if (event.cause === 'cost') return 'lpCost';
  return event.amount > 0 ? 'lpGain' : 'lpLoss';
}

/** Which sentence tells an event. Every verb has one. */
const CHOICES: Readonly<Record<Verb, LogSentence | Choose>> = {
  draw: (event) => ((event.amount ?? 1) > 1 && event.passcode === undefined ? 'drawMany' : 'draw'),
  summon: (event) => (event.cause === 'tribute' || event.text === 'tribute' ? 'tributeSummon' : 'summon'),
  specialSummon: 'specialSummon',
  flipSummon: 'flipSummon',
  set: 'set',
  flip: 'flip',
  turnDown: 'turnDown',
  activate: 'activate',
  chainLink: 'chainLink',
  resolve: 'resolve',
  negate: (event) => (event.other === undefined ? 'negate' : 'negateBy'),
  destroy: destroyed,
  toGrave: leaves,
  banish: (event) => (event.cause === 'cost' ? 'banishCost' : 'banish'),
  toHand: (event) => (event.from === 'deck' ? 'toHandFromDeck' : 'toHand'),
  toDeck: 'toDeck',
  toField: 'toField',
  attack: (event) => (event.other === undefined && event.toPlace === undefined ? 'attackDirect' : 'attack'),
  replay: 'replay',
  damage: (event) => (event.cause === 'battle' ? 'damageBattle' : 'damage'),
  lp: lifePoints,
  phase: 'phase',
  turn: 'turn',
  control: 'control',
  equip: 'equip',
  reveal: 'reveal',
  coin: 'coin',
  dice: 'dice',
  win: (event) => (event.text === 'draw' ? 'draw_game' : 'win'),
  position: 'position',
  counter: 'counter',
  shuffle: 'shuffle',
  battled: (event) => (event.other === undefined ? 'battledAlone' : 'battled'),
  noEffect: 'noEffect',
  missedTiming: 'missedTiming',
  noTarget: 'noTarget',
  attackEnds: 'attackEnds',
  step: 'step',
  chooseFirst: (event) => (event.text === 'first' ? 'goesFirst' : 'chooseFirst'),
  rockPaperScissors: (event) => (event.text === 'tie' ? 'rockPaperScissorsTie' : 'rockPaperScissors'),
  pass: 'pass',
};

export function sentenceKey(event: EventView): LogSentence {
  const choice = CHOICES[event.verb];
  return typeof choice === 'string' ? choice : choice(event);
}

/** The word that an event carries, in the language of the table. */
export function wordOf(event: EventView, t: TableTexts): string {
  const text = event.text ?? '';
  if (event.verb === 'phase' && text in t.phaseName) return t.phaseName[text as Phase];
  if (event.verb === 'step') return text in t.damageStepLong ? t.damageStepLong[text as keyof TableTexts['damageStepLong']] : t.step[text as keyof TableTexts['step']] ?? text;
  return text in t.log.what ? t.log.what[text as keyof TableTexts['log']['what']] : text;
}

/** What happens at every turn of the wheel and is shown elsewhere on the table. */
const UNTOLD: ReadonlySet<Verb> = new Set<Verb>(['pass', 'step', 'battled', 'shuffle', 'turn', 'toField']);

/** What follows from the line above it. */
const CONSEQUENCES: ReadonlySet<Verb> = new Set<Verb>([
  'negate', 'destroy', 'toGrave', 'banish', 'toHand', 'toDeck', 'damage', 'lp', 'control', 'equip', 'reveal', 'coin', 'dice', 'position', 'counter',
  'noEffect', 'missedTiming', 'noTarget', 'attackEnds', 'turnDown', 'flip',
]);

export const isTold = (event: EventView): boolean => !UNTOLD.has(event.verb);
export const isConsequence = (event: EventView): boolean => CONSEQUENCES.has(event.verb);
