import { useLanguage } from './language';
import type { SameLines } from './text-shape';

/** How a duel is played at this table, in a few sentences. */
const en = [
  'Bring the other player’s Life Points to 0, or leave them without a card to draw.',
  'Tap a card: the prompt at the bottom shows what it can do now. What it cannot do stands there too, and “Why not?” gives the reasons.',
  'In each of your turns you may summon or set one monster. Play Spells from your hand; set Traps first and use them from the next turn on.',
  'A monster of Level 5 or 6 needs one tribute, of Level 7 or more two. Drag a card to its zone, or tap it and press the button.',
  'Press “Battle” on the rail across the middle, then tap a monster and choose what it attacks. “Main 2” and “End” lead on.',
  'After most things that happen the other player may respond. “No response” lets them happen; “Respond” goes back to something that passed.',
  'Cards that answer each other make a chain. The last one resolves first.',
  'The mark § opens the rule behind a sentence. The lessons show the rules one by one.',
] as const;

const ja: SameLines<typeof en> = [
  '相手のライフポイントを0にするか、相手がドローできなくなれば勝ちです。',
  'カードに触れると、今できることが下の問いかけに出ます。できないことも並び、「なぜできない？」で理由がわかります。',
  '自分のターンごとに、モンスターを1体だけ召喚またはセットできます。魔法は手札から使えます。罠はセットして、次のターンから使えます。',
  'レベル5・6のモンスターには1体、レベル7以上には2体の生け贄が必要です。カードはゾーンへ引いて動かすか、触れてからボタンを押します。',
  '中央の帯の「バトル」を押し、攻撃するモンスターに触れて相手を選びます。「メイン2」「エンド」で先へ進みます。',
  '何かが起こるたび、相手は応答できます。「応答しない」でそのまま進み、「応答」で過ぎた機会に戻れます。',
  '応答し合ったカードはチェーンになり、最後のものから処理します。',
  '§のしるしを押すと、その文のルールが開きます。レッスンでは、ルールを一つずつ見られます。',
];

const texts: Readonly<Record<'en' | 'ja', readonly string[]>> = { en, ja };

export const useHelpTexts = (): readonly string[] => texts[useLanguage()];
