import { useWorded, worded } from './extra-deck';
import type { TextShape } from './text-shape';

const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

interface ShortNames {
  readonly side: string;
  readonly fusion: string;
}

/** A part of the deck and its cards; nothing of an empty one. */
const counted = (part: string, n: number): readonly string[] => (n === 0 ? [] : [`${part} ${n}`]);

const en = {
  title: 'Decks',
  note: 'Open a deck to view, play or copy it.',
  part: { main: 'Main Deck', side: 'Side Deck', fusion: 'Fusion Deck' },
  short: { main: 'Main', side: 'Side', fusion: 'Fusion' },
  shelf: {
    own: 'Your decks',
    builtIn: 'Ready to play',
    builtInOther: 'Not legal by these rules and this list',
    noneOwn: 'No decks yet. Start a new one, copy one below, or import.',
    create: 'New deck',
    empty: 'Build a deck',
    play: 'Play',
    newName: 'New deck',
    importedName: 'Imported deck',
    edit: 'Edit',
    view: 'View',
    copy: 'Copy',
    delete: 'Delete',
    copyName: (name: string) => `${name} (copy)`,
    counts: (main: number, side: number, fusion: number, short: ShortNames) =>
      [cards(main), ...counted(short.side, side), ...counted(short.fusion, fusion)].join(' · '),
    legal: 'legal',
    notLegal: (n: number) => (n === 1 ? 'not legal: 1 reason' : `not legal: ${n} reasons`),
    andMore: (n: number) => (n === 1 ? 'And 1 more reason.' : `And ${n} more reasons.`),
    /** What each of the decks that come with the table is like, in a few words. */
    brief: {
      'goat-control': 'Patient: sheep, flips, an answer to everything',
      'chaos-beatdown': 'Hits hard, easy to play',
      'warrior-rush': 'Fast Warriors in numbers',
      'burn-and-stall': 'Blocks attacks and burns Life Points',
      'ocean-and-fusion': 'The sea lowers the Levels of its monsters',
      'exodia-and-traps': 'Stalls until all five pieces are drawn',
      'painted-rites': 'Ritual Monsters and Toons',
      'linked-armour': 'Union Machines that combine',
      'two-magicians': 'Dragons swing in between two scales',
      'dead-city-gears': 'A town of gears above the dead',
      'bench-a': 'Fills the Graveyard for a chaos finisher',
      'bench-b': 'Monsters that rise with the sea',
    } as Readonly<Record<string, string>>,
    /** How decks win that say little on their boxes. */
    story: {
      'hollow-bones':
        'Pyramid Turtle brings Ryu Kokki and Vampire Lord straight from the Deck; whatever falls, Book of Life and Call of the Mummy stand up again.',
      'gear-charge':
        'Machines that search one another attack in a row, and Limiter Removal doubles them all in the Battle Phase in which it decides.',
      'valley-watch':
        'The watchers of Necrovalley grow strong in their valley, which lets nothing leave a Graveyard; Spy and Assailant turn every face-down monster into their own.',
      'dragon-stair':
        'Masked Dragons call one another and at last an Armed Dragon, which climbs from level to level and burns the field of the other side.',
      'throne-of-black-flame':
        'Horus climbs to Level 8 and refuses every Spell; Royal Decree silences the Traps. Then only its 3000 ATK are left to talk.',
      hive: 'Howling Insect and Pinch Hopper fill the field, Insect Imitation changes small ones into large ones, and the Princess feeds on what they turn over.',
      choir:
        'Under the Sanctuary in the Sky no Fairy costs its player Life Points; every gain makes the Agents stronger, until Airknights and the great Agent finish.',
      'iron-horn':
        "The plainest way there is: the strongest Level 4 beasts, removal in front of them, and Wild Nature's Release for the last blow.",
      'ember-line':
        'Two Solar Flare Dragons guard each other and burn every turn; UFO Turtle fetches the next one, and every attack that does come meets a wall of fire.',
      'feathered-sisters':
        'Harpies multiply by Elegant Egotist, their hunting ground clears Spells and Traps whenever one arrives, and what is in the way is simply flown over.',
      'pandemonium-court':
        'Archfiends live in Pandemonium without paying for it; each that falls calls the next, and Terrorking takes the effects of what it destroys.',
      'apprentices-library':
        'Every Spell feeds the Skilled Magicians until Dark Magician or Buster Blader stands there; the Library turns the same counters into cards.',
      'women-of-the-blade':
        'The Amazoness fight so that the other side takes the damage: Swords Woman turns it round, the Tiger grows with every sister, and Archers make everybody attack.',
      'five-thieves':
        'Don Zaloog and his gang take cards from hand, Deck and field whenever they get through; Cliff and Meanae see to it that they do.',
      'returning-guests':
        'Spirits come, do their work and are back in the hand before anybody can answer: Asura Priest sweeps, Yamata draws, Tsukuyomi turns monsters over.',
      'open-gate':
        'Reasoning and Monster Gate dig until a giant falls out of the Deck; what they bury on the way is food for the chaos monsters.',
      'bottom-of-the-jar':
        'It never attacks. Jars and worms are turned face-up and down again until the other Deck has no card left to draw.',
      'last-breath':
        'It throws its own Life Points away, stops attacks with a lone monster that nothing may answer, and lets Last Turn decide the duel in one battle.',
      'thousand-blades':
        'Ben Kei attacks once more for every weapon that he holds. Find him, arm him, clear the way: one turn is enough.',
      'plain-steel':
        'Monsters without effects, the strongest of their Level. Heart of the Underdog draws one after another, and nothing of theirs can be negated.',
      'young-heroes':
        'Heroes that fuse in pairs: Polymerization makes Flame Wingman or Thunder Giant, and Hero Signal sends for the next one.',
      'chaos-thunder':
        'Thunder Dragons and recruiters fill the Graveyard with LIGHT and DARK within two turns; then Chaos Sorcerer and the Envoy clear the field and attack.',
      'eye-of-the-idol':
        'Relinquished swallows one monster after another and wears it as a shield; small DARK monsters bring the rite, Metamorphosis makes the eye larger.',
      'ojama-street':
        'Three nuisances block the field of the other side; when the hurricane comes, everything there is gone, and Ojama King keeps the zones shut.',
      'guardian-arms':
        'Each Guardian waits for its weapon and then is stronger than its Level; Arsenal Summoner finds the Guardian, Kotetsu the weapon.',
      'stone-watch':
        'Stone monsters turn themselves face-down and up again, and each time something of the other side goes home: a wall that throws things back.',
      'night-watch':
        'Tsukuyomi turns your flip monsters face-down every turn, so that each of them works again: a little more of everything than your opponent has.',
      'steps-in-the-dark':
        'Strike Ninja leaves the field whenever he is in danger; others follow him out of the game, and Return from the Different Dimension brings all of them back for one attack.',
    } as Readonly<Record<string, string>>,
    deleted: (name: string) => `${name} was deleted.`,
    bringBack: 'Undo',
  },
  import: {
    title: 'Import a deck',
    note: 'Choose a .ydk file, or paste one, a ydke:// line or a list like “3 Sangan” here. It becomes a new deck; the others stay as they are.',
    text: 'Text of the deck',
    file: 'Choose a file …',
    read: 'Import this text',
    refused: 'This could not be read as a deck. Nothing has been changed.',
    more: (n: number) => `… and ${n} more.`,
    done: (name: string, n: number) => `${name} was imported: ${cards(n)}.`,
    problem: {
      noCards: 'No card was found: expected a .ydk text, a ydke:// line, or a list with one card a line.',
      tooLarge: 'This is too large to be a deck list and was not read.',
      readNoFurther: (line: number) => `Nothing after line ${line} was read.`,
      unreadable: 'This file cannot be read. Choose a text in .ydk format.',
      badLine: (line: number, found: string) => `Line ${line}: “${found}” – expected a passcode, #main, #extra or !side.`,
      badPasscode: (line: number, found: string) => `Line ${line}: ${found} is not a passcode (1–4294967295).`,
      missingList: (part: string) => `The ${part} is missing in this ydke:// line (three parts, each closed by “!”).`,
      notBase64: (part: string) => `The ${part} in this ydke:// line is damaged.`,
      notWholeNumbers: (part: string) => `The ${part} in this ydke:// line is cut off.`,
      zero: (part: string) => `The ${part} holds a 0, which is not a passcode.`,
      tooManyLists: (found: string) => `“${found}” stands after the third part, where nothing may stand.`,
      tooLong: (count: number, most: number) => `${count} cards are too many – expected ${most} at most.`,
      unknownName: (line: number, found: string, near: readonly string[]) =>
        near.length > 0
          ? `Line ${line}: no card is called “${found}”. Perhaps: ${near.join(', ')}.`
          : `Line ${line}: “${found}” – expected how many and the name of a card.`,
      otherGame: (names: readonly string[]) =>
        `This deck is for another game. Choose ${names.join(' or ')} above and import again.`,
      mainOnly: 'A deck of this game has one part – expected nothing under #extra or !side.',
    },
  },
  editor: {
    all: 'All decks',
    name: 'Name of the deck',
    readOnly: 'A built-in deck stays as it is. Copy it to make changes.',
    copyToEdit: 'Copy to edit',
    undo: 'Undo',
    nothingToUndo: 'Nothing to undo.',
    gone: 'This deck no longer exists.',
    saved: 'Saved as you go',
    play: 'Play this deck',
    tabs: 'Deck sections and tools',
    add: 'Add cards',
    card: 'Card',
    hand: 'Test hand',
    export: 'Export',
    keys: 'Keys',
    empty: { main: 'No cards yet. Search and add them with +.', side: 'No Side Deck.', fusion: 'No Fusion Deck.' },
    others: 'Other cards',
    unknown: (passcode: number) => `Unknown card ${passcode}`,
    more: (card: string, part: string) => `Add one ${card} to the ${part}`,
    less: (card: string, part: string) => `Remove one ${card} from the ${part}`,
    copies: (n: number, part: string) => `${n} in the ${part}`,
    inDeck: (n: number) => `${n} in the deck`,
    takenOut: 'out',
    wrong: 'not legal',
    changed: (card: string, n: number, part: string) => `${card}: ${n} in the ${part}`,
  },
  check: {
    title: 'Deck check',
    legal: (format: string) => `Legal: ${format}.`,
    takeOut: 'Remove illegal cards',
    remove: (n: number) => (n === 1 ? 'Remove one' : `Remove ${n}`),
    removeAll: 'Remove',
    move: (part: string) => `Move it to the ${part}`,
    levels: 'Monster levels',
  },
  allowed: { 0: 'Forbidden', 1: 'Limited to 1', 2: 'Limited to 2', 3: 'Up to 3' } as Readonly<Record<number, string>>,
  notPlayable: 'cannot be played here yet',
  search: {
    label: 'Search for a card',
    hint: 'Name in English or Japanese',
    inTexts: 'Search card text too',
    kind: 'Kind',
    kinds: { all: 'All', monster: 'Monsters', spell: 'Spells', trap: 'Traps' },
    filters: (n: number) => (n === 0 ? 'Filters' : `Filters (${n})`),
    subKind: 'Card type',
    attribute: 'Attribute',
    race: 'Type',
    allowed: 'Copies allowed',
    level: 'Level',
    any: 'Any',
    from: (what: string) => `${what} min`,
    to: (what: string) => `${what} max`,
    clear: 'Clear filters',
    order: 'Order',
    orders: { kind: 'Kind', name: 'Name', level: 'Level', atk: 'ATK', def: 'DEF', allowed: 'Copies allowed' },
    found: (n: number) => (n === 1 ? '1 card found' : `${n} cards found`),
    near: (n: number) => (n === 1 ? 'No exact match; 1 similar card' : `No exact match; ${n} similar cards`),
    inPictures: 'In my pictures',
    none: 'No card matches. Try fewer words or filters.',
    moreInTexts: (n: number) => `${n} more in card texts`,
    namesOnly: 'Names only',
  },
  hand: {
    note: 'Five cards from the shuffled Main Deck. This does not start a duel.',
    again: 'New hand',
    draw: 'Draw one more',
    left: (n: number) => `${cards(n)} left in the deck`,
    empty: 'The Main Deck is empty.',
    starters: (n: number) => (n === 1 ? '1 starter' : `${n} starters`),
    share: (one: number, two: number) => `${one}% of first hands hold one or more, ${two}% two or more.`,
    startersNote: 'Tick the cards that you want in your first hand.',
  },
  export: {
    note: 'The same deck in the two formats that other programs read.',
    download: 'Download .ydk',
    copyYdk: 'Copy .ydk text',
    copyYdke: 'Copy ydke:// text',
    ydk: '.ydk text',
    ydke: 'ydke:// text',
    copied: 'Copied.',
    notCopied: 'This browser does not allow copying: select the text and copy it yourself.',
  },
  inspector: {
    nothing: 'Tap a card, or point at it, to read it here.',
    unknown: (passcode: number) => `Unknown passcode ${passcode}. It is kept in the list but cannot be played.`,
  },
  trouble: {
    damaged: {
      damaged: 'The saved decks are damaged and could not be read.',
      foreign: 'The saved data is not a deck list.',
      newer: 'The saved decks were made by a newer version of this page.',
      someDamaged: 'Some of the saved decks are damaged and could not be read. The others are here.',
    },
    aside: 'Everything has been set aside and can be downloaded.',
    notKept: 'Storage error: decks are lost when the page is closed. Export them.',
    download: 'Download it',
    dismiss: 'OK',
    detail: 'Details',
  },
  keys: {
    search: 'search',
    arrows: 'from card to card',
    add: 'add one copy here (in the search: to the part that is open)',
    remove: 'remove one copy',
    main: 'to the Main Deck (Fusion Monsters: to the Fusion Deck)',
    side: 'to the Side Deck',
    deck: 'to the deck',
    results: 'to the cards found',
    testHand: 'test hand',
    undo: 'undo',
    esc: 'back',
  },
};

export type DeckScreenTexts = TextShape<typeof en>;

const ja: DeckScreenTexts = {
  title: 'デッキ',
  note: 'デッキの確認・使用・コピーができます。',
  part: { main: 'メインデッキ', side: 'サイドデッキ', fusion: '融合デッキ' },
  short: { main: 'メイン', side: 'サイド', fusion: '融合' },
  shelf: {
    own: '自作デッキ',
    builtIn: '構築済みデッキ',
    builtInOther: 'このルールとリストでは使えない構築済みデッキ',
    noneOwn: '自作デッキはありません。新規作成、コピー、読み込みができます。',
    create: '新規デッキ',
    empty: 'デッキを作る',
    play: '使う',
    newName: '新規デッキ',
    importedName: '読み込んだデッキ',
    edit: '編集',
    view: '見る',
    copy: 'コピー',
    delete: '削除',
    copyName: (name) => `${name}のコピー`,
    counts: (main, side, fusion, short) =>
      [`${main}枚`, ...counted(short.side, side), ...counted(short.fusion, fusion)].join('・'),
    legal: '使用可能',
    notLegal: (n) => `使用不可（${n}件）`,
    andMore: (n) => `ほかに${n}件。`,
    brief: {
      'goat-control': '羊トークンとリバースで守りを固める',
      'chaos-beatdown': '高い攻撃力で押す。扱いやすい',
      'warrior-rush': '戦士族を並べて速攻',
      'burn-and-stall': '攻撃を封じるロックバーン',
      'ocean-and-fusion': '海の力で大物を軽くする',
      'exodia-and-traps': '5枚そろうまで守って引く',
      'painted-rites': '儀式モンスターとトゥーン',
      'linked-armour': '合体するユニオン機械族',
      'two-magicians': '二つのスケールの間から竜が現れる',
      'dead-city-gears': '歯車の街と死者の世界',
      'bench-a': '墓地を肥やしてカオスへ',
      'bench-b': '海とともに強くなる',
    },
    story: {
      'hollow-bones':
        'ピラミッド・タートルがデッキから龍骨鬼やヴァンパイア・ロードを呼び、倒れたものは生者の書と死者の呼び声で立ち上がる。',
      'gear-charge': '互いを呼び合う機械族で並んで攻撃し、勝負のバトルフェイズにリミッター解除で全員を倍にする。',
      'valley-watch': '王家の眠る谷では墓守が強くなり、墓地からは何も出られない。偵察者と暗殺者が場を支配し、槍で押し切る。',
      'dragon-stair': '仮面竜が次々と仲間を呼び、アームド・ドラゴンがレベルを上げながら相手のモンスターを焼きはらう。',
      'throne-of-black-flame': 'ホルスの黒炎竜をLV8まで育てて魔法を封じ、王宮のお触れで罠も封じる。あとは攻撃力3000が物を言う。',
      hive: '共鳴虫とピンチホッパーで虫が湧き、孵化で小さな虫が大きな虫に変わる。インセクト・プリンセスは獲物を食べるほど強くなる。',
      choir: '天空の聖域では天使族の戦闘でダメージを受けない。回復で代行者を育て、天空騎士パーシアスと大天使で決める。',
      'iron-horn': 'いちばん素直な戦い方。レベル4で最も強い獣たちを並べ、除去で道を開け、野性解放でとどめを刺す。',
      'ember-line': 'ソーラー・フレア・ドラゴンを二体並べて毎ターン焼く。UFOタートルが次を呼び、攻めてくる相手も火傷する。',
      'feathered-sisters': '万華鏡でハーピィを増やし、ハーピィの狩場で来るたびに魔法・罠を払う。風に乗って一気に攻める。',
      'pandemonium-court':
        '万魔殿ではデーモンの維持コストがいらない。倒れたデーモンは次のデーモンを呼び、ジェノサイドキングが相手の効果を打ち消す。',
      'apprentices-library': '魔法を使うたびに熟練の魔術師と図書館に魔力がたまり、ブラック・マジシャンやカードに変わる。',
      'women-of-the-blade':
        'アマゾネスの剣士は戦闘ダメージを相手に返し、ペット虎は仲間が増えるほど強くなる。弓兵隊で無理にでも攻めさせる。',
      'five-thieves': '首領・ザルーグと黒蠍の仲間は、攻撃が通るたびに手札・デッキ・場のカードを奪う。全員そろえば必殺の一撃。',
      'returning-guests': 'スピリットは働いては手札に帰る。阿修羅がなぎ払い、八俣大蛇が引き、月読命がモンスターを伏せさせる。',
      'open-gate': '名推理とモンスターゲートでデッキを掘り、大型モンスターを引き当てる。落ちたカードはカオスの糧になる。',
      'bottom-of-the-jar': '攻撃はしない。壺と虫を何度もリバースさせ、相手のデッキを空にして勝つ。',
      'last-breath': '自分のライフをわざと捨て、ラストバトル！のただ一度の戦いで勝負を決める。',
      'thousand-blades': '武装した弁慶は装備の数だけ攻撃できる。呼んで、持たせて、道を開ければ、一ターンで終わる。',
      'plain-steel': '効果のない、レベルのわりに強いモンスターたち。凡骨の意地で引き続け、打ち消される効果は何もない。',
      'young-heroes':
        'ヒーローが二人ずつ融合し、フレイム・ウィングマンやサンダー・ジャイアントになる。倒れてもヒーロー・シグナルが次を呼ぶ。',
      'chaos-thunder':
        'サンダー・ドラゴンとリクルーターで二ターンのうちに墓地へ光と闇をため、カオス・ソーサラーと開闢の使者で場を空けて攻める。',
      'eye-of-the-idol':
        'サクリファイスが相手のモンスターを次々と吸収して盾にする。儀式をすばやくそろえ、突然変異でさらに大きな眼に変える。',
      'ojama-street':
        'おジャマ三兄弟が集まると相手のフィールドは空っぽ。おジャマ・キングがゾーンをふさぎ、小さな兄弟が殴りきる。',
      'guardian-arms': 'ガーディアンはそれぞれの武器がそろえばレベル以上に強い。武器は鉄鍛治屋が、仲間は召喚士が探す。',
      'stone-watch': '石の番人たちは何度でも裏側に戻り、表になるたびに相手のカードを手札へ追い返す。',
      'night-watch': '月読命が毎ターン自分のリバースモンスターを伏せ直し、効果を何度も使う。少しずつ相手を上回っていく。',
      'steps-in-the-dark': '忍者マスターが危険のたびに異次元へ逃れ、除外された仲間は異次元からの帰還で一斉に戻って攻撃する。',
    },
    deleted: (name) => `「${name}」を削除しました。`,
    bringBack: '元に戻す',
  },
  import: {
    title: 'デッキを読み込む',
    note: '.ydkファイルを選ぶか、その中身、ydke:// で始まる1行、または「3 クリッター」のようなリストをここに貼り付けてください。新しいデッキになり、ほかのデッキは変わりません。',
    text: 'デッキのテキスト',
    file: 'ファイルを選ぶ…',
    read: 'このテキストを読み込む',
    refused: 'デッキとして読めませんでした。何も変わっていません。',
    more: (n) => `…ほか${n}件。`,
    done: (name, n) => `「${name}」を読み込みました（${n}枚）。`,
    problem: {
      noCards: 'カードが見つかりません。.ydk形式、ydke:// の1行、または1行に1種類ずつ書いたリストが必要です。',
      tooLarge: 'デッキリストとしては大きすぎるため、読み込みませんでした。',
      readNoFurther: (line) => `${line}行目より後は読み込んでいません。`,
      unreadable: 'このファイルは読めません。.ydk形式のテキストを選んでください。',
      badLine: (line, found) => `${line}行目：「${found}」。パスワード、#main、#extra、!side のどれかが必要です。`,
      badPasscode: (line, found) => `${line}行目：${found}はパスワードではありません。1から4294967295までの数が必要です。`,
      missingList: (part) => `${part}の部分がありません（ydke://には「!」で終わる部分が3つ必要です）。`,
      notBase64: (part) => `${part}の部分が壊れています（ydke://）。`,
      notWholeNumbers: (part) => `${part}の部分が途中で切れています（ydke://）。`,
      zero: (part) => `${part}の部分に0があります。パスワードではありません。`,
      tooManyLists: (found) => `3つ目の部分の後に「${found}」があります。ここには何も書けません。`,
      tooLong: (count, most) => `${count}枚は多すぎます。${most}枚までです。`,
      unknownName: (line, found, near) =>
        near.length > 0
          ? `${line}行目：「${found}」というカードはありません。もしかして：${near.join('、')}`
          : `${line}行目：「${found}」。枚数とカード名が必要です。`,
      otherGame: (names) =>
        `これは別のゲームのデッキです。上で${names.map((name) => `「${name}」`).join('か')}を選んで、もう一度読み込んでください。`,
      mainOnly: 'このゲームのデッキは1つだけです。#extraや!sideの下には何も書けません。',
    },
  },
  editor: {
    all: 'デッキ一覧',
    name: 'デッキの名前',
    readOnly: '構築済みデッキは変更できません。コピーすると編集できます。',
    copyToEdit: 'コピーして編集',
    undo: '元に戻す',
    nothingToUndo: '戻せる変更はありません。',
    gone: 'このデッキは削除されています。',
    saved: '変更は自動で保存',
    play: 'このデッキで対戦',
    tabs: 'デッキの部分と機能',
    add: 'カードを探す',
    card: 'カード',
    hand: '手札テスト',
    export: '書き出し',
    keys: 'キー操作',
    empty: {
      main: 'まだカードがありません。カードを探して、＋で入れてください。',
      side: 'サイドデッキなし。',
      fusion: '融合デッキなし。',
    },
    others: 'その他のカード',
    unknown: (passcode) => `不明なカード ${passcode}`,
    more: (card, part) => `${part}の「${card}」を1枚追加`,
    less: (card, part) => `${part}の「${card}」を1枚減らす`,
    copies: (n, part) => `${part}に${n}枚`,
    inDeck: (n) => `デッキに${n}枚`,
    takenOut: '未使用',
    wrong: '使用不可',
    changed: (card, n, part) => `「${card}」：${part}に${n}枚`,
  },
  check: {
    title: 'デッキチェック',
    legal: (format) => `使用可能：${format}`,
    takeOut: '使えないカードをすべて抜く',
    remove: (n) => `${n}枚抜く`,
    removeAll: '抜く',
    move: (part) => `${part}へ移す`,
    levels: 'レベルの分布',
  },
  allowed: { 0: '禁止', 1: '制限（1枚）', 2: '準制限（2枚）', 3: '3枚まで' },
  notPlayable: 'まだ使えません',
  search: {
    label: 'カードを探す',
    hint: 'カード名（日本語・英語）',
    inTexts: 'テキストも検索',
    kind: '種類',
    kinds: { all: 'すべて', monster: 'モンスター', spell: '魔法', trap: '罠' },
    filters: (n) => (n === 0 ? '絞り込み' : `絞り込み（${n}）`),
    subKind: 'カード種類',
    attribute: '属性',
    race: '種族',
    allowed: '制限',
    level: 'レベル',
    any: '指定なし',
    from: (what) => `${what} 下限`,
    to: (what) => `${what} 上限`,
    clear: '絞り込み解除',
    order: '並び順',
    orders: { kind: '種類', name: '名前', level: 'レベル', atk: '攻撃力', def: '守備力', allowed: '制限' },
    found: (n) => `${n}枚見つかりました`,
    near: (n) => `一致するカードなし。似た名前が${n}枚`,
    inPictures: '画像があるカードのみ',
    none: '該当するカードがありません。条件を減らしてください。',
    moreInTexts: (n) => `テキスト内にあと${n}枚`,
    namesOnly: '名前のみ',
  },
  hand: {
    note: 'メインデッキをシャッフルして5枚引きます。デュエルは始まりません。',
    again: '引き直す',
    draw: 'もう1枚引く',
    left: (n) => `デッキの残り${n}枚`,
    empty: 'メインデッキにカードがありません。',
    starters: (n) => `初動${n}枚`,
    share: (one, two) => `初手に1枚以上：${one}%、2枚以上：${two}%`,
    startersNote: '初手に欲しいカードに印を付けてください。',
  },
  export: {
    note: '同じデッキを、ほかのソフトでも読める2つの形で書き出します。',
    download: '.ydkをダウンロード',
    copyYdk: '.ydkのテキストをコピー',
    copyYdke: 'ydke:// のテキストをコピー',
    ydk: '.ydkのテキスト',
    ydke: 'ydke:// のテキスト',
    copied: 'コピーしました。',
    notCopied: 'このブラウザーではコピーできません。テキストを選んでコピーしてください。',
  },
  inspector: {
    nothing: 'カードに触れるか、カーソルを合わせると、ここに説明が出ます。',
    unknown: (passcode) => `パスワード${passcode}は未登録のカードです。リストには残りますが、使えません。`,
  },
  trouble: {
    damaged: {
      damaged: '保存されたデッキが壊れていて、読めませんでした。',
      foreign: '保存データがデッキのリストではありません。',
      newer: '新しいバージョンで保存されたデッキです。',
      someDamaged: '保存されたデッキの一部が壊れていて、読めませんでした。ほかのデッキはここにあります。',
    },
    aside: 'データは残っており、ダウンロードできます。',
    notKept: '保存領域のエラー：ページを閉じるとデッキは失われます。書き出してください。',
    download: 'ダウンロード',
    dismiss: 'OK',
    detail: '詳細',
  },
  keys: {
    search: '検索',
    arrows: 'カードからカードへ',
    add: 'その場所に1枚追加（検索では、開いている場所に）',
    remove: '1枚減らす',
    main: 'メインデッキへ（融合モンスターは融合デッキへ）',
    side: 'サイドデッキへ',
    deck: 'デッキへ',
    results: '見つかったカードへ',
    testHand: '手札テスト',
    undo: '元に戻す',
    esc: '戻る',
  },
};

export const deckScreenTexts: Readonly<Record<'en' | 'ja', DeckScreenTexts>> = { en, ja };

const texts = worded(deckScreenTexts);

export const useDeckScreenTexts = (): DeckScreenTexts => useWorded(texts);
