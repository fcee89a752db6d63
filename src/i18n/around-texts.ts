import type { Result } from '../engine/duel';
import { useWorded, worded } from './extra-deck';
import type { TextShape } from './text-shape';

/** Why a duel ended. */
type Reason = Result['reason'];

/** What stands around a table and comes with it: bar, curtain, menu and the result. */
const en = {
  bar: {
    lifePoints: (n: number) => `${n} LP`,
    menu: 'Menu',
    help: 'Help',
    cover: 'Cover',
  },
  curtain: {
    title: (name: string) => `Pass the table to ${name}`,
    note: 'All hidden cards are covered.',
    hold: (name: string) => `I’m ${name} – hold to open`,
    orKey: 'or press Enter',
    since: (name: string) => `Since ${name}’s last look`,
    nothing: 'Nothing has happened.',
    leave: 'Not now',
    lp: 'LP',
  },
  result: {
    wins: (name: string) => `${name} wins`,
    draw: 'The duel is a draw',
    why: {
      lp: (loser: string) => `${loser}’s Life Points reached 0.`,
      deckOut: (loser: string) => `${loser} could not draw a card.`,
      exodia: () => 'All five pieces of Exodia are in one hand.',
      destinyBoard: () => 'The message of Destiny Board is complete.',
      lastTurn: () => 'The last turn is over.',
      finalCountdown: () => 'The countdown has ended.',
      surrender: (loser: string) => `${loser} surrendered.`,
      matchWin: () => 'This win decides the whole match.',
    } satisfies Record<Reason, (loser: string) => string>,
    byCard: (card: string, why: string) => `${card}: ${why}`,
    bothLp: 'Both players’ Life Points reached 0 at once.',
    bothDeckOut: 'Neither player could draw the cards they had to.',
    turn: (n: number) => `Turn ${n}.`,
    longest: 'longest chain',
    damage: 'largest LP loss',
    rematch: 'Rematch',
    newDuel: 'New duel',
    save: 'Save',
    picture: 'Picture',
    look: 'View table',
    watch: 'Watch again',
    past: 'Past duels',
    stackOf: (n: number) => `Chain of ${n}`,
    figures: (turns: number, longest: readonly [string, number], loss: readonly [string, number]) =>
      `${turns === 1 ? '1 turn' : `${turns} turns`} · ${longest.join(' ')} · ${loss.join(' ')}`,
    moments: {
      title: 'Key moments',
      turn: (n: number) => `Turn ${n}`,
      cards: (n: number) => `${n} cards`,
      kinds: {
        firstBlood: 'First blood',
        sweep: 'Board wipe',
        tide: 'Turning point',
        blow: 'A heavy blow',
        lastBlow: 'The last blow',
        end: 'The end',
      },
    },
  },
  menu: {
    title: 'Menu',
    surrender: (name: string) => `Surrender (${name}) …`,
    save: 'Save the duel …',
    open: 'Open a recording …',
    workshop: 'Take this position to the workshop',
    newDuel: 'New duel …',
    newDuelSure: 'End this duel? It stays under Past duels.',
    newDuelYes: 'End duel',
    priorityOf: (name: string) => `Priority of ${name}`,
    rules: 'Rules',
    help: 'Keyboard',
    about: 'About',
    aboutText:
      'Kusari is an unofficial fan project, open source (MIT License). It is not made, endorsed or supported by any publisher of card games. All crests and texts are original.',
  },
};

export type AroundTexts = TextShape<typeof en>;

const ja: AroundTexts = {
  bar: {
    lifePoints: (n) => `${n}LP`,
    menu: 'メニュー',
    help: 'ヘルプ',
    cover: '隠す',
  },
  curtain: {
    title: (name) => `${name}に交代してください`,
    note: '手札とセットカードを隠しています。',
    hold: (name) => `${name}が長押しで開く`,
    orKey: 'Enterキーでも開けます',
    since: (name) => `${name}が見ていない間の出来事`,
    nothing: '何も起きていません。',
    leave: '戻る',
    lp: 'LP',
  },
  result: {
    wins: (name) => `${name}の勝ち`,
    draw: '引き分け',
    why: {
      lp: (loser) => `${loser}のライフポイントが0になりました。`,
      deckOut: (loser) => `${loser}はドローできませんでした（デッキ切れ）。`,
      exodia: () => 'エクゾディアの5枚が手札にそろいました。',
      destinyBoard: () => '「ウィジャ盤」のメッセージが完成しました。',
      lastTurn: () => '最後のターンが終わりました。',
      finalCountdown: () => 'カウントダウンが終わりました。',
      surrender: (loser) => `${loser}がサレンダーしました。`,
      matchWin: () => 'この勝利でマッチの勝敗が決まりました。',
    },
    byCard: (card, why) => `「${card}」${why}`,
    bothLp: '両者のライフポイントが同時に0になりました。',
    bothDeckOut: '両者ともドローできませんでした。',
    turn: (n) => `ターン${n}。`,
    longest: '最長チェーン',
    damage: '最大のLP減少',
    rematch: '再戦',
    newDuel: '新しいデュエル',
    save: '記録を保存',
    picture: '画像',
    look: 'テーブルを見る',
    watch: '見返す',
    past: '過去のデュエル',
    stackOf: (n) => `${n}連チェーン`,
    figures: (turns, longest, loss) => `${turns}ターン・${longest.join('')}・${loss.join('')}`,
    moments: {
      title: '見どころ',
      turn: (n) => `ターン${n}`,
      cards: (n) => `${n}枚`,
      kinds: {
        firstBlood: '最初の一撃',
        sweep: '全体除去',
        tide: '形勢逆転',
        blow: '大きな一撃',
        lastBlow: '最後の一撃',
        end: '決着',
      },
    },
  },
  menu: {
    title: 'メニュー',
    surrender: (name) => `サレンダー（${name}）…`,
    save: 'デュエルを保存…',
    open: '記録を開く…',
    workshop: 'この局面を研究する',
    newDuel: '新しいデュエル…',
    newDuelSure: 'このデュエルを終了しますか？ 「過去のデュエル」に残ります。',
    newDuelYes: '終了する',
    priorityOf: (name) => `${name}への応答の確認`,
    rules: 'ルール',
    help: 'キー操作',
    about: 'Kusariについて',
    aboutText:
      'Kusari（鎖）はMITライセンスで公開された非公式のファン制作です。カードゲームの発売元が制作・公認・支援するものではありません。紋章と文章は独自のものです。',
  },
};

export const aroundTexts = { en, ja } as const;

const texts = worded(aroundTexts);

export const useAroundTexts = (): AroundTexts => useWorded(texts);
