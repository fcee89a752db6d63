import type { DecisionKind, Phase, WindowKind } from '../../../engine/vision';
import { tableTexts, type TableTexts } from '../../../i18n/table-texts';
import type { TextShape } from '../../../i18n/text-shape';

/** What the table of VISION says besides, and otherwise than that of the duel. */
const en = {
  phases: {
    start: 'Start of turn',
    active: 'Active Phase',
    maintenance: 'Maintenance Phase',
    draw: 'Draw Phase',
    main: 'Main Phase',
    discard: 'Discard Phase',
    end: 'End of turn',
  } satisfies Record<Phase, string>,
  rail: {
    start: 'Start',
    active: 'Active',
    maintenance: 'Upkeep',
    draw: 'Draw',
    main: 'Main',
    discard: 'Discard',
    end: 'End',
  } satisfies Record<Phase, string>,
  /** Where the rail is short. */
  signs: { start: 'St', active: 'Ac', maintenance: 'Up', draw: 'Dr', main: 'Ma', discard: 'Di', end: 'En' } satisfies Record<
    Phase,
    string
  >,
  /** What lies on the stack, taken together. */
  stack: 'interference',
  windows: {
    phase: (phase: string) => `In the ${phase}`,
    answer: () => 'During the interference',
  } satisfies Record<WindowKind, (phase: string) => string>,
  /** What was asked, where nothing more is told of it. */
  asked: {
    priority: (name: string, phase: string) => `${name} — ${phase}`,
    choose: (name: string) => `${name} — choose`,
    order: (name: string) => `${name} — in which order?`,
    answer: (name: string) => `${name} — choose`,
    caster: (name: string) => `${name} — use the caster?`,
    pay: (name: string) => `${name} — which nodes pay?`,
    graze: (name: string) => `${name} — graze?`,
    mulligan: (name: string) => `${name} — draw a new hand?`,
  } satisfies Record<DecisionKind, (name: string, phase: string) => string>,
  extra: 'additional',
  extraPhase: (phase: string) => `additional ${phase}`,
  life: 'life',
  attacking: 'attacking',
  defending: 'defending',
  lanes: { world: 'World charm', equipment: 'Field equipment', played: 'Being played' },
  worn: (name: string) => `carries ${name}`,
  power: (attack: number, toughness: number) => `attack ${attack}, toughness ${toughness}`,
  damage: (n: number) => `${n} damage`,
  played: 'played this turn',
};

export type VisionTableWords = TextShape<typeof en>;

const ja: VisionTableWords = {
  phases: {
    start: 'ターン開始',
    active: 'アクティブフェイズ',
    maintenance: 'メンテナンスフェイズ',
    draw: 'ドローフェイズ',
    main: 'メインフェイズ',
    discard: 'ディスカードフェイズ',
    end: 'ターン終了',
  },
  rail: {
    start: '開始',
    active: 'アクティブ',
    maintenance: 'メンテナンス',
    draw: 'ドロー',
    main: 'メイン',
    discard: 'ディスカード',
    end: '終了',
  },
  signs: { start: '始', active: 'ア', maintenance: '維', draw: 'ド', main: 'メ', discard: '捨', end: '終' },
  stack: '干渉',
  windows: { phase: (phase) => `${phase}中`, answer: () => '干渉の中' },
  asked: {
    priority: (name, phase) => `${name}：${phase}`,
    choose: (name) => `${name}：選択`,
    order: (name) => `${name}：順番を選択`,
    answer: (name) => `${name}：選択`,
    caster: (name) => `${name}：術者を使いますか？`,
    pay: (name) => `${name}：支払うノードを選択`,
    graze: (name) => `${name}：グレイズしますか？`,
    mulligan: (name) => `${name}：引き直しますか？`,
  },
  extra: '追加',
  extraPhase: (phase) => `追加の${phase}`,
  life: 'ライフ',
  attacking: '攻撃中',
  defending: '防御中',
  lanes: { world: '世界呪符', equipment: '装備／場', played: 'プレイ中' },
  worn: (name) => `${name}がセットされている`,
  power: (attack, toughness) => `攻撃力${attack}、耐久力${toughness}`,
  damage: (n) => `ダメージ${n}`,
  played: 'このターンにプレイ',
};

export const visionTableWords = { en, ja } as const;

const zonesEn = {
  ...tableTexts.en.zones,
  field: { at: (n: number) => `Field, card ${n}`, from: (_: number) => 'field', short: 'Field' },
  node: { at: (n: number) => `Node ${n}`, from: (_: number) => 'Node Area', name: 'Nodes', short: 'Nodes', hidden: 'node' },
  set: { at: (n: number) => `Set card ${n}`, from: (_: number) => 'set card' },
  play: { at: (n: number) => `Play Area, card ${n}`, from: (_: number) => 'Play Area' },
  underworld: {
    at: (n: number) => `Underworld, card ${n}`,
    from: (_: number) => 'Underworld',
    name: 'Underworld',
    short: 'Under\u00adworld',
  },
  removed: {
    at: (n: number) => `Removed Area, card ${n}`,
    from: (_: number) => 'Removed',
    name: 'Removed Area',
    short: 'Removed',
  },
};
const zonesJa = {
  ...tableTexts.ja.zones,
  field: { at: (n: number) => `場の${n}枚目`, from: () => '場', short: '場' },
  node: { at: (n: number) => `ノードの${n}枚目`, from: () => 'ノードエリア', name: 'ノード', short: 'ノード', hidden: 'ノード' },
  set: { at: (n: number) => `セットカード${n}枚目`, from: () => 'セットカード' },
  play: { at: (n: number) => `プレイエリアの${n}枚目`, from: () => 'プレイエリア' },
  underworld: { at: (n: number) => `冥界の${n}枚目`, from: () => '冥界', name: '冥界', short: '冥界' },
  removed: { at: (n: number) => `除外エリアの${n}枚目`, from: () => '除外', name: '除外エリア', short: '除外' },
};
const countersEn = { ...tableTexts.en.counters, life: (name: string, n: number) => `${name}: ${n} life` };
const countersJa = { ...tableTexts.ja.counters, life: (name: string, n: number) => `${name}：ライフ${n}` };

/** The words of the table's shared parts, as this game has them. */
export const visionSceneTexts: Readonly<Record<'en' | 'ja', TableTexts>> = {
  en: {
    ...tableTexts.en,
    phaseName: { ...tableTexts.en.phaseName, ...en.phases },
    windowName: { ...tableTexts.en.windowName, ...en.windows },
    zones: zonesEn,
    counters: countersEn,
    lie: {
      upright: (n) => `${n} awake`,
      across: (n) => `${n} asleep`,
      uprightShort: 'awake',
      acrossShort: 'asleep',
    },
    mark: {
      ...tableTexts.en.mark,
      source: (n) => `stone ${n}`,
      targetOf: (n) => `target of stone ${n}`,
    },
    panel: { ...tableTexts.en.panel, chain: 'Stones' },
  },
  ja: {
    ...tableTexts.ja,
    phaseName: { ...tableTexts.ja.phaseName, ...ja.phases },
    windowName: { ...tableTexts.ja.windowName, ...ja.windows },
    zones: zonesJa,
    counters: countersJa,
    lie: {
      upright: (n) => `アクティブ${n}枚`,
      across: (n) => `スリープ${n}枚`,
      uprightShort: 'アクティブ',
      acrossShort: 'スリープ',
    },
    mark: {
      ...tableTexts.ja.mark,
      source: (n) => `干渉${n}`,
      targetOf: (n) => `干渉${n}の目標`,
    },
    panel: { ...tableTexts.ja.panel, chain: '干渉' },
  },
};
