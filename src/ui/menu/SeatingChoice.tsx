import { useSecrecyTexts } from '../../i18n/secrecy-texts';
import { SEATINGS, useSeating, type Seating } from '../../store/desk/seating';
import type { GlyphName } from '../art';
import { Choice } from '../shared/Choice';

const ICONS: Readonly<Record<Seating, GlyphName>> = { flip: 'seats-flip', fixed: 'seats-fixed', facing: 'seats-facing' };

/** How the two sit at the screen. It can be changed at any time. */
export function SeatingChoice() {
  const t = useSecrecyTexts();
  const { seating, sit } = useSeating();
  return (
    <div className="secrecy-choice">
      <Choice
        label={t.seating}
        options={SEATINGS.map((value) => ({ value, label: t.seatings[value], icon: ICONS[value] }))}
        value={seating}
        onChange={sit}
      />
      <p className="menu__note">{t.seatingNote[seating]}</p>
    </div>
  );
}
