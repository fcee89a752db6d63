import { useLanguage } from './language';
import type { TextShape } from './text-shape';

const en = {
  print: 'Print',
  printList: 'Print the deck list',
  player: 'Player',
  event: 'Event',
  date: 'Date',
  judge: 'Judge',
  signature: (name: string) => `Signature of ${name}`,
  matchSlip: 'Match slip',
  duelSlip: 'Duel result',
  part: (name: string, n: number) => `${name} · ${n}`,
  fan: 'Kusari, an unofficial fan project',
};

export type PaperTexts = TextShape<typeof en>;

const ja: PaperTexts = {
  print: '印刷',
  printList: 'デッキリストを印刷',
  player: 'プレイヤー',
  event: '大会名',
  date: '日付',
  judge: 'ジャッジ',
  signature: (name) => `${name}の署名`,
  matchSlip: 'マッチ結果用紙',
  duelSlip: 'デュエル結果',
  part: (name, n) => `${name}・${n}枚`,
  fan: 'Kusari（非公式のファンプロジェクト）',
};

export const paperTexts = { en, ja } as const;

export const usePaperTexts = (): PaperTexts => paperTexts[useLanguage()];
