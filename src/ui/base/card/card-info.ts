import { createContext, useContext } from 'react';
import type { CardFacts } from '../../../store/cards/card-book';

/** What is printed on a card, in the language of the table. */
export interface PrintedCard {
  readonly name: string;
  readonly facts: CardFacts;
}

/** Looks a card up by its passcode. The app provides it; the table itself knows no cards. */
export type CardInfo = (passcode: number) => PrintedCard;

/** What a card is called, in the language of the table. */
export type CardNames = (passcode: number) => Pick<PrintedCard, 'name'>;

const Context = createContext<CardInfo | null>(null);

export const CardInfoProvider = Context.Provider;

export function useCardInfo(): CardInfo {
  const info = useContext(Context);
  if (!info) throw new Error('CardInfoProvider is missing above the table');
  return info;
}

const NamesContext = createContext<CardNames | null>(null);

/** For a table whose cards have other facts: its parts want no more than their names. */
export const CardNamesProvider = NamesContext.Provider;

export function useCardNames(): CardNames {
  const names = useContext(NamesContext);
  const info = useContext(Context);
  if (!names && !info) throw new Error('CardInfoProvider is missing above the table');
  return names ?? info!;
}
