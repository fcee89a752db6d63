import type { CardKind, Keyword, Race, Subtype } from '../../../engine/vision';
import type { TextShape } from '../../../i18n/text-shape';

/** What is printed on the cards of VISION. A keyword has its name and what it means; `{n}` is its number. */
const en = {
  kinds: { character: 'Character', spell: 'Spell', command: 'Command' } satisfies Record<CardKind, string>,
  subtypes: {
    equipment: 'Equipment',
    equipmentField: 'Field equipment',
    charm: 'Charm',
    worldCharm: 'World charm',
    phantom: 'Phantom',
  } satisfies Record<Subtype, string>,
  races: {
    tool: 'Tool',
    river: 'River',
    wind: 'Wind',
    mask: 'Mask',
    beast: 'Beast',
    oni: 'Oni',
    ghost: 'Ghost',
  } satisfies Record<Race, string>,
  keywords: {
    swift: 'Swift',
    ambush: 'Ambush',
    firstStrike: 'First strike',
    pierce: 'Pierce',
    stealth: 'Stealth',
    vigilant: 'Vigilant',
    deathblow: 'Deathblow',
    proof: 'Proof',
    doll: 'Doll',
    manaCharge: 'Mana charge',
    upkeep: 'Upkeep',
  } satisfies Record<Keyword, string>,
  /** `x`: the number of the keyword, or the races that it names. */
  meaning: {
    swift: (_: string) =>
      'Enters the field awake when played; asleep when played to defend, as defending puts a character to sleep.',
    ambush: (_: string) =>
      'May be played whenever you have priority; it does not count as your one character of the turn. With Swift too, it may be played to defend.',
    firstStrike: (_: string) => 'Deals its combat damage first.',
    pierce: (_: string) => 'When it attacks, damage beyond what the defender can still take reaches the player.',
    stealth: (_: string) => 'A defender that shares no race with it does not stand in its way.',
    vigilant: (_: string) => 'Is awake again at the start of your opponent’s Active Phase.',
    deathblow: (_: string) => 'A character that it deals combat damage to is mortally wounded.',
    proof: (x: string) => `Takes no combat damage from: ${x}.`,
    doll: (_: string) => 'Cannot attack. You may play one doll a turn in addition to your one character.',
    manaCharge: (x: string) => `On your turn, put this to sleep: the top ${x} of your deck go to your Node Area asleep.`,
    upkeep: (x: string) => `In your Maintenance Phase, pay ${x} or this is discarded.`,
  } satisfies Record<Keyword, (x: string) => string>,
  /** What the texts of a card that has several are called, by its number. */
  modes: {
    1060: ['sleep', 'wake'],
    1062: ['Active Phase', 'Maintenance Phase', 'Draw Phase', 'Discard Phase'],
  } as Readonly<Record<number, readonly string[]>>,
  node: 'Nodes needed',
  nodeShort: 'nodes needed',
  cost: 'Cost',
  graze: 'Graze',
  attack: 'Attack',
  toughness: 'Toughness',
  damage: 'Damage',
  caster: (name: string) => `Caster: ${name}. With it on your field nodes, cost and upkeep may be ignored.`,
  limit: (n: number) => `Up to ${n} in a deck.`,
  dash: 'Cannot be played',
  dots: ' · ',
  comma: ', ',
  asleep: 'asleep',
  awake: 'awake',
  nothing: 'This card has no text.',
  carries: (names: string) => `Carries ${names}`,
  other: '日本語',
};

export type VisionCardWords = TextShape<typeof en>;

const ja: VisionCardWords = {
  kinds: { character: 'キャラクター', spell: 'スペル', command: 'コマンド' },
  subtypes: { equipment: '装備', equipmentField: '装備／場', charm: '呪符', worldCharm: '世界呪符', phantom: '幻想生物' },
  races: { tool: '器物', river: '川', wind: '風', mask: '面', beast: '獣', oni: '鬼', ghost: '幽霊' },
  keywords: {
    swift: '速攻',
    ambush: '奇襲',
    firstStrike: '先制',
    pierce: '貫通',
    stealth: '隠密',
    vigilant: '警戒',
    deathblow: '即死',
    proof: '耐性',
    doll: '人形',
    manaCharge: 'マナチャージ',
    upkeep: '維持コスト',
  },
  meaning: {
    swift: () =>
      'プレイされて場に出る時、アクティブ状態で出る。防御のためにプレイされた時は、防御したことになるためスリープ状態で出る。',
    ambush: () =>
      '優先権を持っている時はいつでもプレイできる。1ターンに1枚の制限に数えない。速攻も持つなら、防御のためにプレイできる。',
    firstStrike: () => '相手より先に戦闘ダメージを与える。',
    pierce: () => '攻撃時、防御側が受けきれないダメージはプレイヤーに届く。',
    stealth: () => '同じ種族を持たない相手による防御は無効になる。',
    vigilant: () => '相手のアクティブフェイズ開始時にアクティブ状態になる。',
    deathblow: () => '戦闘ダメージを与えた相手を決死状態にする。',
    proof: (x) => `次の種族から戦闘ダメージを受けない：${x}。`,
    doll: () => '攻撃できない。キャラクターとは別に、1ターンに1枚プレイできる。',
    manaCharge: (x) => `自分のターンにスリープさせる：デッキの上の${x}枚をスリープ状態でノードエリアに置く。`,
    upkeep: (x) => `自分のメンテナンスフェイズに${x}を支払う。支払わないなら破棄する。`,
  },
  modes: {
    1060: ['スリープ状態にする', 'アクティブ状態にする'],
    1062: ['アクティブフェイズ', 'メンテナンスフェイズ', 'ドローフェイズ', 'ディスカードフェイズ'],
  },
  node: '必要ノード',
  nodeShort: '必要ノード',
  cost: 'コスト',
  graze: 'グレイズ',
  attack: '攻撃力',
  toughness: '耐久力',
  damage: 'ダメージ',
  caster: (name) => `術者：${name}。自分の場にいれば、必要ノードとコスト、維持コストを無視できる。`,
  limit: (n) => `デッキに${n}枚まで。`,
  dash: 'プレイできない',
  dots: '・',
  comma: '、',
  asleep: 'スリープ状態',
  awake: 'アクティブ状態',
  nothing: 'テキストはありません。',
  carries: (names) => `セット：${names}`,
  other: 'English',
};

export const visionCardWords = { en, ja } as const;
