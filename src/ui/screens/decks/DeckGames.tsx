import { useId } from 'react';
import { useRuleSetTexts } from '../../../i18n/rule-set-texts';
import { PLAYED_IDS, useRuleSet } from '../../../store/rule-set';
import { GameEmblem } from '../../base/shared/game-emblems';

/** Which game the decks on the shelf are made for. */
export function DeckGames() {
  const { label, nameOf } = useRuleSetTexts();
  const { played: chosen, choose } = useRuleSet();
  const group = useId();
  return (
    <fieldset className="flex flex-wrap gap-1.5 min-w-0">
      <legend className="unseen">{label}</legend>
      {PLAYED_IDS.map((id) => (
        <label key={id} className="dgame">
          <input
            type="radio"
            className="absolute inset-0 size-full opacity-0 cursor-pointer"
            name={group}
            value={id}
            checked={id === chosen}
            onChange={() => choose(id)}
          />
          <span className="dgame__emblem" aria-hidden="true">
            <GameEmblem played={id} />
          </span>
          {nameOf(id)}
        </label>
      ))}
    </fieldset>
  );
}
