import { usePromptTexts } from '../../../i18n/prompt-texts';
import { useTimelineTexts } from '../../../i18n/timeline-texts';
import { useTable } from '../../../store/desk/table-store';
import type { Table, OpenWindow, Reviewed } from '../../../store/desk/table';
import { useKeyTitle } from '../../../store/keeping/keys';
import type { Moment } from '../../../games/view';
import { otherPlayer } from '../../../store/seats';
import { Icon, SeatShape } from '../../base/art';
import { Dock } from '../dock/Dock';
import { storyBeside, type Tale } from '../log/tale';
import { useDock } from '../../base/shared/dock-store';
import { Button } from '../../base/shared/Button';
import { leavePreview, previewed } from './leave-preview';

interface ReviewDockProps {
  readonly table: Table;
  readonly review: Reviewed<Moment>;
  readonly tale: Tale;
}

/** Steps along the timeline. */
function Steps() {
  const { review: t } = useTimelineTexts();
  const { step, stepTurn } = useTable.getState();
  const titled = useKeyTitle();
  return (
    <>
      <Button
        className="btn--icon"
        aria-label={t.backTurn}
        title={titled(t.backTurn, '{')}
        data-step="turn-back"
        onClick={() => stepTurn(-1)}
      >
        <Icon name="turn-back" />
      </Button>
      <Button className="btn--icon" aria-label={t.back} title={titled(t.back, '[')} data-step="back" onClick={() => step(-1)}>
        <Icon name="one-back" />
      </Button>
      <Button className="btn--icon" aria-label={t.on} title={titled(t.on, ']')} data-step="on" onClick={() => step(1)}>
        <Icon name="one-on" />
      </Button>
      <Button
        className="btn--icon"
        aria-label={t.onTurn}
        title={titled(t.onTurn, '}')}
        data-step="turn-on"
        onClick={() => stepTurn(1)}
      >
        <Icon name="turn-on" />
      </Button>
    </>
  );
}

/** An objection, before play goes back: what it means, and the last word. */
function PreviewDock({ table, window, tale }: Omit<ReviewDockProps, 'review'> & { readonly window: OpenWindow }) {
  const t = useTimelineTexts();
  const prompt = usePromptTexts();
  const { names } = tale;
  const { player, learned } = window;
  const other = otherPlayer(player);
  const say = t.preview.say(names[player], tale.window(window), storyBeside(tale.before(window), window.phase, tale));
  const isBlocked = learned !== null && table.blocked[player];
  return (
    <Dock
      seat={player}
      question={`preview ${window.answers}`}
      kind="preview"
      say={say}
      note={learned ? prompt.respond.learned[learned](names[other], names[player]) : t.preview.right}
    >
      <Button hint="Esc" data-back onClick={() => leavePreview(table)}>
        {t.preview.back}
      </Button>
      <Button
        tone="main"
        hint="Enter"
        data-act="rewind"
        reason={isBlocked ? t.blocked(names[other], names[player]) : undefined}
        onClick={() => useTable.getState().respond(window)}
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
  useTable.getState().proposeRewind(by);
}

/** The dock while an earlier position is looked at: where that is, steps along the line, and the proposal to go back there. */
export function ReviewDock({ table, review, tale }: ReviewDockProps) {
  const t = useTimelineTexts();
  const window = previewed(table);
  if (window) return <PreviewDock table={table} window={window} tale={tale} />;
  const { names } = tale;
  const { moment, branch } = review;
  const why = (by: 0 | 1): string | undefined => {
    if (branch !== null) return t.inBranch;
    if (table.standstill) return t.standstill[table.standstill];
    return table.blocked[by] ? t.blocked(names[otherPlayer(by)], names[by]) : undefined;
  };
  const persons = ([0, 1] as const).filter((by) => table.sitters[by] === 'person');
  const place = moment ? t.review.say(moment.turn, tale.phase(moment.phase)) : t.review.over;
  return (
    <Dock
      seat={moment?.player ?? null}
      question="review"
      kind="review"
      say={place}
      note={[t.at(review.answers + 1, review.of + 1), ...(moment ? [tale.asked(moment)] : [])].join(' · ')}
      aside={<Steps />}
    >
      {persons.map((by) => (
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
      <Button tone="main" hint="Esc" data-act="leave-review" onClick={() => useTable.getState().leaveReview()}>
        {t.review.leave}
      </Button>
    </Dock>
  );
}
