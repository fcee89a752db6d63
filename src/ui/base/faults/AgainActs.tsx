import { useFaultTexts } from '../../../i18n/fault-texts';
import { Button } from '../shared/Button';
import type { Fault } from './Boundary';

/** Tries again; what could not be fetched may need the page of now. */
export function AgainActs({ fault, again }: { readonly fault: Fault; readonly again: () => void }) {
  const t = useFaultTexts();
  return (
    <>
      <Button data-act="again" onClick={again}>
        {t.again}
      </Button>
      {fault === 'notFetched' && (
        <Button data-act="load-anew" onClick={() => location.reload()}>
          {t.reload}
        </Button>
      )}
    </>
  );
}
