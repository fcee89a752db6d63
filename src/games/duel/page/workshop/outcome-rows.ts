import type { TableTexts } from '../../../../i18n/table-texts';
import type { WorkshopTexts } from '../../../../i18n/workshop-texts';
import type { LineOutcome, SideOutcome } from '../../workshop/outcome';

interface Words {
  readonly t: WorkshopTexts;
  readonly table: TableTexts;
  readonly names: readonly [string, string];
  readonly nameOf: (passcode: number) => string;
}

interface Row {
  readonly name: string;
  readonly says: readonly [string, string];
}

/** How two lines end, thing by thing. */
export function outcomeRows(
  [one, other]: readonly [LineOutcome | null, LineOutcome | null],
  { t, table, names, nameOf }: Words,
): readonly Row[] {
  const row = (name: string, says: (outcome: LineOutcome) => string): Row => ({
    name,
    says: [one ? says(one) : t.judge.broken, other ? says(other) : t.judge.broken],
  });
  const cards = (passcodes: readonly number[]): string => passcodes.map(nameOf).join(table.card.comma) || t.lines.nothing;
  const result = ({ result: is }: LineOutcome): string =>
    is === null ? t.lines.running : is.winner === 'draw' ? t.play.draw : t.play.wins(names[is.winner]);
  const sideRows = (seat: 0 | 1): readonly Row[] => {
    const of = (what: string, says: (side: SideOutcome) => string): Row =>
      row(t.field.spot(names[seat], what), ({ sides }) => says(sides[seat]));
    return [
      of(t.lines.lifePoints, ({ lifePoints }) => String(lifePoints)),
      of(t.lines.hand, ({ hand }) => cards(hand)),
      of(t.lines.field, ({ field }) => cards(field)),
      of(t.lines.graveyard, ({ graveyard }) => cards(graveyard)),
      of(t.lines.deck, ({ deck }) => String(deck)),
    ];
  };
  return [
    row(t.lines.result, result),
    row(t.lines.turn, ({ turn, phase }) => `${turn} · ${table.phaseName[phase]}`),
    ...sideRows(0),
    ...sideRows(1),
  ];
}
