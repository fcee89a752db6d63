import type { DraftedDuelAct, DuelQuestion } from '../../table';
import type { DecisionKind, PromptKey } from '../../../../engine/duel';
import type { Place } from '../../../../engine/table';
import type { PromptTexts } from '../../../../i18n/prompt-texts';
import { chosenOf } from '../../../../store/running/draft';
import { cardName } from '../../../../ui/table/field/place-label';
import { actLabel } from './acts';
import type { Speech } from './sentences';
import { valueLabel } from './values';

type Part = Exclude<keyof PromptTexts['whole'], 'act'>;

const PARTS: Readonly<Partial<Record<PromptKey, Part>>> = {
  tribute: 'tribute',
  cost: 'cost',
  toGraveyard: 'cost',
  discardCost: 'discard',
  discard: 'discard',
  banishCost: 'banish',
  banishLight: 'banish',
  banishDark: 'banish',
  banish: 'banish',
  target: 'target',
  equip: 'target',
};

/** What is done with what is picked for a question. */
export const partOf = ({ prompt, kind }: { readonly prompt?: PromptKey; readonly kind?: DecisionKind }): Part =>
  (prompt && PARTS[prompt]) ?? (kind === 'discard' ? kind : 'other');

interface Words extends Speech {
  readonly word: (key: string) => string;
}

function part({ prompt, asker, cards, value }: DraftedDuelAct['chosen'][number], player: 0 | 1, words: Words): string {
  if (value !== undefined)
    return valueLabel(
      value,
      { player, kind: 'answer', showsHidden: false, ...(prompt && { prompt }), ...(asker && { asker }) },
      words,
    );
  const names = cards.map((card) => cardName(card, words.table, words.info)).join(words.table.card.comma);
  return words.prompt.whole[partOf({ ...(prompt && { prompt }) })](names);
}

/** What is picked for a step of an act, in few words: of many cards the first one, and how many more. */
export function pickedNow(question: DuelQuestion, picked: readonly Place[], words: Words): string {
  if (picked.length === 0) return '';
  const now = chosenOf(question.decision, { kind: 'cards', places: picked }) as DraftedDuelAct['chosen'][number];
  const [first, ...more] = now.cards;
  return more.length < 2 || !first
    ? part(now, question.player, words)
    : `${part({ ...now, cards: [first] }, question.player, words)} +${more.length}`;
}

/** The act so far: what is done with which card, and what is chosen for it; the words of a mode are beside the field. */
export function wholeAct({ act, card, siblings, chosen }: DraftedDuelAct, { player }: DuelQuestion, words: Words): string {
  const { prompt } = words;
  const label = actLabel(act, card, siblings, words);
  const parts = chosen
    .filter(({ cards, value, prompt: why }) => why !== 'mode' && (cards.length > 0 || value !== undefined))
    .map((one) => part(one, player, words));
  return [card ? prompt.whole.act(label, cardName(card, words.table, words.info)) : label, ...parts].join(' · ');
}
