import { createContext, useContext } from 'react';
import type { CardFacts } from '../../engine/duel';

/** What is printed on a card, in the language of the table. */
export interface PrintedCard {
  readonly name: string;
  readonly facts: CardFacts;
}

/** Looks a card up by its passcode. The app provides it; the table itself knows no cards. */
export type CardInfo = (passcode: number) => PrintedCard;

const Context = createContext<CardInfo | null>(null);

export const CardInfoProvider = Context.Provider;

export function useCardInfo(): CardInfo {
  const info = useContext(Context);
  if (!info) throw new Error('CardInfoProvider is missing above the table');
  return info;
}
