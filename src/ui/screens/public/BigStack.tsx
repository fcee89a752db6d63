import { SeatShape, seatClass } from '../../base/art';
import type { StackTold } from '../../table/stack/stack-told';

interface BigStackProps {
  readonly told: StackTold;
  readonly names: readonly [string, string];
}

/** How it ends, in place of how it stands; of what has only its kind (an attack), both. In a long stack nothing else is said. */
const becomes = (kind: string, word: string | undefined, end: string | undefined): string =>
  word === undefined ? [kind, ...(end ? [end] : [])].join(' · ') : (end ?? word);

/** What lies on the stack, link by link, in type that is read from two metres. */
export function BigStack({ told: { title, note, entries }, names }: BigStackProps) {
  return (
    <section className="big-stack" data-anchor="stack" aria-label={title} data-links={entries.length}>
      <h2 className="big-stack__title">
        {title} <small>{note}</small>
      </h2>
      <ol>
        {entries.map(({ number, player, name, state, isBroken, kind, word, lines, end }) => (
          <li
            key={`${number} ${name}`}
            className={`big-link ${seatClass(player)}${isBroken ? ' big-link--broken' : ''}`}
            data-state={state}
          >
            <b className="big-link__ring">{number}</b>
            <div className="big-link__words">
              <p className="big-link__who">
                <SeatShape seat={player} />
                {names[player]} <em>{becomes(kind, word, end?.says)}</em>
              </p>
              <p className="big-link__card">{name}</p>
              {lines.slice(1).map((line) => (
                <p key={line} className="big-link__line">
                  {line}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
