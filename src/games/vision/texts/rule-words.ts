import type { ChapterName } from '../../../engine/vision';
import type { InBoth } from '../../sign';

/** The chapters of the rules of VISION, as the rule book names them. */
export const visionRuleWords: Readonly<Record<ChapterName, InBoth>> = {
  course: { en: 'Course of a turn', ja: 'ターンの進行と構造' },
  turnStart: { en: 'Turn start', ja: 'ターン開始時の処理' },
  active: { en: 'Active Phase', ja: 'アクティブフェイズ' },
  maintenance: { en: 'Maintenance Phase', ja: 'メンテナンスフェイズ' },
  draw: { en: 'Draw Phase', ja: 'ドローフェイズ' },
  main: { en: 'Main Phase', ja: 'メインフェイズ' },
  discard: { en: 'Discard Phase', ja: 'ディスカードフェイズ' },
  turnEnd: { en: 'Turn end', ja: 'ターン終了時の処理' },
  endedEarly: { en: 'Ending the turn or the phase', ja: 'ターンやフェイズを終了する効果' },
  addedAndSkipped: { en: 'Additional and skipped phases', ja: '追加のフェイズとスキップ' },
  playing: { en: 'Nodes, costs and playing cards', ja: 'ノード、コスト、カードのプレイ' },
  combat: { en: 'Interference and combat', ja: '干渉と戦闘' },
};
