import { useSecrecyTexts } from '../../../i18n/secrecy-texts';
import { SEATINGS, useSeating, type Seating } from '../../../store/desk/seating';
import type { GlyphName } from '../../base/art';
import { Note } from '../../base/shared/Note';
import { Choice, type ChoiceSize } from '../../base/shared/Choice';

const ICONS: Readonly<Record<Seating, GlyphName>> = { flip: 'seats-flip', fixed: 'seats-fixed', facing: 'seats-facing' };

/** How the two sit at the screen. It can be changed at any time. */
export function SeatingChoice({ size = 'usual' }: ChoiceSize) {
  const t = useSecrecyTexts();
  const { seating, sit } = useSeating();
  return (
    <div className="grid gap-1.5">
      <Choice
        label={t.seating}
        size={size}
        options={SEATINGS.map((value) => ({ value, label: t.seatings[value], icon: ICONS[value] }))}
        value={seating}
        onChange={sit}
      />
      <Note>{t.seatingNote[seating]}</Note>
    </div>
  );
}
