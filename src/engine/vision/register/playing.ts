import type { Chapter } from '../../kernel/register';

/** Priority, nodes and cost, playing and using cards. */
export const PLAYING = {
  'not-asked': {
    en: 'You don’t have priority now.',
    ja: '今、優先権を持っていません。',
    cites: ['V02', '6.1'],
  },
  'game-over': { en: 'The game is over.', ja: 'ゲームは終わっています。', cites: ['V40', '1'] },
  'not-in-this-decision': {
    en: 'That is not one of the choices.',
    ja: '今の選択肢にはありません。',
    cites: ['6.6'],
  },
  'main-phase-only': {
    en: 'Only in your own Main Phase, while no interference runs.',
    ja: '自分のメインフェイズに、干渉が行われていない時だけできます。',
    cites: ['V28', 'S19', '5'],
  },
  'not-in-hand': { en: 'The card is not in your hand.', ja: 'そのカードは手札にありません。', cites: ['4', '5'] },
  'node-once': {
    en: 'One card per turn may be set as a node.',
    ja: 'ノードをセットできるのは、1ターンに1枚です。',
    cites: ['S19', '4'],
  },
  'no-printed-cost': {
    en: 'A card with a dash for its nodes and cost cannot be played.',
    ja: '必要ノードとコストが「－」のカードはプレイできません。',
    cites: ['S34', '3'],
  },
  'nodes-required': {
    en: 'Too few nodes: awake and sleeping ones count, and it needs more.',
    ja: 'ノードが足りません。アクティブとスリープを合わせた枚数が必要ノードに届いていません。',
    cites: ['V68', 'V69'],
  },
  'cost-payable': {
    en: 'The cost cannot be paid: each node pays one.',
    ja: 'コストを支払えません。ノード1枚で1点を支払います。',
    cites: ['V68', 'V69', 'S25'],
  },
  'character-once': {
    en: 'One character per turn; dolls are counted separately.',
    ja: 'キャラクターのプレイは1ターンに1回です。人形は別に1回数えます。',
    cites: ['V28'],
  },
  'doll-once': { en: 'One doll per turn.', ja: '人形のプレイは1ターンに1回です。', cites: ['V28', '6.7'] },
  'world-charm-once': {
    en: 'One world charm per turn.',
    ja: '世界呪符のプレイは1ターンに1回です。',
    cites: ['5'],
  },
  'field-equipment-once': {
    en: 'Your side has an equipment of the field already.',
    ja: '自分の場にはすでに「装備／場」があります。',
    cites: ['V71', 'S30'],
  },
  'no-target': {
    en: 'There is nothing for it to target.',
    ja: '目標にできるものがありません。',
    cites: ['S29', '5'],
  },
  'own-condition': {
    en: 'The card itself says when it may be played, and that is not now.',
    ja: 'カードに書かれた、プレイできる条件を満たしていません。',
    cites: ['5'],
  },
  'not-on-field': { en: 'The card is not on your field.', ja: 'そのカードは自分の場にありません。', cites: ['6.3', '6.6'] },
  'own-turn-only': { en: 'Only in your own turn.', ja: '自分のターンにだけプレイできます。', cites: ['6.6'] },
  'opponents-turn-only': { en: "Only in your opponent's turn.", ja: '相手のターンにだけプレイできます。', cites: ['6.6'] },
  'must-be-active': {
    en: 'It is asleep.',
    ja: 'そのカードはスリープ状態です。',
    cites: ['6.3', '6.6'],
  },
  'once-per-interference': {
    en: 'It has been used in this interference already.',
    ja: 'この干渉の中で、すでに使われています。',
    cites: ['S22'],
  },
  'not-that-effect': { en: 'The card has no such effect.', ja: 'そのような効果はありません。', cites: ['5', '6.6'] },
  'nothing-there': {
    en: 'There is nothing there to do this with.',
    ja: 'そこには、使えるものがありません。',
    cites: ['5'],
  },
  'node-keeps-priority': {
    en: 'Setting a node cannot be answered: the same player keeps priority.',
    ja: 'ノードのセットには干渉できません。優先権はそのまま続きます。',
    cites: ['V62'],
    explains: true,
  },
  'caster-for-nothing': {
    en: 'With its caster on your field a spell may be played without nodes, and nothing is paid.',
    ja: '術者が自分の場にいれば、スペルはノードがなくてもプレイでき、何も支払いません。',
    cites: ['V67'],
    explains: true,
  },
  'required-nodes-lie-there': {
    en: 'Required nodes need only be there: a node that paid falls asleep and still counts.',
    ja: '必要ノードは置いてあればよく、支払いでスリープ状態になったノードも数えます。',
    cites: ['V68'],
    explains: true,
  },
  'sleeping-nodes-pay': {
    en: 'Sleeping nodes pay by going to the Underworld; the play stands though fewer nodes remain than it needs.',
    ja: 'スリープ状態のノードは、冥界に送って支払えます。必要ノードを下回っても、そのプレイは有効です。',
    cites: ['V69'],
    explains: true,
  },
  'nodes-do-not-wake': {
    en: 'Nodes do not wake in the Active Phase.',
    ja: 'ノードは、アクティブフェイズにもアクティブ状態になりません。',
    cites: ['V70'],
    explains: true,
  },
  'one-field-equipment-a-side': {
    en: 'A side that has an equipment of the field cannot get a second one; the opponent may have one too.',
    ja: '「装備／場」は1人に1枚です。相手の場に1枚あってもかまいません。',
    cites: ['V71'],
    explains: true,
  },
  'cannot-be-chosen': { en: 'That cannot be chosen.', ja: 'それは選べません。', cites: ['5', '6.6'] },
} as const satisfies Chapter;
