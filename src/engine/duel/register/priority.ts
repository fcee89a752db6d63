import type { Chapter } from '../../kernel/register';

/** Who may act, and when. */
export const PRIORITY = {
  'not-asked': {
    en: 'Your opponent decides now.',
    ja: '今は相手が選択中です。',
    cites: ['E47', 'R225', 'R266', 'R267', 'R268', 'R272', 'R309', 'R313', 'R318', 'R342'],
    refusesIn: [
      'E50',
      'R009',
      'R095',
      'R113',
      'R162',
      'R175',
      'R189',
      'R247',
      'R249',
      'R273',
      'R296',
      'R297',
      'R301',
      'R302',
      'R341',
      'R475',
      'R499',
    ],
  },
  'not-in-this-decision': {
    en: 'That is not one of the choices.',
    ja: '今の選択肢にはありません。',
    cites: [],
  },
  'nothing-there': {
    en: 'There is no such card.',
    ja: 'そこにカードはありません。',
    cites: [],
  },
  'no-window-now': {
    en: 'Nothing to respond to: take an action or end the phase.',
    ja: '今は応答のタイミングではありません。行動するか、フェイズの終了を宣言してください。',
    cites: ['R270', 'R271'],
  },
  'turn-player-announces': {
    en: 'Only the turn player announces the next phase or step.',
    ja: '次のフェイズやステップへの移行を宣言するのは、ターンプレイヤーだけです。',
    cites: ['R145', 'R271', 'R414'],
    refusesIn: ['R270', 'R474'],
  },
  'announce-in-open-state': {
    en: 'The end of a phase or step is announced only when no attack, response or chain is open.',
    ja: '攻撃や応答、チェーンの途中では、フェイズやステップの終了を宣言できません。',
    cites: ['R165', 'R413'],
    refusesIn: ['R270'],
  },
  'turn-player-first': {
    en: 'In every phase and step the turn player has the first right to activate.',
    ja: 'どのフェイズ、ステップでも、先に発動する優先権はターンプレイヤーにあります。',
    cites: ['R266', 'R267', 'R313', 'R318', 'R419', 'R422'],
    explains: true,
  },
  'priority-kept': {
    en: 'Summons, Sets, changes of position and attacks do not pass priority to the opponent.',
    ja: '召喚、セット、表示形式の変更、攻撃宣言を行っても、優先権は相手に移りません。',
    cites: ['R273', 'R296', 'R297', 'R318'],
    explains: true,
  },
  'ignition-priority': {
    en: 'After a Summon in your Main Phase that triggered nothing, you may activate an ignition effect first.',
    ja: '自分のメインフェイズに召喚して何も誘発しなければ、ターンプレイヤーは優先権により先に起動効果を発動できます。',
    cites: ['R296', 'R308', 'R499'],
    explains: true,
  },
  'window-before-next-act': {
    en: 'Before the turn player acts again, both players may respond to what has just happened; after that it is too late.',
    ja: 'ターンプレイヤーが次の行動に移る前に、直前の出来事に応答できます。次に進むと応答できません。',
    cites: ['R274', 'R275', 'R277', 'R278', 'R279', 'R280', 'R281', 'R282', 'R283', 'R284', 'R285', 'R311', 'R314', 'R315'],
  },
  objection: {
    en: 'A player who was not asked at a chance to respond may go back and respond.',
    ja: '確認なしに進められたときは、その時点にさかのぼって応答できます。',
    cites: ['R276'],
    explains: true,
  },
  'announced-end': {
    en: 'Announcing the end of a phase or step is a pass; if the opponent activates something, it does not end.',
    ja: 'フェイズやステップの終了宣言は優先権の放棄です。相手が発動すれば、まだ終了しません。',
    cites: ['R269', 'R270', 'R271', 'R272', 'R413', 'R501'],
    explains: true,
  },
  'acts-are-announced': {
    en: 'Every action is announced to both players before its consequences.',
    ja: '行動はすべて、その結果の前に両方のプレイヤーに伝えられます。',
    cites: ['R007', 'R080', 'R098', 'R100', 'R114', 'R182', 'R183', 'R414'],
    explains: true,
  },
  'coins-and-dice': {
    en: 'Coins and dice are decided at random, and both players see the result.',
    ja: 'コインとサイコロの結果はランダムに決まり、お互いに確認できます。',
    cites: [],
    explains: true,
  },
  'battle-phase-start-only': {
    en: 'Only at the start of the Battle Phase, before anything else in its Start Step.',
    ja: 'バトルフェイズの開始時、スタートステップのほかの行動より前にだけ発動できます。',
    cites: ['R432'],
  },
  'start-comes-first': {
    en: 'Effects “at the start of the Battle Phase” come first; other cards wait for the chance to respond in the Start Step.',
    ja: 'バトルフェイズ開始時の効果が先です。ほかのカードはその後のスタートステップで発動できます。',
    cites: ['R432'],
  },
  'nothing-may-answer': {
    en: 'Nothing can be chained to this activation.',
    ja: 'この発動にはチェーンできません。',
    cites: [],
    onCards: true,
  },
} satisfies Chapter;
