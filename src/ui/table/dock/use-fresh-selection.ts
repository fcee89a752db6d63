import { useEffect } from 'react';
import { useTable } from '../../../store/desk/table-store';
import { useDock } from '../../base/shared/dock-store';

/**
 * What was selected belongs to one question; a new one starts with nothing selected. That is so before it is drawn: the table is
 * drawn once for an answer. Earlier positions leave the selection of the question that waits.
 */
export function useFreshSelection(): void {
  useEffect(() => {
    const { begin } = useDock.getState();
    const follow = ({ table }: Pick<ReturnType<typeof useTable.getState>, 'table'>): void => {
      if (table?.review === null) begin(table.question?.id ?? null);
    };
    follow(useTable.getState());
    const stop = useTable.subscribe(follow);
    return () => {
      stop();
      // The next duel may ask a question of the same number.
      begin(null);
    };
  }, []);
}
