import { useDoorTexts } from '../../i18n/door-texts';
import { ButtonLink } from '../shared/Button';
import { doors } from './doors';

/** The doors of the start. */
export function DoorList() {
  const t = useDoorTexts();
  const shown = doors.flatMap(({ name, label }) => (label ? [{ name, label }] : []));
  return (
    <nav className="flex flex-wrap gap-2 justify-center" aria-label={t.title}>
      {shown.map(({ name, label }) => (
        <ButtonLink key={name} href={`#${name}`}>
          {t.doors[label]}
        </ButtonLink>
      ))}
    </nav>
  );
}
