import { Fragment, useState, type ReactNode } from 'react';
import { Icon, SeatShape } from '../../base/art';
import { RuleMark } from '../../base/rules/RuleMark';
import type { AnyRuleId } from '../../base/shared/reasons';
import { useLive } from '../../base/shared/use-live';
import { useDock } from '../../base/shared/dock-store';
import { walk } from '../../base/shared/walk';
import { useIsHeard, usePanelName } from '../field/panel-of';
import { useSceneTexts, useTableNow } from '../field/table-context';
import { eventLines } from './EventLine';
import { FromHere } from './FromHere';
import './log.css';

const LINES_AT_ONCE = 80;

interface ToldLine {
  readonly number: number;
  readonly turn: number;
}

interface LogPanelProps<Told extends ToldLine> {
  readonly title: string;
  readonly earlier: string;
  readonly told: readonly Told[];
  readonly headOf: (turn: number) => ReactNode;
  readonly lineOf: (event: Told) => ReactNode;
}

/** Between the lines, the cards that they name and the rules that explain them. */
const walkNames = walk('.log__from, .named, .rule-mark', 'log');

/** What has happened, oldest first, by turns; it stays at the newest line unless somebody reads back. */
export function LogPanel<Told extends ToldLine>({ title, earlier, told, headOf, lineOf }: LogPanelProps<Told>) {
  const panelName = usePanelName(title);
  const [lines, setLines] = useState(LINES_AT_ONCE);
  const urgency = useLive('polite');
  const live = useIsHeard() ? urgency : 'off';
  const isTall = useDock((dock) => dock.logIsTall);
  const { events } = useTableNow();
  const shown = told.slice(-lines);
  const turns = [...new Set(shown.map((event) => event.turn))];
  return (
    <section className="log tray" aria-label={panelName}>
      <div className="log__head flex items-baseline">
        <h2 className="tray__head">{title}</h2>
        <TallLog isTall={isTall} />
      </div>
      <div className="log__lines" role="log" aria-live={live} aria-label={panelName} tabIndex={0} onKeyDown={walkNames}>
        {/* The box is filled from below, so that it stays at its end without being asked how long it is. A few lines stand at its
            top, but in the whole column at its foot: there a chain that opens above moves no line. */}
        <div className={isTall ? '' : 'mb-auto'}>
          {told.length > shown.length && (
            <button
              type="button"
              className="min-h-8 text-gold-1 font-text text-note/none font-semibold cursor-pointer"
              onClick={() => setLines((n) => n + LINES_AT_ONCE)}
            >
              {earlier}
            </button>
          )}
          {turns.map((turn) => (
            <section key={turn} className="log__turn">
              <h3>{headOf(turn)}</h3>
              <ol>
                {shown.map(
                  (event, i) =>
                    event.turn === turn && (
                      <Fragment key={event.number}>
                        {i === 0 && eventLines(events, -Infinity, event.number)}
                        {lineOf(event)}
                        {eventLines(events, event.number, shown[i + 1]?.number ?? Infinity)}
                      </Fragment>
                    ),
                )}
              </ol>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Gives the log the whole column, or takes it back; where it has a tab to itself there is nothing to give. */
function TallLog({ isTall }: { readonly isTall: boolean }) {
  const { panel } = useSceneTexts();
  return (
    <button
      type="button"
      className="log__tall inline-flex items-center gap-1.75 ms-auto min-h-tap px-3.5 font-text text-note/none font-medium text-writing-2 cursor-pointer whitespace-nowrap hover:text-gold-1 focus-visible:-outline-offset-3 aria-pressed:text-gold-1"
      aria-pressed={isTall}
      onClick={useDock.getState().stretchLog}
    >
      <Icon name="column" />
      {panel.tallLog}
    </button>
  );
}

interface LogLineProps {
  readonly event: { readonly number: number; readonly player: 0 | 1; readonly verb: string };
  readonly rule: AnyRuleId | undefined;
  /** It follows from the line before. */
  readonly isSub: boolean;
  /** The whole line in words, for the way to its position. */
  readonly plain: () => string;
  readonly children: ReactNode;
}

/** A line, with the way to the position after it and the rule that explains it. */
export function LogLine({ event, rule, isSub, plain, children }: LogLineProps) {
  const isPhase = event.verb === 'phase';
  return (
    <li className={isPhase ? 'log__phase' : isSub ? 'log__sub' : undefined} data-verb={isPhase ? undefined : event.verb}>
      <FromHere line={event.number} text={plain} />
      {!isPhase && <SeatShape seat={event.player} />}
      {children}
      {rule !== undefined && <RuleMark rule={rule} isStop={false} />}
    </li>
  );
}
