import { useDoorTexts } from '../../../i18n/door-texts';
import { useStartTexts } from '../../../i18n/start-texts';
import { isOpenDoor } from '../kiosk/doors';
import { Icon, type GlyphName } from '../../base/art';
import { DOOR, DoorHead } from './Door';

/** The screens beside the table, in the order of the start. */
const MORE = [
  { door: 'lessons', icon: 'flag' },
  { door: 'puzzles', icon: 'target' },
  { door: 'rules', icon: 'book' },
  { door: 'decks', icon: 'deck' },
  { door: 'library', icon: 'timeline' },
  { door: 'workshop', icon: 'plus' },
] as const satisfies readonly { readonly door: string; readonly icon: GlyphName }[];

/** The ways to everything beside the table. */
export function MoreDoor() {
  const t = useStartTexts();
  const { title, doors } = useDoorTexts();
  return (
    <nav className={`${DOOR} bg-tile shadow-line`} aria-label={title}>
      <DoorHead>{t.more}</DoorHead>
      <ul className="more flex-1 grid auto-rows-[minmax(min-content,93px)] px-[clamp(8px,0.8vw,16px)] py-[clamp(6px,1vh,12px)]">
        {MORE.filter(({ door }) => isOpenDoor(door)).map(({ door, icon }) => (
          <li key={door} className="grid min-h-14 border-(--line) not-first:border-t">
            <a
              href={`#${door}`}
              className="grid grid-cols-[auto_1fr_auto] gap-3.5 items-center px-2 py-1 rounded hover:bg-urushi-3"
            >
              <Icon name={icon} className="size-7 text-gold-2" />
              <span className="[&:lang(ja)]:wrap-anywhere">
                <b className="block font-display text-[length:calc(var(--text-head)+2px)]/close font-normal">{doors[door]}</b>
                <small className="text-note/even text-writing-2 in-data-open:hidden">{t.moreNotes[door]}</small>
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
