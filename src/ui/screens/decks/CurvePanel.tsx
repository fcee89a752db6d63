import { useDeckSubject } from './subject';
import { useEditing } from './editing';

/** The shape of the deck: how many cards of each size, and of each kind; `about`: what it is there to do. */
export function CurvePanel({ about }: { readonly about: string | undefined }) {
  const { curve, groups, groupOf } = useDeckSubject();
  const { main } = useEditing().cards;
  const { title, bars } = curve(main);
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  const kinds = groups.map((group) => ({ ...group, count: main.filter((passcode) => groupOf(passcode) === group.key).length }));
  return (
    <div className="curve">
      <h2 className="facts__title">{title}</h2>
      <ul className="bars">
        {bars.map(({ label, count }) => (
          <li key={label}>
            <b>{count}</b>
            <i style={{ height: `${(count / highest) * 100}%` }} />
            <small>{label}</small>
          </li>
        ))}
      </ul>
      <ul className="kinds">
        {kinds.map(({ key, label, colour, count }) => (
          <li key={key} style={{ flexGrow: count }}>
            <i style={{ background: count === 0 ? 'none' : colour }} />
            <b>{count}</b> {label}
          </li>
        ))}
      </ul>
      {about !== undefined && <p className="text-note/[1.35] text-writing-2 text-pretty">{about}</p>}
    </div>
  );
}
