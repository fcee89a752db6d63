import { createContext, useContext } from 'react';

/** Where each player has panels of its own: whose these are, and whether they are the ones that are read aloud. */
export interface OwnPanels {
  readonly name: string;
  readonly isHeard: boolean;
}

const Owner = createContext<OwnPanels | null>(null);

export const PanelsOf = Owner.Provider;

/** What a panel is called: each player's own has its name, so that no two parts of the page are called the same. */
export function usePanelName(name: string): string {
  const owner = useContext(Owner);
  return owner === null ? name : `${name}: ${owner.name}`;
}

/** Whether news are read aloud from this panel: what two copies of it say is said once. */
export const useIsHeard = (): boolean => useContext(Owner)?.isHeard ?? true;
