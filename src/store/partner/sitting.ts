import { later } from '../fetching/later';
import { desk, useTable } from '../desk/table-store';
import { usePartner } from './stuck';

const partners = later(async () => (await import('./partners')).partnersSit());

/** What thinks is fetched as soon as a partner sits at the table. */
export function waitForPartners(): void {
  let isComing = false;
  const look = (): void => {
    const seat = desk.open?.players?.findIndex(({ kind }) => kind === 'partner') ?? -1;
    if (seat < 0 || isComing) return;
    isComing = true;
    usePartner.setState({ stuck: null });
    partners.get().catch(() => {
      usePartner.setState({ stuck: { seat: seat === 0 ? 0 : 1, why: 'unreachable' }, again: () => ((isComing = false), look()) });
    });
  };
  useTable.subscribe(look);
  look();
}
