import { desk, useTable } from '../desk/table-store';
import { thinkerOfThisPage } from '../game';
import { useSettings } from '../keeping/settings';
import { PartnersAtTable } from './at-table';
import { AnswerBeat } from './answer-beat';
import { usePartner } from './stuck';
import { beginWorker, patienceOf, workerThinker } from './worker';

/** Plays for the partners at the table of this page from now on. */
export async function partnersSit(): Promise<void> {
  const { address, thinkableGame } = await thinkerOfThisPage();
  const { search } = location;
  const partners = new PartnersAtTable({
    desk,
    thinker: workerThinker(() => beginWorker(address), patienceOf(search)),
    thinkable: thinkableGame,
    beat: new AnswerBeat(search, () => useSettings.getState().pace),
    reply: (agrees) => useTable.getState().reply(agrees),
    tellStuck: (stuck) => usePartner.setState({ stuck }),
  });
  usePartner.setState({ again: () => partners.again() });
  useTable.subscribe(() => partners.look());
  partners.look();
}
