import type { Chapter } from './rule';

/** Who may act, and when. */
export const PRIORITY = {
  'not-asked': {
    en: "It is the other player's decision now.",
    ja: '今は相手が決める番です。',
    cites: ['E47', 'E50', 'R009', 'R095', 'R113', 'R162', 'R175', 'R189', 'R225', 'R247', 'R249', 'R266', 'R267', 'R268', 'R272', 'R273', 'R296', 'R297', 'R301', 'R302', 'R309', 'R313', 'R318', 'R341', 'R342', 'R475', 'R499'],
  },
  'not-in-this-decision': {
    en: 'The question that is open does not offer that.',
    ja: '今の問いかけでは選べません。',
    cites: [],
  },
  'nothing-there': {
    en: 'There is no such card.',
    ja: 'そこにカードはありません。',
    cites: [],
  },
  'no-window-now': {
    en: 'There is nothing to pass on: act, or announce the end of the phase.',
    ja: '応答を求められていません。行動するか、フェイズの終了を宣言してください。',
    cites: ['R270', 'R271'],
  },
  'turn-player-announces': {
    en: 'Only the turn player announces the next phase or step.',
    ja: '次のフェイズやステップへの移行を宣言するのは、ターンプレイヤーだけです。',
    cites: ['R145', 'R270', 'R271', 'R414', 'R474'],
  },
  'announce-in-open-state': {
    en: 'The end of a phase or step is announced only when no attack, response or chain is open.',
    ja: '攻撃や応答、チェーンの途中では、フェイズやステップの終了を宣言できません。',
    cites: ['R165', 'R270'],
  },
  'turn-player-first': {
    en: 'In every phase and step the turn player has the first right to activate.',
    ja: 'どのフェイズ、ステップでも、先に発動する優先権はターンプレイヤーにあります。',
    cites: ['R095', 'R162', 'R175', 'R266', 'R267', 'R297', 'R313', 'R318'],
    explains: true,
  },
  'priority-kept': {
    en: 'Summons, Sets, changes of position and attacks do not pass priority to the opponent.',
    ja: '召喚、セット、表示形式の変更、攻撃宣言を行っても、優先権は相手に移りません。',
    cites: ['R273', 'R296', 'R297', 'R318'],
    explains: true,
  },
  'ignition-priority': {
    en: 'After a summon in the own Main Phase that triggered nothing, the turn player may use an ignition effect first.',
    ja: '自分のメインフェイズに召喚して何も誘発しなければ、ターンプレイヤーは優先権を使って先に起動効果を使えます。',
    cites: ['R296', 'R308', 'R499'],
    explains: true,
  },
  'window-before-next-act': {
    en: 'Before the turn player acts again, both players may respond to what has just happened; after that its moment is over.',
    ja: 'ターンプレイヤーが次の行動に移る前に、直前の出来事に応答できます。次に進むとその機会は終わります。',
    cites: ['R274', 'R275', 'R277', 'R278', 'R279', 'R280', 'R281', 'R282', 'R283', 'R284', 'R285', 'R311', 'R314', 'R315'],
  },
  objection: {
    en: 'A window that was passed over in haste may be asked for again: play goes back to it.',
    ja: '応答の確認なしに進められたときは、異議を述べてその時点まで戻せます。',
    cites: ['R276'],
    explains: true,
  },
  'announced-end': {
    en: 'Announcing the end of a phase or step is a pass; if the opponent acts, the announcement falls.',
    ja: 'フェイズやステップの終了宣言は優先権の放棄です。相手が発動すれば、宣言は取り消しになります。',
    cites: ['R098', 'R114', 'R182', 'R269', 'R270', 'R271', 'R272', 'R501'],
    explains: true,
  },
  'acts-are-announced': {
    en: 'Every act is told to both players before its consequences.',
    ja: '行動はすべて、その結果の前に両方のプレイヤーに伝えられます。',
    cites: ['R007', 'R080', 'R100', 'R183'],
    explains: true,
  },
  'coins-and-dice': {
    en: 'The table tosses coins and rolls dice by chance, and both players see the result.',
    ja: 'コインとサイコロはテーブルが偶然に任せて振り、結果はお互いに見えます。',
    cites: ['R461'],
    explains: true,
  },
} satisfies Chapter;
