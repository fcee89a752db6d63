import { Crack, Icon, SeatShape, seatClass } from '../../base/art';
import { useTableGround } from '../field/table-context';
import { Pieces } from '../log/Pieces';
import type { EntryTold } from './stack-told';

const SIGNS = { done: 'tick', broken: 'cross', saved: 'shield', open: 'search' } as const;

/** One entry of the stack: whose card it is, what it is at, and how it ends. */
export function Entry({ entry, isBuilding }: { readonly entry: EntryTold; readonly isBuilding: boolean }) {
  const { onInspectCard } = useTableGround();
  const { number, player, passcode, name, label, state, isBroken, kind, word, lines, end, outcomes = [] } = entry;
  const inspect = (): void => onInspectCard(passcode);
  return (
    <li
      className={`lk ${seatClass(player)} lk--${state}${isBroken ? ' lk--broken' : ''}`}
      data-link={number}
      data-state={state}
      aria-label={label}
    >
      <span className="lk__ring">
        {isBroken && <Crack />}
        <span>{number}</span>
      </span>
      <div className="lk__body">
        <p className="lk__name">
          <SeatShape seat={player} />
          <button type="button" className="named" onFocus={inspect} onPointerEnter={inspect} onClick={inspect}>
            {name}
          </button>
          <em>{isBuilding ? kind : (word ?? kind)}</em>
        </p>
        {lines.map((line) => (
          <p key={line} className="lk__line">
            {line}
          </p>
        ))}
        {end && (
          <p className={`lk__end lk__end--${end.tone}`}>
            <Icon name={SIGNS[end.tone]} />
            {end.says}
          </p>
        )}
        {outcomes.length > 0 && (
          <ul className="lk__outcomes">
            {outcomes.map(({ key, pieces }) => (
              <li key={key}>
                <Pieces pieces={pieces} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
