import type { ReactNode } from 'react';
import { useLibraryTexts } from '../../../i18n/library-texts';
import { usePlaybackTexts } from '../../../i18n/playback-texts';
import { gameOfProfile, signOf } from '../../../games/played';
import type { PastGame } from '../../../store/recordings/past-game';
import { Icon, seatClass } from '../../base/art';
import { LifePointsGraph } from '../result/LifePointsGraph';
import { Button } from '../../base/shared/Button';
import { FieldPicture } from './FieldPicture';
import { usePastWords } from './past-words';
import { SeatLines } from './SeatLines';

/** Where watching begins, if not at the beginning; `judged`: there, looked through. */
export type WatchFrom = 'lastTurn' | 'longestChain' | 'judged';

/** A chain that is worth a look has an answer to it. */
const CHAIN = 2;

interface ChosenDuelProps {
  readonly duel: PastGame;
  readonly isLatest: boolean;
  readonly isSaving: boolean;
  readonly onPlay: (from?: WatchFrom) => void;
  readonly onSave: () => void;
  readonly onPin: () => void;
  readonly onRemove: () => void;
  /** What lies over it while it is open. */
  readonly children?: ReactNode;
}

/** The chosen duel, large: how the field lay at its end, how it went, and all that can be done with it. */
export function ChosenDuel({ duel, isLatest, isSaving, onPlay, onSave, onPin, onRemove, children }: ChosenDuelProps) {
  const t = useLibraryTexts();
  const playback = usePlaybackTexts();
  const words = usePastWords(duel);
  const { id, result, at, isPinned, course } = duel;
  return (
    <section
      className={`chosen past relative min-h-0 max-h-[930px] rounded-tray bg-tile [box-shadow:inset_0_0_0_1px_var(--line-2)] overflow-hidden stacked:max-h-none ${result && result.winner !== 'draw' ? seatClass(result.winner) : ''}`}
      aria-label={words.title}
      data-chosen={id}
    >
      <div
        className="flex flex-col gap-[clamp(6px,1.1vh,14px)] h-full p-[clamp(12px,2vh,24px)] overflow-auto scroll-thin"
        inert={isSaving}
      >
        <p className="font-text text-note/close font-semibold tracking-wide text-writing-2">
          {isLatest && `${t.latest} · `}
          <time dateTime={new Date(at).toISOString()}>{words.date}</time>
        </p>
        {course && (
          <div className="flex-[1_1_150px] min-h-24 max-h-80 p-2 rounded-[4px] bg-[#120c09] [box-shadow:inset_0_0_0_1px_var(--line)] stacked:flex-none stacked:h-50">
            <FieldPicture field={course.field} />
          </div>
        )}
        <h2 className="font-display text-[calc(var(--text-title)+5px)]/tight font-normal wrap-anywhere">{words.title}</h2>
        <p className="font-text text-body/close font-semibold text-gold-1 first-letter:uppercase">{words.why}</p>
        <p className="text-note/[1.35] text-writing-2">
          {[words.rules, words.turns, ...words.figures].join(' · ')}
          {words.decks === null && ` · ${t.publicOnly}`}
        </p>
        <SeatLines duel={duel} words={words} isLarge />
        {course && (
          <div className="flex-[0_1_84px] min-h-10 px-0.5 py-1" title={t.course}>
            <LifePointsGraph figures={course} className="h-full" />
          </div>
        )}
        <div
          className="chosen__acts grid grid-cols-[1fr_1fr] gap-2 mt-auto [&>.btn]:whitespace-normal [&>.btn]:text-center"
          role="group"
          aria-label={words.title}
        >
          <Button tone="main" className="col-span-full" data-act="play-back" onClick={() => onPlay()}>
            <Icon name="play" />
            {t.play}
          </Button>
          <Button size="small" data-act="last-turn" onClick={() => onPlay('lastTurn')}>
            {t.lastTurn}
          </Button>
          {course && course.longestChain >= CHAIN && (
            <Button size="small" data-act="longest-chain" onClick={() => onPlay('longestChain')}>
              {words.toStack(course.longestChain)}
            </Button>
          )}
          {result && words.decks && signOf(gameOfProfile(duel.profile) ?? '').hasPartner && (
            <Button size="small" data-act="judge" onClick={() => onPlay('judged')}>
              {playback.judge}
            </Button>
          )}
          <Button size="small" data-act="save" aria-expanded={isSaving} onClick={onSave}>
            {t.save}
          </Button>
          <Button size="small" data-act="pin" aria-pressed={isPinned} onClick={onPin}>
            {isPinned ? t.pinned : t.pin}
          </Button>
          <Button size="small" data-act="delete" onClick={onRemove}>
            {t.remove}
          </Button>
        </div>
      </div>
      {children}
    </section>
  );
}
