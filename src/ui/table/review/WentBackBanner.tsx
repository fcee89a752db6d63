import { useTimelineTexts } from '../../../i18n/timeline-texts';
import type { Table } from '../../../store/desk/table';
import { otherPlayer } from '../../../store/seats';
import { SeatShape, seatClass } from '../../base/art';
import { storyBeside, type Tale } from '../log/tale';

/** Says to both that play went back, who wanted it and to where, until the decision that is asked again has been answered. */
export function WentBackBanner({ table, tale }: { readonly table: Pick<Table, 'wentBack'>; readonly tale: Tale }) {
  const { banner } = useTimelineTexts();
  const { wentBack } = table;
  if (!wentBack || !('to' in wentBack)) return null;
  const { names } = tale;
  const { by, to, turn } = wentBack;
  const phase = tale.phase(to.phase);
  const say =
    wentBack.kind === 'objected' && to.window
      ? banner.objected(
          names[by],
          tale.window({ window: to.window, phase: to.phase }),
          storyBeside(tale.upTo(wentBack.line) ?? tale.turn(turn), to.phase, tale),
        )
      : wentBack.kind === 'tookBack'
        ? banner.tookBack(names[by])
        : banner.rewound(names[by], names[otherPlayer(by)], turn, phase);
  return (
    <b
      className={`went-back inline-flex min-w-0 items-center gap-2 rounded border-s-4 border-s-seat bg-[color-mix(in_srgb,var(--color-st-preview)_16%,var(--color-urushi-0))] px-3 py-1.5 normal-nums font-text text-note/close font-semibold text-writing-1 [&_.shape]:flex-none [&_.shape]:text-[13px] ${seatClass(by)}`}
      role="status"
      data-went-back={wentBack.kind}
    >
      <SeatShape seat={by} />
      {say}
    </b>
  );
}
