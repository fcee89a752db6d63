import { useDoorTexts } from '../../../i18n/door-texts';
import { useStartTexts } from '../../../i18n/start-texts';
import { isOpenDoor } from '../kiosk/doors';
import { Icon, type GlyphName } from '../../base/art';

/** The screens beside the table, in the order of the start. */
const MORE = [
  { door: 'lessons', icon: 'flag' },
  { door: 'rules', icon: 'book' },
  { door: 'decks', icon: 'deck' },
  { door: 'library', icon: 'timeline' },
] as const satisfies readonly { readonly door: string; readonly icon: GlyphName }[];

/** The ways to everything beside the table. */
export function MoreDoor() {
  const t = useStartTexts();
  const { title, doors } = useDoorTexts();
  return (
    <nav className="door door--more" aria-label={title}>
      <h2 className="door__head">{t.more}</h2>
      <ul className="more">
        {MORE.filter(({ door }) => isOpenDoor(door)).map(({ door, icon }) => (
          <li key={door}>
            <a href={`#${door}`}>
              <Icon name={icon} />
              <span>
                <b>{doors[door]}</b>
                <small>{t.moreNotes[door]}</small>
              </span>
              <span className="text-[24px] text-gold-1" aria-hidden="true">
                ›
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
