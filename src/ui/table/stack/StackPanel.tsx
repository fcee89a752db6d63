import { memo, useEffect, useRef, useState } from 'react';
import { useTurnTexts } from '../../../i18n/turn-texts';
import { sameData } from '../../../store/same-data';
import { Icon, SeatShape } from '../../base/art';
import { RuleMark } from '../../base/rules/RuleMark';
import { usePanelName } from '../field/panel-of';
import { Pieces } from '../log/Pieces';
import { Entry } from './Entry';
import type { StackTold } from './stack-told';
import { useOutOfSight } from './use-out-of-sight';
import './stack.css';

/** The stack, the newest on top. While nothing of it is left to decide it is a line, which opens it again. */
export const StackPanel = memo(function StackPanel({ told }: { readonly told: StackTold }) {
  const { stack: t } = useTurnTexts();
  const panelName = usePanelName(told.title);
  const [unfolded, unfold] = useState<StackTold['entries'] | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const { entries, stage, look, next, ends, missed = [] } = told;
  const below = useOutOfSight(list, entries);
  const resolving = entries.find(({ state }) => state === 'resolving')?.number;
  // Whatever resolves is in sight; otherwise the newest entry is. Where it lies is read when the page is laid out anyway.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const box = list.current;
      const entry = box?.querySelector<HTMLElement>('[data-state="resolving"]');
      const to = box && entry ? Math.max(0, entry.offsetTop - box.offsetTop - 60) : 0;
      if (box && box.scrollTop !== to) box.scrollTop = to;
    });
    return () => cancelAnimationFrame(frame);
  }, [entries.length, resolving, stage]);
  const isFolded = told.isPast === true && !sameData(unfolded, entries);
  const shows = entries.length > 0 && !isFolded;
  return (
    <section
      className={`chain tray chain--${look} chain--${stage}${shows ? '' : ' chain--fold'}`}
      aria-label={panelName}
      data-anchor="stack"
      data-stage={stage}
      data-entries={entries.length}
    >
      <h2 className="tray__head">
        {told.title}
        <small>{entries.length === 0 ? told.idle : told.note}</small>
        {told.rule !== undefined && <RuleMark rule={told.rule} />}
        {told.isPast && entries.length > 0 && (
          <button
            type="button"
            className="chain__unfold"
            aria-expanded={!isFolded}
            aria-label={t.unfold}
            onClick={() => unfold(isFolded ? entries : null)}
          >
            <Icon name={isFolded ? 'plus' : 'minus'} />
          </button>
        )}
      </h2>
      {shows && (
        <ol ref={list} tabIndex={0}>
          {next && (
            <li className="lk lk--next">
              <span className="lk__ring">{entries.length + 1}</span>
              <p className="lk__body">
                <SeatShape seat={next.player} /> {next.says}
              </p>
            </li>
          )}
          {entries.map((entry) => (
            <Entry key={`${entry.number} ${entry.passcode}`} entry={entry} isBuilding={stage === 'building'} />
          ))}
        </ol>
      )}
      {shows && below > 0 && (
        <button type="button" className="chain__below" onClick={() => list.current?.scrollTo({ top: list.current.scrollHeight })}>
          {t.below(below)}
        </button>
      )}
      {ends && (
        <div className="chain__end">
          <h3>
            {ends.title}
            <RuleMark rule={ends.rule} />
          </h3>
          <p>{ends.says}</p>
        </div>
      )}
      {shows && missed.length > 0 && (
        <ul className="chain__missed">
          {missed.map(({ key, pieces, rule }) => (
            <li key={key}>
              <Pieces pieces={pieces} />
              <RuleMark rule={rule} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}, sameData);
