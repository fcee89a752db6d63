import { usePromptTexts } from '../../../i18n/prompt-texts';
import { useDock } from '../../base/shared/dock-store';
import { SheetFrame } from '../../base/shared/SheetFrame';
import { walk } from '../../base/shared/walk';
import { zoneName } from '../field/place-label';
import { useSceneTexts } from '../field/table-context';
import { useScene } from './scene';
import type { ListedAct } from './thought';
import { useNameAt, useThinker } from './thoughts';

/** All acts of now, as one list: card by card, then what belongs to no card. */
export function ActsSheet() {
  const { table, acts, game } = useScene();
  const prompt = usePromptTexts();
  const scene = useSceneTexts();
  const nameAt = useNameAt();
  const { at } = useThinker();
  const { actsOf, others } = game.useListed();
  const options = table.question?.decision.options ?? [];
  const places = [...new Set(options.flatMap(({ card }) => (card === undefined ? [] : [card])))];
  const row = ({ index, label, beside }: ListedAct) => (
    <li key={index}>
      <button type="button" className="row" data-option={index} onClick={() => acts.answer({ kind: 'option', index })}>
        {label}
        {beside !== undefined && <small>{beside}</small>}
      </button>
    </li>
  );
  return (
    <SheetFrame name={prompt.theActs} title={prompt.theActs} onClose={() => useDock.getState().open(null)}>
      <ul className="sheet__list" onKeyDown={walk('button', 'list')}>
        {places.map((place) => (
          <li key={place}>
            <h3 className="sheet__part">
              {nameAt(place)} <small>{zoneName(place, scene)}</small>
            </h3>
            <ul>{actsOf(at(place), place).map(row)}</ul>
          </li>
        ))}
        {others.map(row)}
        {game.Rest && (
          <li className="grid gap-1.5 pt-2">
            <game.Rest />
          </li>
        )}
      </ul>
    </SheetFrame>
  );
}
