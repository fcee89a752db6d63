import type { Moment } from '../../store/running/either-game';
import type { Speech } from '../prompt/sentences';

/** What was asked at a moment, in words that everybody may read. */
export function momentWords(
  { player, kind, window, phase }: Pick<Moment, 'player' | 'kind' | 'window' | 'phase'>,
  { names, prompt, table }: Speech,
): string {
  const name = names[player];
  if (window) return `${name} · ${prompt.windowName[window](table.phaseName[phase])}`;
  if (kind === 'idle' || kind === 'priority') return prompt.ask.idle(name, table.phaseName[phase]);
  return prompt.kind[kind](name);
}
