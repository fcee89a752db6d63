import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useTimelineTexts, type TimelineTexts } from '../../../i18n/timeline-texts';
import type { ChainSpan, Tick } from '../../../store/going-back/timeline';
import { seatClass } from '../../base/art';
import type { Tale } from '../log/tale';

interface TickStripProps {
  readonly ticks: readonly Tick[];
  readonly chains: readonly ChainSpan[];
  /** Where the review stands; null when it stands on another line. */
  readonly at: number | null;
  readonly label: string;
  readonly tale: Tale;
  readonly onGo: (answers: number) => void;
}

function signOf({ how, kind, isObjection }: Tick): string {
  const signs = ['tick'];
  if (how === 'forced') signs.push('tick--forced');
  else if (kind !== 'respond') signs.push('tick--act');
  else if (how === 'tacit') signs.push('tick--tacit');
  if (isObjection) signs.push('tick--objection');
  return signs.join(' ');
}

function bracketOf(answers: number, chains: readonly ChainSpan[]): string {
  const chain = chains.find((one) => answers >= one.from && answers <= one.to);
  if (!chain) return '';
  return ` tick--chain${answers === chain.from ? ' tick--chain-first' : ''}${answers === chain.to ? ' tick--chain-last' : ''}`;
}

const wordsOf = (tick: Tick, tale: Tale, { how }: TimelineTexts): string =>
  `${tale.asked(tick)} — ${tick.isObjection ? how.objected : how[tick.how]}`;

/** The tick nearest to a point, on its line first: a finger need not hit one. -1 when there are none. */
function nearestTick(ticks: ArrayLike<Element>, x: number, y: number): number {
  let nearest = -1;
  let least = Infinity;
  for (let i = 0; i < ticks.length; i += 1) {
    const { left, right, top, bottom } = ticks[i]!.getBoundingClientRect();
    const across = Math.max(left - x, 0, x - right);
    const down = Math.max(top - y, 0, y - bottom);
    const distance = across + down * 1000;
    if (distance < least) [nearest, least] = [i, distance];
  }
  return nearest;
}

/** The decisions of a turn as one control: point or drag along it, or walk it with the arrow keys. */
export function TickStrip({ ticks, chains, at, label, tale, onGo }: TickStripProps) {
  const t = useTimelineTexts();
  const strip = useRef<HTMLDivElement>(null);
  const here = at === null ? -1 : ticks.findIndex((tick) => tick.answers === at);
  useEffect(() => void strip.current?.querySelector('.tick--here')?.scrollIntoView({ block: 'nearest' }), [here]);
  const go = (index: number): void => {
    const tick = ticks[Math.max(0, Math.min(ticks.length - 1, index))];
    if (tick) onGo(tick.answers);
  };
  const point = (event: PointerEvent<HTMLElement>): void => {
    if (event.buttons !== 1 || !strip.current) return;
    const index = nearestTick(strip.current.querySelectorAll('.tick'), event.clientX, event.clientY);
    if (index >= 0 && index !== here) go(index);
  };
  const walk = (event: KeyboardEvent<HTMLElement>): void => {
    const from = here < 0 ? 0 : here;
    const to = event.key === 'ArrowRight' ? from + 1 : event.key === 'ArrowLeft' ? from - 1 : null;
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    go(to);
  };
  const shown = ticks[here];
  return (
    <div
      ref={strip}
      className="flex flex-wrap min-h-tap px-1 py-0.5 rounded bg-urushi-0/45 cursor-pointer touch-pan-y select-none in-[.lane]:bg-transparent"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={Math.max(1, ticks.length)}
      aria-valuenow={here + 1}
      aria-valuetext={shown ? wordsOf(shown, tale, t) : t.decisions(ticks.length)}
      onPointerDown={point}
      onPointerMove={point}
      onKeyDown={walk}
    >
      {ticks.map((tick, i) => (
        <i
          key={tick.answers}
          className={`${signOf(tick)}${bracketOf(tick.answers, chains)}${i === here ? ' tick--here' : ''} ${seatClass(tick.player)}`}
          data-answers={tick.answers}
          data-how={tick.how}
          title={wordsOf(tick, tale, t)}
        />
      ))}
    </div>
  );
}
