import type { ShownDuel } from '../../table';
import { useAskOnce } from '../../../../store/desk/ask-once';
import { toggle } from '../../../../ui/table/keyboard/table-keys';

/** All acts as a list: a short press of A. */
function toggleActs({ question }: ShownDuel): void {
  if (question && question.form !== 'window' && question.decision.options !== undefined) toggle({ kind: 'acts' });
}

/** A press shorter than this shows the list of all acts. */
const SHORT_MS = 400;

let pressedAt: number | null = null;

/** A is held: the act that is made meanwhile asks for responses. */
export function holdA(isRepeat: boolean): void {
  if (isRepeat || pressedAt !== null) return;
  pressedAt = performance.now();
  useAskOnce.getState().arm(true);
}

/** A is let go: nothing was done meanwhile and it was short, so the list of acts was wanted. */
export function releaseA(table: ShownDuel): void {
  if (pressedAt === null) return;
  const wasUsed = !useAskOnce.getState().armed;
  const wasShort = performance.now() - pressedAt < SHORT_MS;
  letGoOfA();
  if (!wasUsed && wasShort) toggleActs(table);
}

export function letGoOfA(): void {
  if (pressedAt === null) return;
  pressedAt = null;
  useAskOnce.getState().arm(false);
}
