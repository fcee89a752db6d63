import { createContext, useContext } from 'react';

/** Whose panels these are, where each player has its own. */
const Owner = createContext<string | null>(null);

export const PanelsOf = Owner.Provider;

/** What a panel is called: each player's own has its name, so that no two parts of the page are called the same. */
export function usePanelName(name: string): string {
  const owner = useContext(Owner);
  return owner === null ? name : `${name}: ${owner}`;
}
