import { useTurnTexts } from '../../../i18n/turn-texts';
import { Icon, SeatShape } from '../../base/art';
import { RuleMark } from '../../base/rules/RuleMark';
import { usePanelName } from '../field/panel-of';
import { useSceneTexts, useTableGround, useTableNow } from '../field/table-context';
import { Pieces } from '../log/Pieces';
import type { TurnLine, TurnTold } from './turn-told';
import './inspector.css';

function Line({ line: { says, note, isOpen, seat, rule } }: { readonly line: TurnLine }) {
  return (
    <li className={isOpen === undefined ? undefined : isOpen ? 'sofar__open' : 'sofar__done'}>
      {seat === undefined ? <Icon name={isOpen ? 'one-on' : 'tick'} /> : <SeatShape seat={seat} />}
      <Pieces pieces={says} />
      {note !== undefined && <em>{note}</em>}
      {rule !== undefined && <RuleMark rule={rule} />}
    </li>
  );
}

/** How the running turn stands: what its player has done, what is still open, and what lasts and how long. */
export function TurnPanel({ told: { soFar, lasts } }: { readonly told: TurnTold }) {
  const { view } = useTableNow();
  const { names } = useTableGround();
  const { rail } = useSceneTexts();
  const t = useTurnTexts();
  const list = (lines: readonly TurnLine[]) => (
    <ul>
      {lines.map((line) => (
        <Line key={line.key} line={line} />
      ))}
    </ul>
  );
  return (
    <section className="sofar tray" aria-label={usePanelName(t.title)}>
      <h2 className="tray__head">
        {t.title}
        {view.turn > 0 && <small>{t.of(rail.turn(view.turn), names[view.turnPlayer])}</small>}
      </h2>
      <div className="sofar__lines" tabIndex={0} role="group" aria-label={t.title}>
        {soFar.length > 0 ? list(soFar) : <p>{t.nothingYet}</p>}
        {lasts.length > 0 && (
          <>
            <h3>{t.lasts}</h3>
            {list(lasts)}
          </>
        )}
      </div>
    </section>
  );
}
