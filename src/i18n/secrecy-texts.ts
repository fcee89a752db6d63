import { useLanguage } from './language';
import type { TextShape } from './text-shape';

const en = {
  title: 'Who sees what',
  mode: { open: 'Open hands', peek: 'Hold to peek', curtain: 'Curtain', public: 'Curtain and public window' },
  note: {
    open: 'For teaching: both hands and all Set cards are shown.',
    peek: 'Hands and Set cards lie face-down. Hold your eye button to see your own cards.',
    curtain: 'A curtain hides all cards while you hand over the screen.',
    public: 'Like Curtain, plus a second window that shows the audience only what is public.',
  },
  speech: 'Read aloud',
  speeches: { shared: 'Both players hear it', private: 'Headphones' },
  seating: 'Seats',
  seatings: { flip: 'Side by side', fixed: 'Fixed sides', facing: 'Face to face' },
  seatingNote: {
    flip: 'The turn player’s side is always at the bottom.',
    fixed: 'Seat 1 is at the bottom, seat 2 at the top. F turns the table.',
    facing: 'For a tablet lying flat between you. The far half faces the other player.',
  },
};

export type SecrecyTexts = TextShape<typeof en>;

const ja: SecrecyTexts = {
  title: '手札の見せ方',
  mode: { open: '手札公開', peek: '押して見る', curtain: 'のれん', public: 'のれんと公開画面' },
  note: {
    open: '講習用。両者の手札とセットカードがすべて見えます。',
    peek: '手札とセットカードはすべて裏向き。目のボタンを押している間だけ自分のカードが見えます。',
    curtain: '交代のとき、のれんですべてのカードを隠します。',
    public: 'のれんに加え、公開情報だけを映す観客用のウィンドウを開きます。',
  },
  speech: '読み上げ',
  speeches: { shared: 'スピーカー', private: 'イヤホン' },
  seating: '席の向き',
  seatings: { flip: '並び席（向き交替）', fixed: '固定席', facing: '向かい合わせ' },
  seatingNote: {
    flip: 'ターンプレイヤーの側がいつも手前になります。',
    fixed: '席1が手前、席2が奥。Fキーで向きを入れ替えます。',
    facing: '平置きのタブレット用。奥側は上下逆に表示されます。',
  },
};

export const secrecyTexts = { en, ja } as const;

export function useSecrecyTexts(): SecrecyTexts {
  return secrecyTexts[useLanguage()];
}
