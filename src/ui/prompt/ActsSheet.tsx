import type { OptionView } from '../../engine/duel';
import type { Place } from '../../engine/table';
import { useDuel, type Table } from '../../store/desk/duel-store';
import { SheetFrame } from '../shared/SheetFrame';
import { walkList } from '../shared/walk-list';
import { zoneName } from '../table/place-label';
import { cardAt } from '../table/places';
import { actLabel, announcements, targetPlaces, targetPlace } from './acts';
import { useDock } from '../shared/dock-store';
import { nameAt, attackName, type Speech } from './sentences';

interface ActsSheetProps {
  readonly table: Table;
  readonly speech: Speech;
}

/** Everything that can be done now, as one list: card by card, then what can be announced. */
export function ActsSheet({ table, speech }: ActsSheetProps) {
  const { open } = useDock.getState();
  const { prompt } = speech;
  const options = table.question?.decision.options ?? [];
  const places = [...new Set(options.flatMap((option) => (option.card === undefined ? [] : [option.card])))];
  const row = (option: OptionView, siblings: readonly OptionView[]) => (
    <li key={option.index}>
      <button
        type="button"
        className="row"
        data-option={option.index}
        onClick={() => useDuel.getState().answer({ kind: 'option', index: option.index })}
      >
        {actLabel(option, option.card === undefined ? undefined : cardAt(table.view, option.card), siblings, {
          prompt,
          table: speech.table,
        })}
        {option.do === 'attack' && targetPlace(option) !== undefined && (
          <small>{attackName(option, [...targetPlaces(siblings)], speech)}</small>
        )}
      </button>
    </li>
  );
  const partOf = (place: Place) => {
    const own = useDuel
      .getState()
      .wishesAt(place)
      .flatMap((wish) => wish.options);
    return (
      <li key={place}>
        <h3 className="sheet__part">
          {nameAt(place, speech)} <small>{zoneName(place, speech.table)}</small>
        </h3>
        <ul>{own.map((option) => row(option, own))}</ul>
      </li>
    );
  };
  return (
    <SheetFrame name={prompt.theActs} title={prompt.theActs} onClose={() => open(null)}>
      <ul className="sheet__list" onKeyDown={walkList}>
        {places.map(partOf)}
        {options.filter((option) => option.do === 'pendulumSummon').map((option) => row(option, []))}
        {announcements({ ...table.question!.decision, options }).map((option) => row(option, []))}
        {options.filter((option) => option.do === 'pass').map((option) => row(option, []))}
      </ul>
    </SheetFrame>
  );
}
