import { useTimelineTexts } from '../../i18n/timeline-texts';
import type { Table } from '../../store/desk/duel-store';
import { otherPlayer } from '../../store/seats';
import { SeatShape, seatClass } from '../art';
import type { Speech } from '../prompt/sentences';
import { storyAt, storyBeside } from '../prompt/windows';

/** Says to both that play went back, who wanted it and to where, until the decision that is asked again has been answered. */
export function WentBackBanner({ table, speech }: { readonly table: Table; readonly speech: Speech }) {
  const { banner } = useTimelineTexts();
  const { wentBack } = table;
  if (wentBack?.kind !== 'objected' && wentBack?.kind !== 'rewound') return null;
  const { names, prompt, table: words } = speech;
  const { by, to, turn } = wentBack;
  const phase = words.phaseName[to.phase];
  const say =
    wentBack.kind === 'objected' && to.window
      ? banner.objected(
          names[by],
          prompt.windowName[to.window](phase),
          storyBeside(storyAt(wentBack.line, turn, table, speech), to.phase, speech),
        )
      : banner.rewound(names[by], names[otherPlayer(by)], turn, phase);
  return (
    <b className={`went-back ${seatClass(by)}`} role="status" data-went-back={wentBack.kind}>
      <SeatShape seat={by} />
      {say}
    </b>
  );
}
