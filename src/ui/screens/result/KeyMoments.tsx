import { useMemo, type ComponentType, type CSSProperties } from 'react';
import { useAroundTexts } from '../../../i18n/around-texts';
import { keyMoments, type MomentKind } from '../../../store/key-moments';
import { SeatCrest, SeatShape, seatClass } from '../../base/art';
import { lifeCourse, slotsOf, WIDTH } from './life-course';
import type { Ended } from './ended';

const TILE =
  'flex items-center gap-2.5 size-full px-1 py-1.75 border-t-3 border-seat text-start [.seat-b>&]:border-dashed spare:flex-col spare:items-start narrow:flex-row narrow:items-center';

/** A card of the game that has ended: its name, and its crest filling its place. */
export interface CardOfGame {
  readonly nameOf: (passcode: number) => string;
  readonly Crest: ComponentType<{ readonly passcode: number; readonly className: string }>;
}

interface KeyMomentsProps extends CardOfGame {
  readonly ended: Ended;
  /** Looks at the table as it was then; without it nothing can be pressed. */
  readonly onLook: ((line: number) => void) | undefined;
}

const isLoss = (kind: MomentKind): boolean => kind !== 'sweep' && kind !== 'stack' && kind !== 'end';

/** The course of both lives, and the moments by which the game is remembered. */
export function KeyMoments({ ended: { figures, called }, nameOf, Crest, onLook }: KeyMomentsProps) {
  const { moments: t } = useAroundTexts().result;
  const { beats, lifePoints } = figures;
  const moments = useMemo(() => keyMoments(beats), [beats]);
  const start = lifePoints[0]?.[0] ?? 0;
  const { lines, spots } = useMemo(() => lifeCourse({ beats, moments, start }), [beats, moments, start]);
  if (moments.length === 0 && lifePoints.length <= 2) return null;
  return (
    <div className="moments" style={{ '--moments': slotsOf(moments) } as CSSProperties}>
      <div className="moments__course relative mt-2 h-[clamp(64px,14vh,150px)]" aria-hidden="true">
        <svg
          className="graph absolute inset-0 size-full overflow-visible fill-none"
          viewBox={`0 0 ${WIDTH} 100`}
          preserveAspectRatio="none"
        >
          <path className="moments__scale" d={`M0 96H${WIDTH}M0 53H${WIDTH}M0 10H${WIDTH}`} />
          <path className="moments__line moments__line--b" d={lines[1]} />
          <path className="moments__line" d={lines[0]} />
        </svg>
        {spots.map(({ x, y }, i) => (
          <i
            key={i}
            className="absolute bottom-0 w-[1.2px] bg-gold-2/80 before:absolute before:top-0 before:left-1/2 before:size-3.5 before:[translate:-50%_-50%] before:rounded-[50%] before:border-3 before:border-gold-1 before:bg-urushi-0 narrow:hidden"
            style={{ left: `${x / 10}%`, top: `${y}%`, '--at': i } as CSSProperties}
          />
        ))}
      </div>
      <ol className="grid grid-cols-[repeat(var(--moments),minmax(0,1fr))] gap-2.5 narrow:mt-3 narrow:grid-cols-[minmax(0,1fr)] narrow:gap-1">
        {moments.map(({ kind, line, turn, player, passcode, amount }, i) => {
          const tile = (
            <>
              <span className="flex-none size-[clamp(44px,7vh,72px)]" aria-hidden="true">
                {passcode === undefined ? (
                  <SeatCrest seat={player} />
                ) : (
                  <Crest
                    passcode={passcode}
                    className="size-full rounded-[8px]! [box-shadow:inset_0_0_0_1.5px_var(--c-edge)] [&>.kamon]:size-[86%]"
                  />
                )}
              </span>
              <span className="min-w-0">
                <small className="flex flex-wrap items-center gap-x-1.25 font-text text-note/close font-semibold text-writing-2 [&_.shape]:size-[0.8em]">
                  <SeatShape seat={player} />
                  {[
                    // A position that was laid out begins in no turn.
                    ...(turn > 0 ? [t.turn(turn)] : []),
                    ...(kind === 'sweep' ? [t.cards(amount)] : []),
                    ...(isLoss(kind) ? [`−${amount}`] : []),
                  ].join(' · ')}
                </small>
                <b className="block font-display text-head/close font-normal">
                  {kind === 'stack' ? called.stackOf(amount) : t.kinds[kind]}
                </b>
                {passcode !== undefined && <span className="block text-note/[1.25] text-writing-2">{nameOf(passcode)}</span>}
              </span>
            </>
          );
          return (
            <li key={line} className={seatClass(player)} data-moment={kind} style={{ '--at': i } as CSSProperties}>
              {onLook ? (
                <button type="button" className={`${TILE} hover:bg-urushi-3 cursor-pointer`} onClick={() => onLook(line)}>
                  {tile}
                </button>
              ) : (
                <div className={TILE}>{tile}</div>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
