import { memo } from 'react';
import { useLibraryTexts } from '../../../i18n/library-texts';
import type { PastGame } from '../../../store/recordings/past-game';
import { seatClass } from '../../base/art';
import { FieldPicture } from './FieldPicture';
import { usePastWords } from './past-words';
import { SeatLines } from './SeatLines';

const TILE = [
  'grid content-start gap-1.75 min-w-0 px-2.5 pt-2.5 pb-2.25 rounded-t-[4px] bg-tile [box-shadow:inset_0_0_0_1px_var(--line)] text-start',
  'cursor-pointer hover:[box-shadow:inset_0_0_0_1px_var(--color-gold-1)] focus-visible:-outline-offset-4',
  'aria-pressed:[box-shadow:inset_0_0_0_2px_var(--color-gold-1)]',
  'aria-pressed:bg-[color-mix(in_srgb,var(--color-gold-2)_14%,var(--color-urushi-2))]',
  "stacked:[grid-template:'map_who'_auto_'meta_meta'_auto/40%_minmax(0,1fr)] stacked:items-center",
].join(' ');

interface LibraryRowProps {
  readonly duel: PastGame;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
  readonly onPlay: (id: string) => void;
}

/** One past duel on the shelf: how it lay, who, how it ended, when. A press takes it into the large place. */
export const LibraryRow = memo(function LibraryRow({ duel, isChosen, onChoose, onPlay }: LibraryRowProps) {
  const t = useLibraryTexts();
  const words = usePastWords(duel);
  const { id, result, at, isPinned, course } = duel;
  return (
    <li
      className="relative grid min-w-0 px-[clamp(5px,0.55vw,11px)] pb-2 [background:var(--board)] [content-visibility:auto] [contain-intrinsic-size:auto_300px]"
      data-past={id}
    >
      <button
        type="button"
        className={`rec ${TILE} ${result && result.winner !== 'draw' ? seatClass(result.winner) : ''}`}
        aria-pressed={isChosen}
        onClick={() => onChoose(id)}
        onDoubleClick={() => onPlay(id)}
      >
        <span className="h-[clamp(92px,17vh,190px)] p-1.25 rounded-[3px] bg-[#120c09] stacked:[grid-area:map]">
          {course && <FieldPicture field={course.field} />}
        </span>
        <SeatLines duel={duel} words={words} />
        <span className="grid gap-0.5 stacked:[grid-area:meta]">
          <b className="block font-text text-body/close font-semibold first-letter:uppercase">
            {result?.winner === 'draw' ? `${t.draw} · ${words.why}` : words.why}
          </b>
          <small className="text-note/[1.25] text-writing-2">
            {words.rules} · {words.turns} · <time dateTime={new Date(at).toISOString()}>{words.date}</time>
            {isPinned && ` · ${t.pinned}`}
          </small>
        </span>
      </button>
    </li>
  );
});
