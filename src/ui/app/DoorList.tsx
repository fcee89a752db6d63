import { useDoorTexts } from '../../i18n/door-texts';
import { doors } from './doors';
import '../doors/doors.css';

/** The doors of the set-up screen. */
export function DoorList() {
  const t = useDoorTexts();
  const shown = doors.flatMap(({ name, label }) => (label ? [{ name, label }] : []));
  if (shown.length === 0) return null;
  return (
    <nav className="doors" aria-label={t.title}>
      {shown.map(({ name, label }) => (
        <a key={name} className="btn" href={`#${name}`}>
          {t.doors[label]}
        </a>
      ))}
    </nav>
  );
}
