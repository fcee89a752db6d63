import { TroubleNote } from '../../table/menu/TroubleNote';
import { useOnTable } from '../../base/shared/on-table';

/** What the players have to know about the duel that was kept, on the start. */
export function StartTrouble() {
  const trouble = useOnTable((store) => store.trouble);
  return trouble && <TroubleNote trouble={trouble} className="row-2 mx-(--edge) mb-3" />;
}
