import { useDuel } from '../../store/desk/duel-store';
import { TroubleNote } from '../menu/TroubleNote';

/** What the players have to know about the duel that was kept, on the start. */
export function StartTrouble() {
  const trouble = useDuel((store) => store.trouble);
  return trouble && <TroubleNote trouble={trouble} />;
}
