import type { ShownDuel } from '../../table';
import type { Phase } from '../../../../engine/duel';
import { useTimelineTexts } from '../../../../i18n/timeline-texts';
import { useKeyTitle } from '../../../../store/keeping/keys';
import { Icon, SeatShape } from '../../../../ui/base/art';
import { useDock } from '../../../../ui/base/shared/dock-store';
import { useTableGround } from '../../../../ui/table/field/table-context';
import './stops.css';

/** The flags on one phase of the rail, in turns of the present turn player. */
export function StopFlags({ table, phase }: { readonly table: ShownDuel; readonly phase: Phase }) {
  const { stops: t } = useTimelineTexts();
  const { names } = useTableGround();
  const seats = table.stops
    .filter((stop) => stop.phase === phase && stop.turnOf === table.view.turnPlayer)
    .map((stop) => stop.seat)
    .sort();
  if (seats.length === 0) return null;
  return (
    <span className="stop-flags" data-flags={phase}>
      <Icon name="flag" />
      {seats.map((seat) => (
        <SeatShape key={seat} seat={seat} />
      ))}
      <span className="unseen">{t.asked(seats.map((seat) => names[seat]).join(', '))}</span>
    </span>
  );
}

/** Opens the flags: on the rail, where they stand. */
export function StopsTool() {
  const { stops: t } = useTimelineTexts();
  const sheet = useDock((dock) => dock.sheet);
  const { open } = useDock.getState();
  const titled = useKeyTitle();
  const isOpen = sheet?.kind === 'stops';
  return (
    <button
      type="button"
      className="stops-tool"
      aria-expanded={isOpen}
      aria-label={t.tool}
      title={titled(t.tool, 'S')}
      onClick={() => open(isOpen ? null : { kind: 'stops' })}
    >
      <Icon name="flag" />
    </button>
  );
}
