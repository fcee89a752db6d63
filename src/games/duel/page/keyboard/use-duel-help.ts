import { isDuelTable } from '../../table';
import { useHelpTexts } from '../../../../i18n/help-texts';
import { useKeyTexts } from '../../../../i18n/key-texts';
import { hasPendulum } from '../../../../store/rule-set';
import type { KeyRow } from '../../../../ui/base/shared/KeyList';
import { useOnTable } from '../../../../ui/base/shared/on-table';
import type { HelpOfGame } from '../../../../ui/table/keyboard/HelpSheet';
import { keyRows } from '../../../../ui/table/keyboard/key-rows';

/** Help in a duel. */
export function useDuelHelp(): HelpOfGame {
  const t = useKeyTexts();
  const { names } = t;
  const isPendulum = useOnTable((store) => store.table !== null && isDuelTable(store.table) && hasPendulum(store.table.profile));
  const ofPendulum: readonly KeyRow[] = [
    [['X', '⇧ X'], t.extraDeck],
    [['P'], t.pendulum],
  ];
  const rows = keyRows(t, {
    acting: [
      [[names.hold('A')], t.askOnce],
      [[names.space, 'P'], t.pass],
      [['N'], t.next],
      [['E'], t.end],
    ],
    piles: [[['G', '⇧ G'], t.graveyard], [['B', '⇧ B'], t.banished], ...(isPendulum ? ofPendulum : [])],
    looking: [[['S'], t.stops]],
  });
  return { howTo: useHelpTexts(), rows: [...rows, [['PgDn', 'PgUp', 'T'], t.lesson]] };
}
