import { named } from '../../../i18n/named';
import type { PromptTexts } from '../../../i18n/prompt-texts';
import type { Moment } from '../../../games/view';
import type { Tale } from '../log/tale';

/** What was asked at a moment, in words that everybody may read. */
export function momentWords(
  { player, kind, window, phase }: Pick<Moment, 'player' | 'kind' | 'window' | 'phase'>,
  { names, phase: phaseName }: Pick<Tale, 'names' | 'phase'>,
  prompt: PromptTexts,
): string {
  const name = names[player];
  if (window) return `${name} · ${named(prompt.windowName, window)(phaseName(phase))}`;
  if (kind === 'idle' || kind === 'priority') return prompt.ask.idle(name, phaseName(phase));
  return named(prompt.kind, kind)(name);
}
