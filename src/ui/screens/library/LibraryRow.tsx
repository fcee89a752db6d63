import { memo } from 'react';
import { useLibraryTexts } from '../../../i18n/library-texts';
import type { PastGame } from '../../../store/recordings/past-game';
import { seatClass } from '../../base/art';
import { FieldPicture } from './FieldPicture';
import { usePastWords } from './past-words';
import { SeatLines } from './SeatLines';

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
    <li data-past={id}>
      <button
        type="button"
        className={`rec ${result && result.winner !== 'draw' ? seatClass(result.winner) : ''}`}
        aria-pressed={isChosen}
        onClick={() => onChoose(id)}
        onDoubleClick={() => onPlay(id)}
      >
        <span className="h-[clamp(92px,17vh,190px)] p-1.25 rounded-[3px] bg-[#120c09] stacked:[grid-area:map]">
          {course && <FieldPicture field={course.field} />}
        </span>
        <SeatLines duel={duel} words={words} />
        <span className="rec__meta">
          <b>{result?.winner === 'draw' ? `${t.draw} · ${words.why}` : words.why}</b>
          <small>
            {words.rules} · {words.turns} · <time dateTime={new Date(at).toISOString()}>{words.date}</time>
            {isPinned && ` · ${t.pinned}`}
          </small>
        </span>
      </button>
    </li>
  );
});
