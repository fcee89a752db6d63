import type { TableTexts } from '../../../../i18n/table-texts';
import type { WorkshopTexts } from '../../../../i18n/workshop-texts';
import { isRow, type LaidCard, type Spot, type ZoneName } from '../../workshop/laid-position';

export const namesIn = ({ names }: WorkshopTexts): readonly [string, string] => [names.first, names.second];

/** The name of a pile, or of the cell of a row. */
export function zoneName(zone: ZoneName, index: number, { zones }: Pick<TableTexts, 'zones'>): string {
  if (zone === 'hand') return zones.hand.from(0);
  if (isRow(zone)) return zones[zone].at(index + 1);
  return zones[zone].name;
}

export const spotName = ({ seat, zone, index }: Spot, t: WorkshopTexts, table: TableTexts): string =>
  t.field.spot(namesIn(t)[seat], zoneName(zone, index, table));

/** How a card lies, for whoever hears it. */
export function lieWords(laid: LaidCard, zone: ZoneName, t: WorkshopTexts): readonly string[] {
  if (zone === 'monster') return [t.card.positions[laid.position ?? 'attack']];
  if (zone === 'spellTrap') return [t.card.faces[laid.face ?? 'set']];
  return zone === 'field' ? [t.card.faces[laid.face ?? 'up']] : [];
}
