import { usePartnerTexts } from '../../../i18n/partner-texts';
import type { Seat } from '../../../engine/table';
import { usePartner } from '../../../store/partner/stuck';
import { useTable } from '../../../store/desk/table-store';
import { Button } from '../../base/shared/Button';
import { Dock } from './Dock';

/** A partner is asked: nothing is to be done here, unless it does not answer. */
export function PartnerPrompt({ seat, name }: { readonly seat: Seat; readonly name: string }) {
  const t = usePartnerTexts();
  const { stuck, again } = usePartner();
  if (stuck?.seat !== seat)
    return <Dock seat={seat} question={`partner ${seat}`} kind="partner" say={t.decides(name)} note={t.isPartner} />;
  return (
    <Dock seat={seat} question={`stuck ${seat}`} kind="stuck" say={t.stuck(name)} note={t.why[stuck.why]}>
      <Button data-act="take-seat" onClick={() => useTable.getState().takeSeat(seat)}>
        {t.takeSeat(name)}
      </Button>
      <Button tone="main" data-act="again" onClick={again}>
        {t.again}
      </Button>
    </Dock>
  );
}
