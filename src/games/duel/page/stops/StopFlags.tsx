import type { ShownDuel } from '../../table';
import { useMemo, type ReactNode } from 'react';
import type { Phase } from '../../../../engine/duel';
import type { Seat } from '../../../../engine/table';
import { useTimelineTexts } from '../../../../i18n/timeline-texts';
import { useKeyTitle } from '../../../../store/keeping/keys';
import { Icon, SeatShape } from '../../../../ui/base/art';
import { useDock } from '../../../../ui/base/shared/dock-store';
import { useTableGround } from '../../../../ui/table/field/table-context';

interface StopFlagsProps {
  readonly phase: Phase;
  /** Whose flags they are. */
  readonly seats: readonly Seat[];
}

/** The flags on one phase of the rail. */
function StopFlags({ phase, seats }: StopFlagsProps) {
  const { stops: t } = useTimelineTexts();
  const { names } = useTableGround();
  return (
    <span
      className="pointer-events-none absolute -top-1.25 left-1/2 z-2 inline-flex [translate:-50%_0] items-center gap-0.75 rounded bg-urushi-0 px-1.25 py-0.5 text-gold-1 [&_:is(.glyph,.shape)]:size-2.75 [&_:is(.glyph,.shape)]:text-[11px]"
      data-flags={phase}
    >
      <Icon name="flag" />
      {seats.map((seat) => (
        <SeatShape key={seat} seat={seat} />
      ))}
      <span className="unseen">{t.asked(seats.map((seat) => names[seat]).join(', '))}</span>
    </span>
  );
}

/** The flags by phase, in turns of the present turn player. A phase without a flag has nothing. */
export function useStopFlags({ stops, view: { turnPlayer } }: ShownDuel): Readonly<Partial<Record<Phase, ReactNode>>> {
  return useMemo(() => {
    const seatsAt = new Map<Phase, Seat[]>();
    for (const { phase, seat, turnOf } of stops)
      if (turnOf === turnPlayer) seatsAt.set(phase, [...(seatsAt.get(phase) ?? []), seat].sort());
    return Object.fromEntries([...seatsAt].map(([phase, seats]) => [phase, <StopFlags phase={phase} seats={seats} />]));
  }, [stops, turnPlayer]);
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
      className="stops-tool grid h-tap w-tap min-w-7 cursor-pointer place-items-center text-writing-2 hover:text-gold-1 focus-visible:text-gold-1 aria-expanded:text-gold-1 [&_.glyph]:size-4.25"
      aria-expanded={isOpen}
      aria-label={t.tool}
      title={titled(t.tool, 'S')}
      onClick={() => open(isOpen ? null : { kind: 'stops' })}
    >
      <Icon name="flag" />
    </button>
  );
}
