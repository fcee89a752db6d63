import { useDeckSubject } from './subject';
import { useEditing } from './editing';
import { FACTS_TITLE } from './Legality';

/** The shape of the deck: how many cards of each size, and of each kind; `about`: what it is there to do. */
export function CurvePanel({ about }: { readonly about: string | undefined }) {
  const { curve, groups, groupOf } = useDeckSubject();
  const { main } = useEditing().cards;
  const { title, bars } = curve(main);
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  const kinds = groups.map((group) => ({ ...group, count: main.filter((passcode) => groupOf(passcode) === group.key).length }));
  return (
    <div className="flex flex-col gap-2 h-full px-3.5 pt-1 pb-3 overflow-auto grand:pt-3 low:not-stacked:min-h-50">
      <h2 className={`hidden grand:block ${FACTS_TITLE}`}>{title}</h2>
      <ul className="flex-[1_1_96px] grid auto-cols-[1fr] grid-flow-col gap-2 min-h-21 max-h-75">
        {bars.map(({ label, count }) => (
          <li key={label} className="grid grid-rows-[auto_minmax(0,1fr)_auto] justify-items-center gap-0.75">
            <b className="font-text text-note/none font-semibold">{count}</b>
            <i
              className="self-end w-full min-h-0.75 rounded-t-[2px] bg-gilt forced-color-adjust-none transition-[height] duration-move ease-door"
              style={{ height: `${(count / highest) * 100}%` }}
            />
            <small className="text-note/even text-writing-2">{label}</small>
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-1">
        {kinds.map(({ key, label, colour, count }) => (
          <li key={key} className="basis-0 min-w-max text-note/even text-writing-2" style={{ flexGrow: count }}>
            <i
              className="block h-2 mb-0.75 rounded-[2px] forced-color-adjust-none"
              style={{ background: count === 0 ? 'none' : colour }}
            />
            <b className="text-writing-1">{count}</b> {label}
          </li>
        ))}
      </ul>
      {about !== undefined && <p className="text-note/[1.35] text-writing-2 text-pretty">{about}</p>}
    </div>
  );
}
