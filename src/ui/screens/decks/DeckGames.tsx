import { useId } from 'react';
import { useRuleSetTexts } from '../../../i18n/rule-set-texts';
import { PLAYED_IDS, useRuleSet, type PlayedId } from '../../../store/rule-set';
import { EMBLEMS } from '../../base/shared/game-emblems';

/** Which game the decks on the shelf are made for. */
export function DeckGames() {
  const { label, names } = useRuleSetTexts();
  const { profile, game, choose } = useRuleSet();
  const chosen: PlayedId = game === 'vision' ? 'vision' : profile;
  const group = useId();
  return (
    <fieldset className="flex flex-wrap gap-1.5 min-w-0">
      <legend className="unseen">{label}</legend>
      {PLAYED_IDS.map((id) => {
        const Emblem = EMBLEMS[id];
        return (
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
              <Emblem />
            </span>
            {names[id]}
          </label>
        );
      })}
    </fieldset>
  );
}
