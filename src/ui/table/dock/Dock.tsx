import { useEffect, useRef, type ReactNode } from 'react';
import type { Seat as Player } from '../../../engine/table';
import { usePromptTexts } from '../../../i18n/prompt-texts';
import { useTimelineTexts } from '../../../i18n/timeline-texts';
import { useAskOnce } from '../../../store/desk/ask-once';
import { SeatShape, seatClass } from '../../base/art';
import { focusWithPicture } from '../../base/drawn/focus-with-picture';
import { useLive } from '../../base/shared/use-live';
import './prompt.css';
import { Reason } from '../../base/rules/Reason';
import type { Refusal } from '../../base/shared/dock-store';
import { useActPlaces } from './act-places';
import { useFresh } from './use-fresh';
import { useLongPressAsks } from './use-long-press-asks';

interface DockProps {
  /** Whose prompt it is: the dock takes the colour of that seat. */
  readonly seat: Player | null;
  /** Changes with each question: the keyboard is taken to it, the pointer has to wait a moment. */
  readonly question: string;
  readonly kind: string;
  readonly say: ReactNode;
  readonly note?: ReactNode;
  /** Why the last wish was refused: stands in place of the note. */
  readonly refusal?: Refusal;
  /** Nothing more can be picked: the keyboard goes on to Confirm. */
  readonly isFull?: boolean;
  /** Beside the sentence, apart from the answers. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** Where every question is asked: one sentence, one note, buttons. Always there and always the same size. */
export function Dock({ seat, question, kind, say, note, refusal = [], isFull, aside, children }: DockProps) {
  const t = usePromptTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const [assertive, polite] = [useLive('assertive'), useLive('polite')];
  const isFresh = useFresh(question);
  const places = useActPlaces();
  const longPress = useLongPressAsks();
  const { askOnce } = useTimelineTexts();
  const armed = useAskOnce((wish) => wish.armed);
  useEffect(() => focusWithPicture(heading.current), [question]);
  return (
    <section
      className={`dock ${seat === null ? '' : seatClass(seat)}`}
      aria-label={t.dock}
      data-seat={seat ?? undefined}
      data-kind={kind}
      data-question={question}
      data-full={isFull}
    >
      <div className="dock__text">
        <h2 className="dock__say" ref={heading} tabIndex={-1} aria-live={assertive}>
          {seat !== null && <SeatShape seat={seat} />}
          {say}
        </h2>
        <p className={`dock__note${refusal.length > 0 ? ' dock__note--refusal' : ''}`} aria-live={polite}>
          {refusal.length > 0
            ? refusal.map((line) =>
                typeof line === 'string' ? <span key={line}>{line}</span> : <Reason key={line.text} reason={line} />,
              )
            : armed
              ? askOnce.armed
              : note}
        </p>
      </div>
      <div
        className={`dock__acts${isFresh ? ' dock__acts--fresh' : ''}`}
        style={{ '--places': places }}
        role="group"
        aria-label={t.dock}
        {...longPress}
      >
        {children}
      </div>
      {aside && <div className="dock__aside">{aside}</div>}
    </section>
  );
}
