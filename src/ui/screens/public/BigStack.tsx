import { SeatShape, seatClass } from '../../base/art';
import type { StackTold } from '../../table/stack/stack-told';

interface BigStackProps {
  readonly told: StackTold;
  readonly names: readonly [string, string];
}

/** What lies on the stack, link by link, in type that is read from two metres. */
export function BigStack({ told: { title, note, entries }, names }: BigStackProps) {
  return (
    <section className="big-stack" data-anchor="stack" aria-label={title} data-links={entries.length}>
      <h2 className="big-stack__title">
        {title} <small>{note}</small>
      </h2>
      <ol>
        {entries.map(({ number, player, name, state, isBroken, kind, word = kind, lines, end }) => (
          <li
            key={`${number} ${name}`}
            className={`big-link ${seatClass(player)}${isBroken ? ' big-link--broken' : ''}`}
            data-state={state}
          >
            <b className="big-link__ring">{number}</b>
            <div className="big-link__words">
              <p className="big-link__who">
                <SeatShape seat={player} />
                {names[player]} <em>{word}</em>
              </p>
              <p className="big-link__card">{name}</p>
              {[...lines.slice(1), ...(end ? [end.says] : [])].map((line) => (
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
