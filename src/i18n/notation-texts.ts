import type { Cause, Phase, Result, Verb } from '../engine';
import type { TextShape } from './text-shape';

const en = {
  players: 'Players',
  decks: 'Decks',
  lifePoints: 'Life Points',
  result: 'Result',
  told: 'Told',
  everything: 'everything',
  publicly: 'what everybody saw',
  wins: (name: string, why: string, turn: number) => `${name} wins (${why}), turn ${turn}`,
  draw: (why: string, turn: number) => `a draw (${why}), turn ${turn}`,
  unfinished: (turn: number) => `not finished, turn ${turn}`,
  turn: (n: number, name: string) => `Turn ${n}: ${name}`,
  before: 'Before the first turn',
  aCard: 'a card',
  aMonster: 'a monster',
  comma: ', ',
  phase: {
    draw: 'Draw Phase', standby: 'Standby Phase', main1: 'Main Phase 1', battle: 'Battle Phase', main2: 'Main Phase 2', end: 'End Phase',
  } satisfies Record<Phase, string>,
  why: {
    lp: 'Life Points 0', deckOut: 'no card to draw', exodia: 'five pieces in the hand', destinyBoard: 'message complete', lastTurn: 'last turn', finalCountdown: 'countdown', surrender: 'surrender', matchWin: 'match win',
  } satisfies Record<Result['reason'], string>,
  verb: {
    draw: 'draws', summon: 'Normal Summons', specialSummon: 'Special Summons', flipSummon: 'Flip Summons', set: 'Sets', flip: 'turns up', turnDown: 'turns down', activate: 'activates',
    chainLink: 'links', resolve: 'resolves', negate: 'negated:', destroy: 'destroyed:', toGrave: 'sends to the Graveyard', banish: 'banishes', toHand: 'takes to the hand', toDeck: 'returns to the Deck',
    toField: 'puts on the field', attack: 'attacks with', replay: 'replays the attack of', damage: 'takes damage', lp: 'Life Points', phase: 'enters', turn: 'turn', control: 'takes control of',
    equip: 'equips', reveal: 'shows', coin: 'tosses', dice: 'rolls', win: 'wins', position: 'changes the position of', counter: 'counters on', shuffle: 'shuffles', battled: 'battled', noEffect: 'has no effect with',
    missedTiming: 'misses the timing of', noTarget: 'has no target for', attackEnds: 'ends the attack of', step: 'step', chooseFirst: 'chooses who goes first', rockPaperScissors: 'wins rock, paper, scissors', meets: 'meets', pass: 'passes',
  } satisfies Record<Verb, string>,
  cause: {
    effect: 'effect', battle: 'battle', cost: 'cost', tribute: 'Tribute', discard: 'discard', rule: 'rule', negation: 'negation', draw: 'draw', upkeep: 'upkeep', material: 'material', procedure: 'procedure',
  } satisfies Record<Cause, string>,
  word: {
    attack: 'attack position', defense: 'defense position', set: 'face-down', direct: 'directly', cancel: 'stopped', heads: 'heads', tails: 'tails', first: 'goes first', second: 'goes second', tributes: (n: number) => `Tributes: ${n}`,
    skipped: 'skipped', paid: (n: number) => `${n} LP paid`, chosen: (what: string) => `declared: ${what}`, against: 'against',
  },
};

export type NotationTexts = TextShape<typeof en>;

const ja: NotationTexts = {
  players: 'プレイヤー',
  decks: 'デッキ',
  lifePoints: 'ライフポイント',
  result: '結果',
  told: '範囲',
  everything: 'すべて',
  publicly: '全員が見たもの',
  wins: (name, why, turn) => `${name}の勝ち（${why}）、ターン${turn}`,
  draw: (why, turn) => `引き分け（${why}）、ターン${turn}`,
  unfinished: (turn) => `途中、ターン${turn}`,
  turn: (n, name) => `ターン${n}：${name}`,
  before: '最初のターンの前',
  aCard: 'カード',
  aMonster: 'モンスター',
  comma: '、',
  phase: {
    draw: 'ドローフェイズ', standby: 'スタンバイフェイズ', main1: 'メインフェイズ1', battle: 'バトルフェイズ', main2: 'メインフェイズ2', end: 'エンドフェイズ',
  },
  why: {
    lp: 'LPが0', deckOut: 'ドロー不能', exodia: '五枚がそろう', destinyBoard: '言葉が完成', lastTurn: '最後のターン', finalCountdown: 'カウントダウン', surrender: 'サレンダー', matchWin: 'マッチ勝利',
  },
  verb: {
    draw: 'ドロー', summon: '召喚', specialSummon: '特殊召喚', flipSummon: '反転召喚', set: 'セット', flip: '表側に', turnDown: '裏側に', activate: '発動',
    chainLink: 'チェーン', resolve: '処理', negate: '無効', destroy: '破壊', toGrave: '墓地へ', banish: '除外', toHand: '手札へ', toDeck: 'デッキへ',
    toField: '場へ', attack: '攻撃', replay: '攻撃の巻き戻し', damage: 'ダメージ', lp: 'LP', phase: '移行', turn: 'ターン', control: 'コントロールを得る',
    equip: '装備', reveal: '公開', coin: 'コイン', dice: 'サイコロ', win: '勝利', position: '表示形式', counter: 'カウンター', shuffle: 'シャッフル', battled: '戦闘', noEffect: '効果なし',
    missedTiming: 'タイミングを逃す', noTarget: '対象なし', attackEnds: '攻撃終了', step: 'ステップ', chooseFirst: '先攻・後攻を選ぶ', rockPaperScissors: 'じゃんけんに勝つ', meets: '遭遇', pass: '応答しない',
  },
  cause: {
    effect: '効果', battle: '戦闘', cost: 'コスト', tribute: '生け贄', discard: '捨てる', rule: 'ルール', negation: '無効', draw: 'ドロー', upkeep: '維持コスト', material: '素材', procedure: '手順',
  },
  word: {
    attack: '攻撃表示', defense: '守備表示', set: '裏側', direct: '直接', cancel: '中止', heads: '表', tails: '裏', first: '先攻', second: '後攻', tributes: (n) => `生け贄：${n}`,
    skipped: '飛ばす', paid: (n) => `${n}LPを払う`, chosen: (what) => `宣言：${what}`, against: '対',
  },
};

export const notationTexts = { en, ja } as const;
