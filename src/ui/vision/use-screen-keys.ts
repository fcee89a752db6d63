import { useEffect } from 'react';
import { useDuel, type VisionTable } from '../../store/desk/duel-store';
import { otherPlayer } from '../../store/seats';
import { useDock } from '../shared/dock-store';

/** The keys of what stands around the table: the curtain is opened with Enter and left with Esc; R leads to the windows. */
export function useScreenKeys(table: VisionTable): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (act(table, event)) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, [table]);
}

/** @returns whether the key has done its work */
function act(table: VisionTable, { key, shiftKey, target }: KeyboardEvent): boolean {
  const { curtain, canLeaveCurtain, question, standstill, view } = table;
  const { openCurtain, leaveCurtain } = useDuel.getState();
  if (curtain !== null) {
    if (key === 'Enter') openCurtain();
    else if (key === 'Escape' && canLeaveCurtain) leaveCurtain();
    else return false;
    return true;
  }
  const isTyping = target instanceof Element && target.closest('input, select, textarea') !== null;
  if (key.toLowerCase() !== 'r' || isTyping || view.result || standstill || !question) return false;
  const { sheet, open } = useDock.getState();
  const seat = shiftKey ? question.player : otherPlayer(question.player);
  open(sheet?.kind === 'windows' && sheet.seat === seat ? null : { kind: 'windows', seat });
  return true;
}
