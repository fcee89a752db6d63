import { useEffect, useId, useRef, useState } from 'react';
import type { Seat as Player } from '../../../engine/table';
import type { MatchView } from '../../../match';
import { useLengthTexts } from '../../../i18n/length-texts';
import { useMatchTexts } from '../../../i18n/match-texts';
import { useMatch } from '../../../store/match/match-store';
import type { Sitter } from '../../../store/running/sitter';
import { otherPlayer, withPlayer, type Pair } from '../../../store/seats';
import { SeatCrest, seatClass } from '../../base/art';
import { Button } from '../../base/shared/Button';
import { LeaveMatch } from './LeaveMatch';
import type { MatchProps } from './match-props';
import { MatchScore } from './MatchScore';

interface SeatPreparationProps {
  readonly seat: Player;
  readonly counts: MatchView['counts'][number];
  readonly names: readonly [string, string];
  readonly cut: number;
  /** A partner cuts in the middle and is not asked. */
  readonly isAsked: boolean;
  readonly onCut: (cut: number) => void;
}

/** What one player lays on the table: the deck that the opponent cuts, the Fusion Deck, the Side Deck by its number. */
function SeatPreparation({ seat, counts, names, cut, isAsked, onCut }: SeatPreparationProps) {
  const t = useMatchTexts();
  const l = useLengthTexts();
  const p = t.preparation;
  const id = useId();
  const { main, fusion, side } = counts;
  return (
    <section
      className={`grid gap-[clamp(10px,2vh,22px)] p-[clamp(14px,2.4vh,28px)] rounded-tray seat-lacquer min-w-0 ${seatClass(seat)}`}
      aria-label={names[seat]}
    >
      <header className="flex items-center gap-4">
        <SeatCrest seat={seat} size={56} />
        <h2 className="normal-nums font-display text-lp/tight font-normal wrap-anywhere">{names[seat]}</h2>
      </header>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4.5 gap-y-2 items-baseline">
        <dt className="text-writing-2 text-note">{p.deck}</dt>
        <dd className="text-body text-writing-2">{p.shuffled(main)}</dd>
        <dt className="text-writing-2 text-note">{p.fusionDeck}</dt>
        <dd className="text-body text-writing-2">{fusion > 0 ? l.cards(fusion) : p.noFusionDeck}</dd>
        <dt className="text-writing-2 text-note">{p.sideDeck}</dt>
        <dd className="text-body text-writing-2" data-side-count={side}>
          <b className="normal-nums font-display text-title/none font-normal text-writing-1">
            {side > 0 ? l.cards(side) : l.none}
          </b>
          {side > 0 && <> · {p.shows}</>}
        </dd>
      </dl>
      <div className="grid gap-1.5 pt-3 border-t border-t-seat/35">
        <label className="normal-nums font-display text-say/[1.25] font-normal" {...(isAsked && { htmlFor: id })}>
          {p.cuts(names[otherPlayer(seat)], names[seat])}
        </label>
        <div className="flex gap-2.5 h-[clamp(22px,9vh,110px)]" aria-hidden="true">
          <i
            className="[flex-basis:0] min-w-0.5 rounded-[2px] bg-[repeating-linear-gradient(90deg,var(--color-back-gold-2)_0_1px,var(--color-back-1)_1px_5px)] shadow-[inset_0_0_0_1px_var(--color-back-gold-3)]"
            style={{ flexGrow: cut }}
          />
          <i
            className="[flex-basis:0] min-w-0.5 rounded-[2px] bg-[repeating-linear-gradient(90deg,var(--color-back-gold-2)_0_1px,var(--color-back-1)_1px_5px)] shadow-[inset_0_0_0_1px_var(--color-back-gold-3)]"
            style={{ flexGrow: main - cut }}
          />
        </div>
        {isAsked && (
          <input
            id={id}
            type="range"
            className="w-full h-tap [accent-color:var(--color-gold-2)] cursor-pointer"
            min={1}
            max={main - 1}
            value={cut}
            data-cut={seat}
            aria-valuetext={p.cutAt(cut, main - cut)}
            onChange={(event) => onCut(Number(event.target.value))}
          />
        )}
        <p className="text-writing-2 text-note">{p.cutAt(cut, main - cut)}</p>
      </div>
    </section>
  );
}

/** The short ceremony before a duel: one screen, one key. */
export function Preparation({ match, names, sitters }: MatchProps & { readonly sitters: Pair<Sitter> }) {
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
    <main
      className="match-page min-h-dvh grid grid-rows-[auto_auto_1fr_auto] content-start gap-[clamp(10px,2vh,22px)] px-[clamp(14px,3vw,56px)] pt-[clamp(12px,2.6vh,34px)] text-writing-1 font-text text-body/calm font-medium tabular-nums lining-nums"
      ref={frame}
      data-match-stage="preparing"
    >
      <header className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <h1 className="normal-nums font-display text-hero/[1.05] font-normal text-gold-1">{p.title(number)}</h1>
        {duels.length > 0 && <MatchScore match={match} names={names} className="ms-auto" />}
      </header>
      <ol className="grid grid-cols-[repeat(4,1fr)] gap-2.5 slim:grid-cols-[1fr_1fr]">
        {p.steps.map((step, i) => (
          <li key={step} className="flex items-center gap-3 px-3 py-2 border-t-2 border-t-gold-3 text-writing-2 text-note/[1.25]">
            <b aria-hidden="true" className="normal-nums font-display text-title/none font-normal text-gold-1">
              {i + 1}
            </b>
            {step}
          </li>
        ))}
      </ol>
      <div className="grid grid-cols-[1fr_1fr] gap-5.5 self-center slim:grid-cols-[1fr]">
        {([0, 1] as const).map((seat) => (
          <SeatPreparation
            key={seat}
            seat={seat}
            counts={counts[seat]}
            names={names}
            cut={cuts[seat]}
            isAsked={sitters[otherPlayer(seat)] === 'person'}
            onCut={(cut) => setCuts(withPlayer(cuts, seat, cut))}
          />
        ))}
      </div>
      <footer className="sticky bottom-0 flex flex-wrap items-center gap-x-4 gap-y-2 mx-[calc(-1*clamp(14px,3vw,56px))] px-[clamp(14px,3vw,56px)] py-3 bg-urushi-0 border-t border-t-seam">
        <LeaveMatch canSave={duels.length > 0} />
        <p className="ms-auto text-writing-2">{who}</p>
        <Button tone="main" size="foot" hint="Enter" data-act="begin" onClick={() => useMatch.getState().begin(cuts)}>
          {p.begin}
        </Button>
      </footer>
    </main>
  );
}
