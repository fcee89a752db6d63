import { useCallback } from 'react';
import type { WishView } from '../../../engine/vision';
import { useVisionTexts, type VisionTexts } from '../texts';
import { visionCardAt } from './vision-cards';
import { useVision } from './vision-context';

type Wished = Pick<WishView, 'do' | 'mode' | 'effect' | 'defend'> & { readonly passcode?: number | undefined };

/** An act in words, with the card that does it or beside it; where a card has several of the kind, which one. */
export function actWords(
  { do: act, mode, effect, defend, passcode }: Wished,
  { prompt, card: words }: VisionTexts,
  isOneOfMany: boolean,
  card?: string,
  /** The same card could be played to defend. */
  couldDefend = false,
): string {
  const beside = defend ? prompt.playToDefend : couldDefend ? prompt.playOnly : prompt.acts[act];
  const label = card === undefined ? beside : defend ? prompt.playWithToDefend(card) : prompt.with[act](card);
  const named = mode === undefined || passcode === undefined ? undefined : words.modes[passcode]?.[mode];
  if (named !== undefined) return prompt.named(label, named);
  const nth = mode ?? effect;
  return isOneOfMany && nth !== undefined ? prompt.nth(label, nth + 1) : label;
}

/** Nobody defends in open play, nor attacks in answer to something. */
export const isUnusual = ({ do: act, options }: WishView, isOpen: boolean): boolean =>
  options.length === 0 && act === (isOpen ? 'defend' : 'attack');

/** A wish in words, among the others for the same card. */
export function useWording(): (wish: WishView, wishes: readonly WishView[]) => string {
  const { view } = useVision().table;
  const texts = useVisionTexts();
  return useCallback(
    (wish, wishes) => {
      const isOneOfMany = wishes.some((other) => other !== wish && other.do === wish.do && other.defend === wish.defend);
      const passcode = wish.card === undefined ? undefined : visionCardAt(view, wish.card)?.passcode;
      const couldDefend = !wish.defend && wishes.some((other) => other.do === wish.do && other.defend);
      return actWords({ ...wish, passcode }, texts, isOneOfMany, undefined, couldDefend);
    },
    [view, texts],
  );
}
