import { useId } from 'react';
import { useRuleSetTexts } from '../../../i18n/rule-set-texts';
import { PLAYED_IDS, useRuleSet } from '../../../store/rule-set';
import { ChoiceTile } from '../../base/shared/ChoiceTile';
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
        <ChoiceTile
          key={id}
          className="inline-flex items-center gap-2 min-h-tap py-1 pr-3.5 pl-2.5 rounded font-display text-head/tight font-normal text-writing-2 hover:border-gold-1 hover:text-writing-1 has-checked:border-gold-1 has-checked:bg-gold-2/20 has-checked:text-writing-1 has-checked:shadow-under [@media(width<=480px)]:px-2.25 [@media(width<=480px)]:text-body"
          name={group}
          value={id}
          checked={id === chosen}
          onChange={() => choose(id)}
        >
          <span className="flex-none size-8 grand:size-10 [@media(width<=480px)]:hidden" aria-hidden="true">
            <GameEmblem played={id} />
          </span>
          {nameOf(id)}
        </ChoiceTile>
      ))}
    </fieldset>
  );
}
