import type { Chapter } from '../../kernel/register';

/** The course of a turn, priority, and effects of one timing. */
export const COURSE = {
  'order-of-turn': {
    en: 'A turn is turn start, Active, Maintenance, Draw, Main and Discard Phase and turn end; then the other player has a turn.',
    ja: 'ターンは、開始時の処理、アクティブ、メンテナンス、ドロー、メイン、ディスカードの各フェイズ、終了時の処理と進みます。',
    cites: ['V01'],
    explains: true,
  },
  'no-priority-at-turn-borders': {
    en: 'Nobody has priority at turn start or turn end: what effects ask there is asked, and the turn goes straight on.',
    ja: 'ターンの開始時と終了時には優先権が発生しません。効果の処理だけをして次へ進みます。',
    cites: ['V02'],
    explains: true,
  },
  'no-way-back': {
    en: 'A phase that is over does not come back.',
    ja: '終わったフェイズに戻ることはありません。',
    cites: ['V03'],
    explains: true,
  },
  'parts-of-a-phase': {
    en: 'A phase is its rule effect, its start effects, priority beginning with the turn player, and its end effects.',
    ja: 'フェイズは、規定の効果、開始時の処理、ターンプレイヤーからの優先権、終了時の処理の順に進みます。',
    cites: ['V04'],
    explains: true,
  },
  'phase-ends-by-passes': {
    en: 'A phase ends when both players pass one after the other while no interference runs.',
    ja: '干渉のない時に両者が続けてパスすると、フェイズが終わります。',
    cites: ['V05'],
    explains: true,
  },
  'passing-anew': {
    en: 'After an interference the phase goes on: the turn player has priority, and both must pass anew to end it.',
    ja: '干渉の解決が終わってもフェイズは続きます。優先権はターンプレイヤーに戻り、両者が改めてパスすると終わります。',
    cites: ['V06'],
    explains: true,
  },
  'passes-resolve-interference': {
    en: 'When both pass while an interference runs it resolves, and the phase does not end.',
    ja: '干渉の途中で両者が続けてパスすると、干渉が解決されます。フェイズは終わりません。',
    cites: ['V07'],
    explains: true,
  },
  'passes-in-a-row': {
    en: 'Passes with an act between them are not passes in a row, and end nothing.',
    ja: '間に行動が入ったパスは、続けてのパスではなく、何も終わらせません。',
    cites: ['V08'],
    explains: true,
  },
  'effects-of-one-timing': {
    en: "Of effects with one timing the turn player's resolve first, then the other's, each player's in an order of choice.",
    ja: '同じタイミングの効果は、ターンプレイヤーのものから、それぞれが選んだ順に解決します。',
    cites: ['V09'],
    explains: true,
  },
  'automatic-effects-with-their-timing': {
    en: 'Automatic effects at the start or end of a phase resolve with the others of that timing, while nobody has priority.',
    ja: 'フェイズの開始時や終了時の自動効果は、そのタイミングのほかの効果と一緒に、優先権の発生しないうちに解決します。',
    cites: ['V10'],
    explains: true,
  },
} as const satisfies Chapter;
