import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTableTexts } from '../../../../i18n/table-texts';
import { useWorkshopTexts } from '../../../../i18n/workshop-texts';
import { gameOfThisPage } from '../../../../store/game';
import { ScreenFrame } from '../../../../ui/base/doors/ScreenFrame';
import { useCardInfo } from '../../../../ui/base/card/card-info';
import { Icon } from '../../../../ui/base/art';
import { Button } from '../../../../ui/base/shared/Button';
import { pickFile, RECORDINGS } from '../../../../ui/base/shared/file';
import { Note } from '../../../../ui/base/shared/Note';
import type { KeptLine } from '../../workshop/kept-lines';
import { cardAt, emptyPosition, type LaidPosition } from '../../workshop/laid-position';
import { positionText } from '../../workshop/position-text';
import { isImpossible, problemsOf } from '../../workshop/problems';
import { CardPanel } from './CardPanel';
import { Catalogue } from './Catalogue';
import { LaidField } from './LaidField';
import { Lines } from './Lines';
import { openPositionFile } from './open-position';
import { PilePanel } from './PilePanel';
import { usePlaying } from './playing';
import { Problems } from './Problems';
import { ProvePanel } from './ProvePanel';
import { Share } from './Share';
import { Situation } from './Situation';
import { namesIn, spotName } from './spot-words';
import { useWorkshop } from './workshop-store';
import './workshop.css';

/** Undo, redo, and Escape, which first lets go of what is held. */
function useBenchKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { undo, redo, letGo } = useWorkshop.getState();
      const isTyping =
        event.target instanceof HTMLInputElement && event.target.type !== 'radio' && event.target.type !== 'checkbox';
      const key = event.key.toLowerCase();
      const meant =
        event.key === 'Escape'
          ? !(event.target instanceof Element && event.target.closest('dialog')) && letGo()
          : !isTyping && (event.ctrlKey || event.metaKey) && (key === 'z' || key === 'y');
      if (!meant) return;
      event.preventDefault();
      if (key === 'y' || (key === 'z' && event.shiftKey)) redo();
      else if (key === 'z') undo();
    };
    // Before the frame of the screen hears of Escape, which would leave it.
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, []);
}

/** What is held, or what the next card is for. */
function HeldBar() {
  const t = useWorkshopTexts();
  const table = useTableTexts();
  const info = useCardInfo();
  const { position, held, chosen, pile, letGo } = useWorkshop();
  const card = held && (held.from === 'catalogue' ? held.card : cardAt(position, held.spot)?.card);
  const aim = pile ?? (chosen && !cardAt(position, chosen) ? chosen : null);
  const says = card ? t.held.card(info(card).name) : aim ? t.held.spot(spotName(aim, t, table)) : t.held.none;
  return (
    <div
      className="flex min-h-tap items-center gap-2.5 stacked:sticky stacked:top-0 stacked:z-2 stacked:bg-urushi-1"
      data-held={card ?? undefined}
    >
      <p role="status" className="flex-1 min-w-0 text-note">
        {says}
      </p>
      <Button size="small" {...(!card && !aim && { className: 'invisible' })} data-act="drop" onClick={() => letGo()}>
        {t.held.drop}
      </Button>
    </div>
  );
}

function NoteBar() {
  const t = useWorkshopTexts();
  const { note, isKept } = useWorkshop();
  if (note?.kind === 'failed')
    return (
      <div role="alert" className="text-note text-st-loss wrap-anywhere" data-note="failed">
        <b className="font-semibold">{t.open.failed}</b> {note.why} {t.open.kept}
      </div>
    );
  const says =
    note?.kind === 'opened'
      ? t.open.opened
      : note
        ? [t.open.taken, ...(note.unknown > 0 ? [t.open.unknown(note.unknown)] : [])].join(' ')
        : t.note;
  return (
    <Note role="status" isWarning={!isKept} data-note={note?.kind}>
      {says} {isKept ? t.kept.yes : t.kept.no}
    </Note>
  );
}

interface BenchProps {
  readonly onJudge: (line: KeptLine) => void;
  /** What else can be done with a position that is possible, beside *Play from here*. */
  readonly extra?: (position: LaidPosition) => ReactNode;
}

/** Where a position is laid: the cards that there are, the field, what is chosen on it and what is so besides. */
export function Bench({ onJudge, extra }: BenchProps) {
  const t = useWorkshopTexts();
  const { position, before, after, pile, chosen, undo, redo, open } = useWorkshop();
  const [isSharing, setSharing] = useState(false);
  const [isClearing, setClearing] = useState(false);
  useBenchKeys();
  const problems = useMemo(() => problemsOf(position, gameOfThisPage()), [position]);
  const isPlayable = !problems.some(isImpossible);
  const play = (): void => void usePlaying.getState().begin(position, namesIn(t));
  const clear = (): void => {
    if (isClearing) open(emptyPosition(position.profile), null);
    setClearing(!isClearing);
  };
  return (
    <ScreenFrame
      fit="window"
      title={t.title}
      tools={
        <>
          <Button
            size="small"
            data-act="undo"
            aria-label={t.acts.undo}
            title={t.acts.undo}
            aria-disabled={before.length === 0 || undefined}
            onClick={undo}
          >
            <Icon name="undo" />
          </Button>
          <Button
            size="small"
            data-act="redo"
            aria-label={t.acts.redo}
            title={t.acts.redo}
            aria-disabled={after.length === 0 || undefined}
            onClick={redo}
          >
            <Icon name="redo" />
          </Button>
          <Button
            size="small"
            data-act="clear"
            title={isClearing ? t.acts.clearSure : t.acts.clear}
            onClick={clear}
            onBlur={() => setClearing(false)}
          >
            {isClearing ? t.acts.clearSure : t.acts.clear}
          </Button>
          <Button
            size="small"
            data-act="open"
            onClick={() => void pickFile(RECORDINGS).then((file) => file && openPositionFile(file, t))}
          >
            {t.acts.open}
          </Button>
          <Button size="small" data-act="share" onClick={() => setSharing(true)}>
            {t.acts.takeAlong}
          </Button>
          {isPlayable && extra?.(position)}
          <Button size="small" tone="main" data-act="play" {...(!isPlayable && { reason: t.acts.cannotPlay })} onClick={play}>
            {t.acts.play}
          </Button>
        </>
      }
    >
      <div
        className="grid min-h-0 grid-cols-[clamp(210px,21vw,330px)_minmax(0,1fr)_clamp(230px,23vw,360px)] gap-[clamp(8px,1vw,18px)] px-(--edge) py-[clamp(6px,1.2vh,12px)] stacked:grid-cols-[minmax(190px,30vw)_minmax(0,1fr)] stacked:items-start single:grid-cols-[minmax(0,1fr)]"
        data-workshop
      >
        <Catalogue />
        <div className="grid min-h-0 min-w-0 grid-rows-[auto_minmax(0,1fr)] gap-1.5">
          <HeldBar />
          <LaidField problems={problems} />
        </div>
        <div className="flex min-h-0 min-w-0 flex-col gap-3.5 overflow-auto rounded-tray bg-tile p-2.5 scroll-thin stacked:col-start-2 stacked:overflow-visible single:col-start-1">
          <NoteBar />
          <Problems problems={problems} />
          {isPlayable && <ProvePanel key={positionText(position)} position={position} />}
          {(chosen || !pile) && (
            <section className="grid gap-2" aria-label={t.card.title}>
              <CardPanel />
            </section>
          )}
          {pile && <PilePanel pile={pile} />}
          <Lines onJudge={onJudge} />
          <details open className="group/situation">
            <summary className="min-h-tap inline-flex items-center font-display text-head/close text-gold-1 cursor-pointer">
              {t.situation.title}
            </summary>
            <Situation />
          </details>
        </div>
      </div>
      {isSharing && <Share position={position} problems={problems} onClose={() => setSharing(false)} />}
    </ScreenFrame>
  );
}
