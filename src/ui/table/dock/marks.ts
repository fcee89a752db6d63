import type { Selection } from '../../base/shared/dock-store';
import type { TableMarks } from '../field/marks';
import { isOrdered, isPick } from './picking';
import type { Scene } from './scene';

/** What the question marks on the table: what can act, what can be chosen, what was chosen. */
export function marksOf({ table, game }: Pick<Scene, 'table' | 'game'>, selection: Selection): TableMarks {
  const { question } = table;
  if (!question || question.form === 'window') return {};
  const { selected, dropped, picked } = selection;
  const { pick, options } = question.decision;
  if (isPick(question)) {
    const selectable = new Set(pick?.from.map(({ place }) => place));
    return { selectable, selected: picked, ordered: isOrdered(question) };
  }
  const aims = game.aimsAt?.(question, selection);
  return {
    ...(aims
      ? { selectable: new Set(aims.keys()), aims }
      : { canAct: new Set(options?.flatMap(({ card }) => (card === undefined ? [] : [card]))) }),
    ...(selected !== null && { selected: [selected] }),
    ...(selected !== null &&
      !aims &&
      !table.request &&
      game.asksActs(question.decision) && {
        asked: { at: dropped?.at ?? selected, ...(dropped && { dropped: game.cardAt(table.view, selected) }) },
      }),
  };
}
