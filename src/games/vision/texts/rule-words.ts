import type { ChapterName } from '../../../engine/vision';
import type { TextShape } from '../../../i18n/text-shape';

/** The chapters of the rules of VISION, as the rule book names them. */
const en = {
  course: 'Course of a turn',
  turnStart: 'Turn start',
  active: 'Active Phase',
  maintenance: 'Maintenance Phase',
  draw: 'Draw Phase',
  main: 'Main Phase',
  discard: 'Discard Phase',
  turnEnd: 'Turn end',
  endedEarly: 'Ending the turn or the phase',
  addedAndSkipped: 'Additional and skipped phases',
  playing: 'Nodes, costs and playing cards',
  combat: 'Interference and combat',
} satisfies Record<ChapterName, string>;

const ja: TextShape<typeof en> = {
  course: 'ターンの進行と構造',
  turnStart: 'ターン開始時の処理',
  active: 'アクティブフェイズ',
  maintenance: 'メンテナンスフェイズ',
  draw: 'ドローフェイズ',
  main: 'メインフェイズ',
  discard: 'ディスカードフェイズ',
  turnEnd: 'ターン終了時の処理',
  endedEarly: 'ターンやフェイズを終了する効果',
  addedAndSkipped: '追加のフェイズとスキップ',
  playing: 'ノード、コスト、カードのプレイ',
  combat: '干渉と戦闘',
};

export const visionRuleWords = { en, ja } as const;
