import { useEffect, useId, useRef, useState } from 'react';
import type { Player } from '../../engine';
import type { MatchView } from '../../match';
import { useMatchTexts } from '../../i18n/match-texts';
import { useMatch } from '../../store/match/match-store';
import { otherPlayer, withPlayer, type Pair } from '../../store/seats';
import { SeatCrest, seatClass } from '../art';
import { Button } from '../shared/Button';
import { LeaveMatch } from './LeaveMatch';
import type { MatchProps } from './match-props';
import { MatchScore } from './MatchScore';

interface SeatPreparationProps {
  readonly seat: Player;
  readonly counts: MatchView['counts'][number];
  readonly names: readonly [string, string];
  readonly cut: number;
  readonly onCut: (cut: number) => void;
}

/** What one player lays on the table: the deck that the opponent cuts, the Fusion Deck, the Side Deck by its number. */
function SeatPreparation({ seat, counts, names, cut, onCut }: SeatPreparationProps) {
  const t = useMatchTexts();
  const p = t.preparation;
  const id = useId();
  const { main, fusion, side } = counts;
  return (
    <section className={`prep-seat ${seatClass(seat)}`} aria-label={names[seat]}>
      <header>
        <SeatCrest seat={seat} size={56} />
        <h2>{names[seat]}</h2>
      </header>
      <dl>
        <dt>{p.deck}</dt>
        <dd>{p.shuffled(main)}</dd>
        <dt>{p.fusionDeck}</dt>
        <dd>{fusion > 0 ? t.cards(fusion) : p.noFusionDeck}</dd>
        <dt>{p.sideDeck}</dt>
        <dd data-side-count={side}>
          <b>{side > 0 ? t.cards(side) : t.none}</b>
          {side > 0 && <> · {p.shows}</>}
        </dd>
      </dl>
      <div className="prep-cut">
        <label htmlFor={id}>{p.cuts(names[otherPlayer(seat)], names[seat])}</label>
        <div className="prep-cut__deck" aria-hidden="true">
          <i style={{ flexGrow: cut }} />
          <i style={{ flexGrow: main - cut }} />
        </div>
        <input
          id={id}
          type="range"
          min={1}
          max={main - 1}
          value={cut}
          data-cut={seat}
          aria-valuetext={p.cutAt(cut, main - cut)}
          onChange={(event) => onCut(Number(event.target.value))}
        />
        <p>{p.cutAt(cut, main - cut)}</p>
      </div>
    </section>
  );
}

/** The short ceremony before a duel: one screen, one key. */
export function Preparation({ match, names }: MatchProps) {
  const t = useMatchTexts();
  const p = t.preparation;
  const { number, counts, chooser, duels } = match;
  const [cuts, setCuts] = useState<Pair<number>>(() => [Math.round(counts[0].main / 2), Math.round(counts[1].main / 2)]);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => frame.current?.querySelector<HTMLElement>('.btn--main')?.focus({ preventScroll: true }), []);
  const who =
    chooser !== 'rockPaperScissors'
      ? p.byLoser(names[chooser])
      : duels.length > 0
        ? p.byThrowAgain
        : match.first !== null
          ? p.set(names[match.first])
          : p.byThrow;
  return (
    <main className="match-page" ref={frame} data-match-stage="preparing">
      <header className="match-page__head">
        <h1>{p.title(number)}</h1>
        <p>{p.greeting(names[0], names[1])}</p>
        {duels.length > 0 && <MatchScore match={match} names={names} />}
      </header>
      <ol className="prep-steps">
        {p.steps.map((step, i) => (
          <li key={step}>
            <b aria-hidden="true">{i + 1}</b>
            {step}
          </li>
        ))}
      </ol>
      <div className="prep-seats">
        {([0, 1] as const).map((seat) => (
          <SeatPreparation
            key={seat}
            seat={seat}
            counts={counts[seat]}
            names={names}
            cut={cuts[seat]}
            onCut={(cut) => setCuts(withPlayer(cuts, seat, cut))}
          />
        ))}
      </div>
      <footer className="match-page__foot">
        <LeaveMatch canSave={duels.length > 0} />
        <p>{who}</p>
        <Button tone="main" hint="Enter" data-act="begin" onClick={() => useMatch.getState().begin(cuts)}>
          {p.begin(number)}
        </Button>
      </footer>
    </main>
  );
}
