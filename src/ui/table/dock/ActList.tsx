import type { Place } from '../../../engine/table';
import { usePromptTexts } from '../../../i18n/prompt-texts';
import { useDock } from '../../base/shared/dock-store';
import { SheetFrame } from '../../base/shared/SheetFrame';
import { walk } from '../../base/shared/walk';
import { zoneName } from '../field/place-label';
import { useSceneTexts } from '../field/table-context';

/** One act that can be done now. */
export interface ListedAct {
  readonly index: number;
  readonly label: string;
  /** What it is done to. */
  readonly beside?: string | undefined;
}

/** A card with what it can do. */
export interface ActingCard {
  readonly place: Place;
  readonly name: string;
  readonly acts: readonly ListedAct[];
}

interface ActListProps {
  readonly cards: readonly ActingCard[];
  /** What belongs to no card. */
  readonly others: readonly ListedAct[];
  readonly onAct: (index: number) => void;
}

/** All actions of now, as one list: card by card, then what can be announced. */
export function ActList({ cards, others, onAct }: ActListProps) {
  const prompt = usePromptTexts();
  const scene = useSceneTexts();
  const row = ({ index, label, beside }: ListedAct) => (
    <li key={index}>
      <button type="button" className="row" data-option={index} onClick={() => onAct(index)}>
        {label}
        {beside !== undefined && <small>{beside}</small>}
      </button>
    </li>
  );
  return (
    <SheetFrame name={prompt.theActs} title={prompt.theActs} onClose={() => useDock.getState().open(null)}>
      <ul className="sheet__list" onKeyDown={walk('button', 'list')}>
        {cards.map(({ place, name, acts }) => (
          <li key={place}>
            <h3 className="sheet__part">
              {name} <small>{zoneName(place, scene)}</small>
            </h3>
            <ul>{acts.map(row)}</ul>
          </li>
        ))}
        {others.map(row)}
      </ul>
    </SheetFrame>
  );
}
