import { useLanguage } from './language';
import type { SameLines } from './text-shape';

/** How a duel is played at this table, in a few sentences. */
const en = [
  'Bring your opponent’s Life Points to 0, or leave them without a card to draw.',
  'Tap a card to see what you can do with it. “Why not?” explains the rest.',
  'Once per turn you may Normal Summon or Set a monster. Activate Spells from your hand. Set Traps first; activate them from the next turn on.',
  'A Level 5 or 6 monster needs 1 Tribute, Level 7 or higher needs 2. Drag a card to its zone, or tap it and press the button.',
  'Press “Battle” on the rail across the middle, then tap a monster and choose what it attacks. “Main 2” and “End” lead on.',
  'After most actions your opponent may respond. Press “No response” to let it happen, or “Respond” to go back to something you missed.',
  'Cards that answer each other make a chain. The last one resolves first.',
  'The § mark opens the rule behind a sentence. The lessons show the rules one by one.',
] as const;

const ja: SameLines<typeof en> = [
  '相手のライフポイントを0にするか、相手がドローできなくなれば勝ちです。',
  'カードに触れると、できる行動が画面下に出ます。できない理由も確認できます。',
  '自分のターンに1度、モンスターを召喚またはセットできます。魔法は手札から発動できます。罠はセットして、次のターンから発動できます。',
  'レベル5・6のモンスターには1体、レベル7以上には2体の生け贄が必要です。カードはゾーンへドラッグするか、触れてからボタンを押します。',
  '中央の「バトル」を押し、攻撃するモンスターと攻撃対象を選びます。「メイン2」「エンド」で先へ進みます。',
  '行動のたびに、相手は応答できます。「応答しない」でそのまま進み、「応答」で、応答しそびれたところへさかのぼれます。',
  '応答し合ったカードはチェーンになり、最後のものから処理します。',
  '§を押すと、その文のルールが開きます。レッスンでは、ルールを一つずつ確認できます。',
];

const texts: Readonly<Record<'en' | 'ja', readonly string[]>> = { en, ja };

export const useHelpTexts = (): readonly string[] => texts[useLanguage()];
