import { memo } from 'react';
import { m } from 'framer-motion';
import type { EntryView } from '../../../engine/vision';
import { useLanguage } from '../../../i18n/language';
import { useVisionTexts } from '../texts';
import { SeatShape, seatClass } from '../../../ui/base/art';
import { useCardNames } from '../../../ui/base/card/card-info';
import { RuleMark } from '../../../ui/base/rules/RuleMark';
import { partsOf } from '../../../ui/table/field/places';
import { useTableGround } from '../../../ui/table/field/table-context';
import { usePanelName } from '../../../ui/table/field/panel-of';
import { forecastOf } from './forecast';
import { useVision, useVisionBook } from './vision-context';
import './stones.css';

const isOfCombat = ({ kind }: EntryView): boolean => kind === 'attack' || kind === 'defend';

/** What a stone says of itself under its name. */
function Line({ entry }: { readonly entry: EntryView }) {
  const { names } = useTableGround();
  const { stone: t, card: words } = useVisionTexts();
  const cardName = useCardNames();
  const mode = entry.kind === 'card' ? words.modes[entry.passcode]?.[entry.mode] : undefined;
  if (entry.negated) return <p className="stone__line stone__line--cancelled">{t.cancelled}</p>;
  if (isOfCombat(entry))
    return (
      <p className="stone__line">
        {entry.state === 'resolving' ? t.resolving : t.waits}
        {entry.kind === 'attack' && <RuleMark rule="defence-is-the-direct-answer" />}
      </p>
    );
  const at = ({ place, passcode }: EntryView['targets'][number]): string => {
    if (passcode !== undefined) return cardName(passcode).name;
    const { seat, zone } = partsOf(place);
    return zone === 'seat' ? names[seat] : t.noTarget;
  };
  const parts = [
    ...(mode === undefined ? [] : [mode]),
    ...(entry.toDefend ? [t.toDefend] : []),
    ...(entry.state === 'resolving' ? [t.resolving] : []),
    ...(entry.state === 'resolved' ? [t.resolved] : []),
  ];
  return (
    <p className="stone__line">
      {entry.targets.length > 0 && (
        <>
          {t.target} <b>{entry.targets.map(at).join(', ')}</b>
        </>
      )}
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </p>
  );
}

function Stone({ entry, size }: { readonly entry: EntryView; readonly size: number }) {
  const { names, onInspectCard } = useTableGround();
  const texts = useVisionTexts();
  const book = useVisionBook();
  const cardName = useCardNames();
  const facts = book.card(entry.passcode)?.facts;
  const kind = entry.kind === 'card' && facts ? texts.card.kinds[facts.kind] : texts.stone.kinds[entry.kind];
  const inspect = (): void => onInspectCard(entry.passcode);
  const waits = isOfCombat(entry) && entry.state === 'waiting';
  return (
    <m.li
      className={`stone ${seatClass(entry.player)}${waits ? ' stone--waits' : ''}${entry.negated ? ' stone--cancelled' : ''}`}
      data-stone={entry.number}
      data-state={entry.state}
      style={{ '--fit': size }}
      initial={{ opacity: 0, y: -18 }}
      animate={{ opacity: 1, y: 0 }}
    >
      <i className="stone__body">{entry.number}</i>
      <div className="stone__words">
        <p className="stone__who">
          <SeatShape seat={entry.player} />
          <b>{names[entry.player]}</b>
          <em>{kind}</em>
        </p>
        <h3>
          <button type="button" className="named" onFocus={inspect} onPointerEnter={inspect} onClick={inspect}>
            {cardName(entry.passcode).name}
          </button>
        </h3>
        <Line entry={entry} />
      </div>
    </m.li>
  );
}

/** Who may lay the next stone. */
function NextStone() {
  const { view } = useVision().table;
  const { names } = useTableGround();
  const t = useVisionTexts().stone;
  if (view.decision?.kind !== 'priority' || view.stack.length === 0) return null;
  const { player } = view.decision;
  return (
    <li className="stone stone--next">
      <i className="stone__body">{view.stack.length + 1}</i>
      <p className="stone__line">
        <SeatShape seat={player} /> {t.next(names[player])}
      </p>
    </li>
  );
}

/** The interference as a pile of stones: the one laid last is taken first; attack and defence are the ground stones and wait. */
export const StonesPanel = memo(function StonesPanel() {
  const { view } = useVision().table;
  const { names } = useTableGround();
  const texts = useVisionTexts();
  const language = useLanguage();
  const book = useVisionBook();
  const t = texts.stone;
  const panelName = usePanelName(t.title);
  const stones = view.stack;
  return (
    <section className="chain tray stones" aria-label={panelName} data-anchor="stack" data-stones={stones.length}>
      <h2 className="tray__head">
        {t.title}
        <small>{stones.length === 0 ? t.none : t.count(stones.length)}</small>
        {stones.length > 1 && <RuleMark rule="answer-first" />}
      </h2>
      {stones.length === 0 ? (
        <p className="stones__idle">{t.idle}</p>
      ) : (
        <ol tabIndex={0}>
          <NextStone />
          {stones.toReversed().map((entry) => (
            <Stone key={`${entry.number} ${entry.passcode}`} entry={entry} size={Math.max(0.72, 1 - (entry.number - 1) * 0.06)} />
          ))}
        </ol>
      )}
      {view.decision?.kind === 'priority' && (
        <div className="stones__end">
          <h3>
            {t.ends.title}
            <RuleMark rule={stones.length > 0 ? 'passes-resolve-interference' : 'phase-ends-by-passes'} />
          </h3>
          <p>{forecastOf({ view, book, language, names, texts })}</p>
        </div>
      )}
    </section>
  );
});
