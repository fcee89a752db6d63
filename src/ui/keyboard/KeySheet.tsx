import { useKeyTexts } from '../../i18n/key-texts';
import { KeyList, type KeyRow } from '../shared/KeyList';
import { useDuel } from '../../store/desk/duel-store';
import { hasPendulum } from '../../store/rule-set';
import { Hint } from '../shared/Note';
import { SheetFrame } from '../shared/SheetFrame';
import { useDock } from '../shared/dock-store';

/** The keyboard map. */
export function KeySheet() {
  const t = useKeyTexts();
  const { names } = t;
  const isPendulum = useDuel((store) => store.table !== null && hasPendulum(store.table.profile));
  const rows: readonly KeyRow[] = [
    [[names.tab], t.tab],
    [[names.arrows], t.arrows],
    [[names.enter], t.enter],
    [['1 … 9'], t.digits],
    [['A'], t.acts],
    [[t.names.hold('A')], t.askOnce],
    [[names.space, 'P'], t.pass],
    [['L'], t.look],
    [['R'], t.respond],
    [['⇧ R'], t.respondOwn],
    [['N'], t.next],
    [['E'], t.end],
    [[names.esc, names.backspace], t.esc],
    [['D'], t.dock],
    [['H'], t.hand],
    [['J'], t.field],
    [['F'], t.turn],
    [['G', '⇧ G'], t.graveyard],
    [['B', '⇧ B'], t.banished],
    ...(isPendulum
      ? ([
          [['X', '⇧ X'], t.extraDeck],
          [['P'], t.pendulum],
        ] satisfies KeyRow[])
      : []),
    [['I'], t.inspect],
    [['V'], t.timeline],
    [['[ ]', '{ }', 'Home', 'End'], t.walk],
    [['S'], t.stops],
    [['M'], t.menu],
    [['W'], t.whyNot],
    [['/'], t.rules],
    [['?'], t.help],
    [['PgDn', 'PgUp', 'T'], t.lesson],
  ];
  return (
    <SheetFrame name={t.title} title={t.title} onClose={() => useDock.getState().open(null)}>
      <Hint>{t.note}</Hint>
      <KeyList rows={rows} />
    </SheetFrame>
  );
}
