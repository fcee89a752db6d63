import { useTimelineTexts } from '../../i18n/timeline-texts';
import { useDuel, type Table } from '../../store/desk/duel-store';
import { otherPlayer } from '../../store/seats';
import type { OpenWindow, Reviewed } from '../../store/desk/table';
import { Icon, SeatShape } from '../art';
import { Dock } from '../prompt/Dock';
import { useDock } from '../shared/dock-store';
import type { Speech } from '../prompt/sentences';
import { storyBeside, windowStory } from '../prompt/windows';
import { Button } from '../shared/Button';
import { leavePreview, previewed } from './leave-preview';
import { momentWords } from './moment-words';

interface ReviewDockProps {
  readonly table: Table;
  readonly review: Reviewed;
  readonly speech: Speech;
}

/** Steps along the timeline. */
function Steps() {
  const { review: t } = useTimelineTexts();
  const { step, stepTurn } = useDuel.getState();
  return (
    <>
      <Button
        className="btn--icon"
        aria-label={t.backTurn}
        title={`${t.backTurn}  {`}
        data-step="turn-back"
        onClick={() => stepTurn(-1)}
      >
        <Icon name="turn-back" />
      </Button>
      <Button className="btn--icon" aria-label={t.back} title={`${t.back}  [`} data-step="back" onClick={() => step(-1)}>
        <Icon name="one-back" />
      </Button>
      <Button className="btn--icon" aria-label={t.on} title={`${t.on}  ]`} data-step="on" onClick={() => step(1)}>
        <Icon name="one-on" />
      </Button>
      <Button
        className="btn--icon"
        aria-label={t.onTurn}
        title={`${t.onTurn}  }`}
        data-step="turn-on"
        onClick={() => stepTurn(1)}
      >
        <Icon name="turn-on" />
      </Button>
    </>
  );
}

/** An objection, before play goes back: what it means, and the last word. */
function PreviewDock({ table, window, speech }: Omit<ReviewDockProps, 'review'> & { readonly window: OpenWindow }) {
  const t = useTimelineTexts();
  const { names, prompt, table: words } = speech;
  const { player, learned } = window;
  const other = otherPlayer(player);
  const say = t.preview.say(
    names[player],
    prompt.windowName[window.window](words.phaseName[window.phase]),
    storyBeside(windowStory(window, table, speech), window.phase, speech),
  );
  const isBlocked = learned !== null && table.blocked[player];
  return (
    <Dock
      seat={player}
      question={`preview ${window.answers}`}
      kind="preview"
      say={say}
      note={learned ? prompt.respond.learned[learned] : t.preview.right}
    >
      <Button hint="Esc" data-back onClick={() => leavePreview(table)}>
        {t.preview.back}
      </Button>
      <Button
        tone="main"
        hint="Enter"
        data-act="rewind"
        reason={isBlocked ? t.blocked(names[other], names[player]) : undefined}
        onClick={() => useDuel.getState().respond(window)}
      >
        <Icon name="undo" />
        {learned ? t.preview.ask(names[other]) : t.preview.rewind}
      </Button>
    </Dock>
  );
}

/** What it would take back comes to stand beside the field. */
function propose(by: 0 | 1): void {
  useDock.getState().open(null);
  useDuel.getState().proposeRewind(by);
}

/** The dock while an earlier position is looked at: where that is, steps along the line, and the proposal to go back there. */
export function ReviewDock({ table, review, speech }: ReviewDockProps) {
  const t = useTimelineTexts();
  const window = previewed(table);
  if (window) return <PreviewDock table={table} window={window} speech={speech} />;
  const { names, table: words } = speech;
  const { moment, branch } = review;
  const why = (by: 0 | 1): string | undefined => {
    if (branch !== null) return t.inBranch;
    if (table.standstill) return t.standstill[table.standstill];
    return table.blocked[by] ? t.blocked(names[otherPlayer(by)], names[by]) : undefined;
  };
  const place = moment ? t.review.say(moment.turn, words.phaseName[moment.phase]) : t.review.over;
  return (
    <Dock
      seat={moment?.player ?? null}
      question="review"
      kind="review"
      say={place}
      note={[t.at(review.answers + 1, review.of + 1), ...(moment ? [momentWords(moment, speech)] : [])].join(' · ')}
    >
      <Steps />
      <Button tone="main" hint="Esc" data-act="leave-review" onClick={() => useDuel.getState().leaveReview()}>
        {t.review.leave}
      </Button>
      {([0, 1] as const).map((by) => (
        <Button
          key={by}
          tone="seat"
          data-act="propose"
          data-seat={by}
          title={t.review.proposeLong(names[by])}
          reason={why(by)}
          onClick={() => propose(by)}
        >
          <SeatShape seat={by} />
          {t.review.propose(names[by])}
        </Button>
      ))}
    </Dock>
  );
}
