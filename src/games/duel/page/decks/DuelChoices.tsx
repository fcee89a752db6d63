import { useDeckTexts } from '../../../../i18n/deck-texts';
import { useRuleSetTexts } from '../../../../i18n/rule-set-texts';
import type { ProfileId } from '../../../../engine/duel';
import { FORMATS, type Format } from '../../../../store/decks/deck-book';
import { useDeckShelf } from '../../../../store/decks/deck-shelf';
import { PROFILE_IDS, useRuleSet } from '../../../../store/rule-set';
import { SelectField } from '../../../../ui/base/shared/Field';

/** The rule set and the list that a deck of the duel is held to. */
export function DuelChoices() {
  const { format: formatLabel, formats } = useDeckTexts();
  const { format, chooseFormat } = useDeckShelf();
  const { profile, choose } = useRuleSet();
  const ruleSet = useRuleSetTexts();
  return (
    <>
      <SelectField aria-label={ruleSet.label} value={profile} onChange={({ target }) => choose(target.value as ProfileId)}>
        {PROFILE_IDS.map((id) => (
          <option key={id} value={id}>
            {ruleSet.nameOf(id)}
          </option>
        ))}
      </SelectField>
      <SelectField aria-label={formatLabel} value={format} onChange={({ target }) => chooseFormat(target.value as Format)}>
        {FORMATS.map((id) => (
          <option key={id} value={id}>
            {formats[id]}
          </option>
        ))}
      </SelectField>
    </>
  );
}
