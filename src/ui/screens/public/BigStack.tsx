import { SeatShape, seatClass } from '../../base/art';
import type { BigLink } from '../game/game-page';

interface BigStackProps {
  readonly title: string;
  readonly links: readonly BigLink[];
  readonly names: readonly [string, string];
}

/** What lies on the stack, link by link, in type that is read from two metres. */
export function BigStack({ title, links, names }: BigStackProps) {
  return (
    <section className="big-stack" data-anchor="stack" aria-label={title} data-links={links.length}>
      <h2 className="big-stack__title">{title}</h2>
      <ol>
        {links.map(({ number, player, name, state, isBroken, word, lines }) => (
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
              {lines.map((line) => (
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
