import { inOrder } from '../../../../engine/vision';
import type {
  AnswerView,
  CardFacts,
  DecisionView,
  EventView,
  Place,
  Player,
  ViewCard,
  VisionView,
} from '../../../../engine/vision';
import type { ShownVision } from '../../table';
import type { TableActs } from '../../../../ui/table/dock/scene';
import type { VisionBook, VisionQuestion } from '../vision-props';

/** Views of VISION for tests and for looking at the table: a full field in the middle of a combat. Its cards are made up. */

const card = (id: number, en: string, ja: string, more: Partial<CardFacts>): CardFacts => ({
  id,
  en,
  ja,
  kind: 'character',
  subtype: null,
  node: 2,
  cost: 1,
  keywords: [],
  caster: [],
  ...more,
});

export const OGRE = 101;
export const CHILD = 102;
export const COAT = 103;
export const LANTERNS = 104;
export const WIND = 105;

const CARDS: readonly CardFacts[] = [
  card(OGRE, 'Bell Ogre', '釣鐘の鬼', {
    node: 5,
    cost: 4,
    graze: 3,
    attack: 7,
    toughness: 7,
    race: ['oni'],
    keywords: [{ name: 'pierce' }],
  }),
  card(CHILD, 'River Child', '川の子', { graze: 1, attack: 2, toughness: 4, race: ['river'] }),
  card(COAT, 'Borrowed Coat', '借り着', { kind: 'spell', subtype: 'equipment' }),
  card(LANTERNS, 'Hundred Lanterns', '百灯籠', {
    kind: 'spell',
    subtype: 'worldCharm',
    keywords: [{ name: 'upkeep', value: 1 }],
  }),
  card(WIND, 'Second Wind', '追い風', { kind: 'command', node: 1 }),
];

export const book: VisionBook = {
  card: (passcode) => {
    const facts = CARDS.find(({ id }) => id === passcode);
    return facts && { facts, texts: { en: [`${facts.en} does something.`], ja: [`${facts.ja}の効果。`] } };
  },
  rule: (rule) => ({ text: `The rule ${rule}.`, cites: ['V28'] }),
  inOrder,
};

function lying(place: Place, passcode: number | undefined, more: Partial<ViewCard> = {}): ViewCard {
  const owner: Player = place.startsWith('1') ? 1 : 0;
  const base = { place, owner, controller: owner, faceUp: passcode !== undefined, links: [], targetedBy: [], asleep: false };
  if (passcode === undefined) return { ...base, known: false, ...more };
  return { ...base, known: true, key: `${place} ${passcode}`, passcode, ...more };
}

const character = (place: Place, passcode: number, more: Partial<ViewCard> = {}): ViewCard => {
  const { attack = 0, toughness = 0 } = CARDS.find(({ id }) => id === passcode)!;
  return lying(place, passcode, { isCharacter: true, damage: 0, attack, toughness, carried: [], ...more });
};

const side = (
  seat: Player,
  field: readonly ViewCard[],
  hand: readonly ViewCard[],
  [awake, asleep]: readonly [number, number],
): VisionView['seats'][number] => ({
  zones: {
    field: { kind: 'row', cards: field },
    node: {
      kind: 'row',
      cards: Array.from({ length: awake + asleep }, (_, i) => lying(`${seat}:node:${i}`, undefined, { asleep: i >= awake })),
    },
    play: { kind: 'row', cards: [] },
    hand: { kind: 'hand', cards: hand },
    deck: { kind: 'pile', size: 30 + seat, cards: [] },
    underworld: { kind: 'pile', size: 1, cards: [lying(`${seat}:underworld:0`, WIND)] },
    removed: { kind: 'pile', size: 0, cards: [] },
  },
  counters: { life: 22 - 3 * seat, handLimit: 7 },
  done: seat === 0 ? ['node'] : [],
});

const SECRET: readonly EventView[] = [
  { number: 0, verb: 'turn', player: 0, turn: 8, amount: 8 },
  { number: 1, verb: 'phase', player: 0, turn: 8, phase: 'main', rule: 'main-without-rule-effect' },
  { number: 2, verb: 'node', player: 0, turn: 8, rule: 'node-keeps-priority' },
  { number: 3, verb: 'attack', player: 0, turn: 8, passcode: OGRE, rule: 'defence-is-the-direct-answer' },
  { number: 4, verb: 'defend', player: 1, turn: 8, passcode: CHILD, rule: 'defence-is-the-direct-answer' },
];

const waiting = { state: 'waiting', negated: false, mode: 0, toDefend: false } as const;

/** An attack that is defended, with a command on top: REN is asked for an answer. */
export const combatView = (more: Partial<VisionView> = {}): VisionView => ({
  game: 'vision',
  viewer: 0,
  turn: 8,
  turnPlayer: 0,
  phase: 'main',
  extra: false,
  seats: [
    side(
      0,
      [character('0:field:0', OGRE, { asleep: true, links: [1], targetedBy: [3] })],
      [lying('0:hand:0', WIND, { faceUp: false, cost: 1 }), lying('0:hand:1', CHILD, { faceUp: false, cost: 1 })],
      [4, 3],
    ),
    side(
      1,
      [
        character('1:field:0', CHILD, { asleep: true, links: [2], damage: 1, carried: [lying('1:set:0', COAT)] }),
        lying('1:field:1', LANTERNS, { isCharacter: false, carried: [] }),
      ],
      [lying('1:hand:0', undefined)],
      [3, 3],
    ),
  ],
  stack: [
    { ...waiting, number: 1, player: 0, kind: 'attack', passcode: OGRE, place: '0:field:0', targets: [] },
    { ...waiting, number: 2, player: 1, kind: 'defend', passcode: CHILD, place: '1:field:0', targets: [] },
    {
      ...waiting,
      number: 3,
      player: 1,
      kind: 'card',
      passcode: WIND,
      place: '1:play:0',
      targets: [{ place: '0:field:0', passcode: OGRE }],
    },
  ],
  priority: 0,
  decision: asked({}),
  result: null,
  log: SECRET,
  ...more,
});

/** A decision of REN's; a window to answer in unless said otherwise. */
export const asked = (more: Partial<DecisionView>): DecisionView => ({
  player: 0,
  kind: 'priority',
  isOpen: false,
  window: 'answer',
  showsHidden: false,
  options: [
    { index: 0, do: 'playCard', card: '0:hand:0', passcode: WIND },
    { index: 1, do: 'pass' },
  ],
  ...more,
});

export const question = (decision: DecisionView, more: Partial<VisionQuestion> = {}): VisionQuestion => ({
  id: 'q1',
  player: decision.player,
  form: 'choice',
  decision,
  canGoBack: false,
  isReopened: false,
  ...more,
});

export const tableOf = (view: VisionView, more: Partial<ShownVision> = {}): ShownVision => ({
  game: 'vision',
  profile: 'vision',
  seats: [
    { name: 'REN', deck: '' },
    { name: 'AYA', deck: '' },
  ],
  view,
  viewer: view.viewer,
  curtain: null,
  question: view.decision && question(view.decision),
  publicLog: view.log,
  modes: ['strict', 'strict'],
  secrecy: 'curtain',
  sitters: ['person', 'person'],
  alone: null,
  lastChain: [],
  request: null,
  stops: [],
  windows: [[], []],
  standstill: null,
  takesBack: null,
  review: null,
  ...more,
});

/** Acts that write down what was answered. */
export const noting = (answers: AnswerView[] = []): TableActs => ({
  answer: (answer) => {
    answers.push(answer);
    return { ok: true };
  },
  pass: () => void answers.push({ kind: 'option', index: 1 }),
  back: () => undefined,
  look: () => undefined,
  wishesAt: () => [],
  seenCardAt: () => undefined,
});
