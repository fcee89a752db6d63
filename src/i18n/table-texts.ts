import { useWorded, worded } from './extra-deck';
import { logEn, logJa } from './log-texts';
import type { TextShape } from './text-shape';

const en = {
  seat: {
    field: (name: string) => `${name} – field`,
    region: (name: string) => `${name}’s region`,
    hand: (name: string) => `${name} – hand`,
    priority: 'Priority',
    holdsPriority: (name: string) => `${name} has priority`,
    nobody: 'nobody',
  },
  /** The zones by their names. What is said of a zone depends on how it lies (`ZoneWords`). */
  zones: {
    monster: { at: (n: number) => `Monster Zone ${n}`, from: (n: number) => `zone ${n}`, hidden: 'Set monster' },
    spellTrap: { at: (n: number) => `Spell & Trap Zone ${n}`, from: (n: number) => `zone ${n}`, hidden: 'Set card' },
    pendulum: {
      at: (n: number) => `${n === 1 ? 'Left' : 'Right'} Pendulum Zone`,
      from: (_: number) => 'Pendulum Zone',
      short: 'Scale',
    },
    field: { at: (_: number) => 'Field Zone', from: (_: number) => 'Field', short: 'Field' },
    hand: { at: (n: number) => `Hand, card ${n}`, from: (_: number) => 'hand', size: (n: number) => `hand ${n}` },
    deck: { at: (n: number) => `Deck, card ${n}`, from: (_: number) => 'Deck', name: 'Deck', short: 'Deck' },
    fusionDeck: {
      at: (_: number) => 'Fusion Deck',
      from: (_: number) => 'Fusion Deck',
      name: 'Fusion Deck',
      short: 'Fusion',
    },
    graveyard: {
      at: (n: number) => `Graveyard, card ${n}`,
      from: (_: number) => 'Graveyard',
      name: 'Graveyard',
      short: 'GY',
    },
    banished: {
      at: (n: number) => `Removed from play, card ${n}`,
      from: (_: number) => 'Removed',
      name: 'Removed from play',
      short: 'Removed',
    },
  },
  /** How closed cards lie on a shelf, counted. */
  lie: {
    upright: (n: number) => `${n} upright`,
    across: (n: number) => `${n} across`,
    uprightShort: 'upright',
    acrossShort: 'across',
  },
  /** What is counted beside the cards, by its name. */
  counters: { lifePoints: (name: string, n: number) => `${name}: ${n} Life Points` },
  zone: {
    closed: 'blocked by an effect',
    closedShort: 'Closed',
    gone: 'gone',
  },
  card: {
    aCard: 'a card',
    comma: ', ',
    hidden: 'face-down card',
    empty: 'empty',
    cards: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
    attack: 'Attack Position',
    defense: 'Defense Position',
    faceDown: 'face-down',
    numbers: (atk: number, def: number) => `ATK ${atk}, DEF ${def}`,
    counters: (n: number) => (n === 1 ? '1 counter' : `${n} counters`),
    scale: (n: number) => `scale ${n}`,
    equippedTo: (where: string) => `equipped to ${where}`,
    linkedTo: (where: string) => `linked to ${where}`,
  },
  mark: {
    canAct: 'usable now',
    selectable: 'can be chosen',
    selected: 'chosen',
    source: (n: number) => `Chain Link ${n}`,
    targetOf: (n: number) => `target of Chain Link ${n}`,
    attacking: 'attacking',
    attacked: 'has attacked',
    attackTarget: 'attack target',
    negated: 'negated',
    leaving: 'leaves after the chain',
    leavingShort: 'leaving',
  },
  rail: {
    turn: (n: number) => (n === 0 ? 'Opening' : `Turn ${n}`),
    ofTurn: (name: string) => `${name}’s turn`,
    phases: 'Phases',
    draw: 'Draw',
    standby: 'Standby',
    main1: 'Main 1',
    battle: 'Battle',
    main2: 'Main 2',
    end: 'End',
    now: 'now',
    endTurn: 'End turn',
  },
  /** Of either game. */
  phaseName: {
    start: 'turn start',
    active: 'Active Phase',
    maintenance: 'Maintenance Phase',
    main: 'Main Phase',
    discard: 'Discard Phase',
    draw: 'Draw Phase',
    standby: 'Standby Phase',
    main1: 'Main Phase 1',
    battle: 'Battle Phase',
    main2: 'Main Phase 2',
    end: 'End Phase',
  },
  step: { start: 'Start Step', battle: 'Battle Step', damage: 'Damage Step', end: 'End Step' },
  damageStep: {
    start: 'Damage: start',
    reveal: 'Flip-up',
    before: 'Before calc.',
    calculation: 'Damage calc.',
    after: 'After calc.',
    end: 'Damage: end',
  },
  damageStepLong: {
    start: 'Damage Step, start',
    reveal: 'Damage Step, flip-up',
    before: 'Damage Step, before calculation',
    calculation: 'Damage Step, damage calculation',
    after: 'Damage Step, after calculation',
    end: 'Damage Step, end',
  },
  panel: { card: 'Card', chain: 'Chain', log: 'Log', tallLog: 'Whole column', close: 'Close', panels: 'Panels', none: 'none' },
  chain: {
    of: (n: number) => (n === 1 ? 'Chain of 1' : `Chain of ${n}`),
    building: 'building',
    resolving: (now: number, all: number) => `resolving ${now} of ${all}`,
    over: 'resolved',
    idle: 'No chain.',
    next: (name: string, speed: number) =>
      speed >= 3 ? `${name} may respond · Spell Speed 3 only` : `${name} may respond · Spell Speed ${speed}+`,
    speed: (n: number) => `Spell Speed ${n}`,
    speedShort: (n: number) => `Speed ${n}`,
    cost: 'Cost',
    targets: 'Target',
    declared: 'Declared',
    effect: 'Effect',
    negates: (n: number) => `would negate Link ${n}`,
    negated: (n: number) => `negated Link ${n}`,
    /** How a link ends if both players pass now. */
    asItStands: 'As it stands',
    end: {
      resolves: 'resolves',
      saved: (n: number) => `resolves – saved by ${n}`,
      negated: 'negated',
      negatedBy: (n: number) => `negated by ${n}`,
      withoutEffect: 'no effect',
      withoutEffectBy: (n: number) => `no effect because of ${n}`,
      unreached: (n: number) => `not reached – ${n} ends the duel`,
      open: {
        chance: 'open – chance decides',
        choice: 'open – a choice decides',
        hidden: 'open – a hidden card may decide',
      },
    },
    link: (n: number, who: string, card: string) => `Link ${n}, ${who}: ${card}`,
    wasNegated: 'Negated',
    wasNegatedBy: (n: number) => `Negated by ${n}`,
    state: { waiting: 'waiting', resolving: 'resolving', resolved: 'resolved', negated: 'negated' },
    monsterEffect: 'Monster effect',
    asSpell: 'Pendulum Spell',
    paidLp: (n: number) => `${n} LP paid`,
    discarded: (n: number) => (n === 1 ? '1 card discarded' : `${n} cards discarded`),
    tributed: (n: number) => (n === 1 ? '1 monster Tributed' : `${n} monsters Tributed`),
    banished: (n: number) => (n === 1 ? '1 card removed from play' : `${n} cards removed from play`),
    sent: (n: number) => (n === 1 ? '1 card sent to the Graveyard' : `${n} cards sent to the Graveyard`),
    counters: (n: number) => (n === 1 ? '1 counter removed' : `${n} counters removed`),
    yes: 'yes',
    no: 'no',
  },
  inspector: {
    nothing: 'Tap a card, or point at it, to read it here.',
    hidden: 'This card is not public.',
    now: 'Now',
    moment: 'Right now',
    yes: 'possible now',
    negated: 'effect negated',
    lasting: 'a lasting effect',
    floor: '(never below 0)',
    level: 'Level',
    noActs: 'No action available now.',
  },
  pile: {
    title: (what: string, name: string) => `${what} – ${name}`,
    empty: 'No cards.',
    cards: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
    top: (name: string) => `${name} on top`,
    faceUp: (n: number) => `${n} face-up`,
    up: 'up',
    faceDown: (n: number) => `+${n} face-down`,
  },
  log: logEn,
};

export type TableTexts = TextShape<typeof en>;

const ja: TableTexts = {
  seat: {
    field: (name) => `${name}のフィールド`,
    region: (name) => `${name}の領域`,
    hand: (name) => `${name}の手札`,
    priority: '優先権',
    holdsPriority: (name) => `優先権：${name}`,
    nobody: 'なし',
  },
  zones: {
    monster: { at: (n) => `モンスターゾーン${n}`, from: (n) => `ゾーン${n}`, hidden: '裏側のモンスター' },
    spellTrap: { at: (n) => `魔法＆罠ゾーン${n}`, from: (n) => `ゾーン${n}`, hidden: 'セットカード' },
    pendulum: {
      at: (n) => `${n === 1 ? '左' : '右'}のペンデュラムゾーン`,
      from: () => 'ペンデュラムゾーン',
      short: 'スケール',
    },
    field: { at: () => 'フィールドゾーン', from: () => 'フィールド', short: 'フィールド' },
    hand: { at: (n) => `手札の${n}枚目`, from: () => '手札', size: (n) => `手札${n}` },
    deck: { at: (n) => `デッキの${n}枚目`, from: () => 'デッキ', name: 'デッキ', short: 'デッキ' },
    fusionDeck: { at: () => '融合デッキ', from: () => '融合デッキ', name: '融合デッキ', short: '融合' },
    graveyard: { at: (n) => `墓地の${n}枚目`, from: () => '墓地', name: '墓地', short: '墓地' },
    banished: { at: (n) => `除外の${n}枚目`, from: () => '除外', name: '除外されたカード', short: '除外' },
  },
  lie: { upright: (n) => `縦${n}枚`, across: (n) => `横${n}枚`, uprightShort: '縦', acrossShort: '横' },
  counters: { lifePoints: (name, n) => `${name}：ライフポイント${n}` },
  zone: {
    closed: '効果により使用できない',
    closedShort: '使用不可',
    gone: 'フィールドを離れた',
  },
  card: {
    aCard: 'カード1枚',
    comma: '、',
    hidden: '裏向きのカード',
    empty: '空き',
    cards: (n) => `${n}枚`,
    attack: '攻撃表示',
    defense: '守備表示',
    faceDown: '裏側',
    numbers: (atk, def) => `攻撃力${atk}、守備力${def}`,
    counters: (n) => `カウンター${n}個`,
    scale: (n) => `スケール${n}`,
    equippedTo: (where) => `${where}に装備`,
    linkedTo: (where) => `${where}と関連`,
  },
  mark: {
    canAct: '使用可能',
    selectable: '選べる',
    selected: '選択済み',
    source: (n) => `チェーン${n}`,
    targetOf: (n) => `チェーン${n}の対象`,
    attacking: '攻撃中',
    attacked: '攻撃済み',
    attackTarget: '攻撃対象',
    negated: '無効',
    leaving: 'チェーン終了後に場を離れる',
    leavingShort: '離れる',
  },
  rail: {
    turn: (n) => (n === 0 ? '開始前' : `ターン${n}`),
    ofTurn: (name) => `${name}のターン`,
    phases: 'フェイズ',
    draw: 'ドロー',
    standby: 'スタンバイ',
    main1: 'メイン1',
    battle: 'バトル',
    main2: 'メイン2',
    end: 'エンド',
    now: '現在',
    endTurn: 'ターン終了',
  },
  phaseName: {
    start: 'ターン開始時',
    active: 'アクティブフェイズ',
    maintenance: 'メンテナンスフェイズ',
    main: 'メインフェイズ',
    discard: 'ディスカードフェイズ',
    draw: 'ドローフェイズ',
    standby: 'スタンバイフェイズ',
    main1: 'メインフェイズ1',
    battle: 'バトルフェイズ',
    main2: 'メインフェイズ2',
    end: 'エンドフェイズ',
  },
  step: { start: 'スタートステップ', battle: 'バトルステップ', damage: 'ダメージステップ', end: 'エンドステップ' },
  damageStep: {
    start: 'ダメージ：開始',
    reveal: '表側にする',
    before: '計算前',
    calculation: 'ダメージ計算',
    after: '計算後',
    end: 'ダメージ：終了',
  },
  damageStepLong: {
    start: 'ダメージステップ開始時',
    reveal: '裏側モンスターを表にする',
    before: 'ダメージ計算前',
    calculation: 'ダメージ計算',
    after: 'ダメージ計算後',
    end: 'ダメージステップ終了時',
  },
  panel: {
    card: 'カード',
    chain: 'チェーン',
    log: 'ログ',
    tallLog: '列全体に表示',
    close: '閉じる',
    panels: 'パネル',
    none: 'なし',
  },
  chain: {
    of: (n) => `${n}連チェーン`,
    building: 'チェーン中',
    resolving: (now, all) => `処理中 ${now}／${all}`,
    over: '処理終了',
    idle: 'チェーンなし',
    next: (name, speed) =>
      speed >= 3 ? `${name}の応答待ち（スペルスピード3のみ）` : `${name}の応答待ち（スペルスピード${speed}以上）`,
    speed: (n) => `スペルスピード${n}`,
    speedShort: (n) => `スピード${n}`,
    cost: 'コスト',
    targets: '対象',
    declared: '宣言',
    effect: '効果',
    negates: (n) => `チェーン${n}を無効にする`,
    negated: (n) => `チェーン${n}を無効にした`,
    asItStands: 'このままなら',
    end: {
      resolves: '処理される',
      saved: (n) => `チェーン${n}に守られて処理される`,
      negated: '無効になる',
      negatedBy: (n) => `チェーン${n}により無効になる`,
      withoutEffect: '効果なし',
      withoutEffectBy: (n) => `チェーン${n}により効果なし`,
      unreached: (n) => `チェーン${n}で決着し、処理されない`,
      open: {
        chance: '未確定：運で決まる',
        choice: '未確定：選択で決まる',
        hidden: '未確定：非公開のカードで決まる',
      },
    },
    link: (n, who, card) => `チェーン${n}、${who}：${card}`,
    wasNegated: '無効',
    wasNegatedBy: (n) => `チェーン${n}により無効`,
    state: { waiting: '待機中', resolving: '処理中', resolved: '処理済み', negated: '無効' },
    monsterEffect: 'モンスター効果',
    asSpell: '魔法（ペンデュラム）',
    paidLp: (n) => `${n}LPを払った`,
    discarded: (n) => `手札${n}枚を捨てた`,
    tributed: (n) => `${n}体を生け贄に捧げた`,
    banished: (n) => `${n}枚を除外した`,
    sent: (n) => `${n}枚を墓地へ送った`,
    counters: (n) => `カウンター${n}個を取り除いた`,
    yes: 'はい',
    no: 'いいえ',
  },
  inspector: {
    nothing: 'カードに触れるか、カーソルを合わせると、ここに説明が出ます。',
    hidden: 'このカードは公開されていません。',
    now: '現在',
    moment: '今できる行動',
    yes: '可能',
    negated: '効果は無効',
    lasting: '残存効果',
    floor: '（下限0）',
    level: 'レベル',
    noActs: 'できる行動なし',
  },
  pile: {
    title: (what, name) => `${name}の${what}`,
    empty: 'カードはありません。',
    cards: (n) => `${n}枚`,
    top: (name) => `${name}が一番上`,
    faceUp: (n) => `表側${n}枚`,
    up: '表',
    faceDown: (n) => `ほかに裏側${n}枚`,
  },
  log: logJa,
};

export const tableTexts = { en, ja } as const;

const texts = worded(tableTexts);

export const useTableTexts = (): TableTexts => useWorded(texts);

/** What can be said of a zone. `at`: a card in it, as it is read out; `from`: where something came from, in a word or two. */
export interface ZoneWords {
  readonly at: (n: number) => string;
  readonly from: (n: number) => string;
  /** A pile as a whole, and what is printed beside it or in its empty cell. */
  readonly name?: string;
  readonly short?: string;
  /** A card there that the view does not know. */
  readonly hidden?: string;
  /** How many cards it holds, beside a player's name. */
  readonly size?: (n: number) => string;
}

/** The words for a zone; undefined for a place that is none. */
export function zoneWords(zone: string, { zones }: TableTexts): ZoneWords | undefined {
  const words: Readonly<Record<string, ZoneWords>> = zones;
  return Object.hasOwn(words, zone) ? words[zone] : undefined;
}

/** How a counter of a player is read out. */
export function counterWords(counter: string, { counters }: TableTexts): (name: string, n: number) => string {
  const words: Readonly<Record<string, (name: string, n: number) => string>> = counters;
  return (Object.hasOwn(words, counter) ? words[counter] : undefined) ?? ((name, n) => `${name}: ${n}`);
}
