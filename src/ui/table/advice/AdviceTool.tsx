import type { Seat } from '../../../engine/table';
import { signOf } from '../../../games/played';
import { useAdviceTexts } from '../../../i18n/advice-texts';
import { isAskedInPrivate } from '../../../store/desk/question';
import type { Table } from '../../../store/desk/table';
import { useSettings } from '../../../store/keeping/settings';
import { Button } from '../../base/shared/Button';
import { useDock } from '../../base/shared/dock-store';

/** Whether somebody could say what a partner would do: never in a match, and only to the eyes of whoever is asked. */
export const mayBeAdvised = (table: Pick<Table, 'game' | 'match' | 'question' | 'viewer' | 'review'>): boolean => {
  const { question, match, review, game } = table;
  const asks = question?.decision.options !== undefined || question?.decision.pick !== undefined;
  return signOf(game).hasPartner === true && match === null && review === null && asks && isAskedInPrivate(table);
};

/** At the edge of the seat that is asked, where it is wished. */
export function AdviceTool({ table, seat }: { readonly table: Table; readonly seat: Seat }) {
  const t = useAdviceTexts();
  const isWished = useSettings(({ advice }) => advice === 'on');
  const isOpen = useDock(({ sheet }) => sheet?.kind === 'advice');
  if (!isWished || table.question?.player !== seat || !mayBeAdvised(table)) return null;
  return (
    <div className="respond">
      <Button
        size="small"
        data-act="advice"
        aria-expanded={isOpen}
        onClick={() => useDock.getState().open(isOpen ? null : { kind: 'advice' })}
      >
        {t.button}
      </Button>
    </div>
  );
}
