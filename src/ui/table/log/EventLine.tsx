import { named } from '../../../i18n/named';
import { useTimelineTexts } from '../../../i18n/timeline-texts';
import { otherPlayer } from '../../../store/seats';

import type { TableEvent } from '../../../store/running/table-events';
import { Icon, SeatShape } from '../../base/art';
import { useSceneTexts, useTableGround } from '../field/table-context';

/** Something that happened at the table: it stays in the log when play goes back. */
function EventLine({ event }: { readonly event: TableEvent }) {
  const { event: t } = useTimelineTexts();
  const texts = useSceneTexts();
  const { names, face } = useTableGround();
  const phaseName = (phase: string): string => face.phase(phase, texts).name;
  const name = names[event.by];
  const other = names[otherPlayer(event.by)];
  const words = (): string => {
    switch (event.kind) {
      case 'objected': {
        const what = t.objected(
          name,
          event.to.window ? named(texts.windowName, event.to.window)(phaseName(event.to.phase)) : phaseName(event.to.phase),
        );
        return event.learned ? `${what} · ${t.agreed(other)}` : what;
      }
      case 'rewound':
        return t.rewound(name, other, phaseName(event.to.phase));
      case 'tookBack':
        return t.tookBack(name);
      case 'withdrew':
        return t.withdrew(name);
      case 'refused':
        return event.of === 'respond' ? t.refusedRespond(name, other) : t.refusedUndo(name, other);
      case 'blocked':
        return t.blocked(name, other);
      case 'unblocked':
        return t.unblocked(name, other);
    }
  };
  return (
    <li className="log__event" data-event={event.kind}>
      <SeatShape seat={event.by} />
      <span className="sentence">
        <Icon name="undo" />
        {words()}
      </span>
    </li>
  );
}

/** What happened at the table between two lines of the log. */
export const eventLines = (events: readonly TableEvent[], from: number, before: number) =>
  events.map((event, i) => event.line >= from && event.line < before && <EventLine key={`at the table ${i}`} event={event} />);
