import { useLanguage } from './language';
import type { TextShape } from './text-shape';

const en = {
  title: 'Sharing the screen',
  mode: { open: 'Open hands', peek: 'Hold to peek', curtain: 'Curtain', public: 'Curtain and public window' },
  note: {
    open: 'For teaching: both hands and all Set cards are shown.',
    peek: 'Hands and Set cards lie face-down. Hold your eye button to see your own cards.',
    curtain: 'A curtain hides all cards while you hand over the screen.',
    public: 'Like Curtain, plus a second window that shows the audience only what is public.',
  },
  openLabel: 'Open hands',
  speech: 'Read aloud',
  speeches: { shared: 'Both players hear it', private: 'Headphones' },
  publicOpen: 'Public window',
  publicWaiting: 'Waiting for a duel',
  publicWaitingNote: 'It appears here as soon as one starts in another window of this browser.',
  fullScreen: 'Full screen',
  seating: 'Seats',
  seatings: { flip: 'Side by side, the table turns', fixed: 'Fixed', facing: 'Face to face' },
  seatingNote: {
    flip: 'The turn player’s side is always at the bottom.',
    fixed: 'Seat 1 sits at the bottom, seat 2 at the top. A key flips the table (see Help).',
    facing: 'For a tablet lying flat between you: the far side is upside-down for you.',
  },
  asked: (name: string) => `${name} is asked`,
  waits: (name: string) => `${name} waits`,
  hold: 'Hold to see',
  holding: 'Shown',
  cover: 'Cover',
  holdOf: (name: string) => `Hold to see ${name}’s cards`,
  holdingOf: (name: string) => `Shown: ${name}’s cards`,
  coverOf: (name: string) => `Cover ${name}’s cards`,
  lookAndChoose: 'Look and choose',
  lookNote: (name: string) => `Only ${name} looks. The cards are covered again after the choice.`,
  laidDown: (name: string) => `${name}’s cards stay covered until ${name} wants to see them.`,
  consent: (by: string, other: string, mode: string) =>
    `${by} wants to share the screen more openly: ${mode}. Does ${other} agree?`,
};

export type SecrecyTexts = TextShape<typeof en>;

const ja: SecrecyTexts = {
  title: '画面の分け合い方',
  mode: { open: '手札公開', peek: '押して見る', curtain: 'のれん', public: 'のれんと公開画面' },
  note: {
    open: '練習用。両者の手札と伏せカードがすべて見えます。',
    peek: '手札と伏せカードはすべて裏向き。各自が目のボタンを押している間だけ自分のカードが見えます。',
    curtain: '画面を渡すときに、のれんが下りてすべてのカードを隠します。',
    public: 'のれんと同じ。もう一つのウィンドウが、誰もが見てよい盤面だけを観客に映します。',
  },
  openLabel: '手札公開',
  speech: '読み上げ',
  speeches: { shared: '二人とも聞こえる', private: 'イヤホン' },
  publicOpen: '公開画面を開く',
  publicWaiting: 'デュエルを待っています',
  publicWaitingNote: 'このブラウザのもう一つのウィンドウでデュエルが始まると、ここに映ります。',
  fullScreen: '全画面',
  seating: '座り方',
  seatings: { flip: '並んで（向きが替わる）', fixed: '固定', facing: '向かい合わせ' },
  seatingNote: {
    flip: 'ターンプレイヤーの側がいつも手前になります。',
    fixed: '席1が手前、席2が奥。入れ替えるキーは「ヘルプ」にあります。',
    facing: '平らに置いたタブレット用。奥の席とその問いかけは逆さに向きます。',
  },
  asked: (name) => `${name}に問いかけています`,
  waits: (name) => `${name}は待っています`,
  hold: '押して見る',
  holding: '表示中',
  cover: '伏せる',
  holdOf: (name) => `押して見る（${name}のカード）`,
  holdingOf: (name) => `表示中（${name}のカード）`,
  coverOf: (name) => `${name}のカードを伏せる`,
  lookAndChoose: '見て選ぶ',
  lookNote: (name) => `見るのは${name}だけ。選び終えると、カードはまた伏せられます。`,
  laidDown: (name) => `${name}が見るまで、${name}のカードは伏せたままです。`,
  consent: (by, other, mode) => `${by}が画面をより公開する「${mode}」に変えたいと言っています。${other}は同意しますか`,
};

export const secrecyTexts = { en, ja } as const;

export function useSecrecyTexts(): SecrecyTexts {
  return secrecyTexts[useLanguage()];
}
