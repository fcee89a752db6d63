import type { ReactNode } from 'react';
import { usualGame } from '../../../store/game';
import { fetchedPart, type FetchedPart } from '../../base/fetching/fetched';

export interface WorkshopProps {
  /** What the address opens; nothing: what was laid last. */
  readonly detail: string;
}

/** What a game brings for laying positions by hand. */
interface WorkshopOfGame {
  Workshop(props: WorkshopProps): ReactNode;
}

let part: FetchedPart<WorkshopOfGame> | null = null;

/** Where positions of the usual game are laid by hand. */
export function WorkshopScreen(props: WorkshopProps) {
  part ??= fetchedPart(async () => (await usualGame().workshop?.()) as WorkshopOfGame);
  const { Workshop } = part.usePart();
  return <Workshop {...props} />;
}
