import { useDeckTexts } from '../../../i18n/deck-texts';
import { useRuleSetTexts } from '../../../i18n/rule-set-texts';
import { FORMATS } from '../../../store/decks/deck-book';
import { useDeckShelf } from '../../../store/decks/deck-shelf';
import { PROFILE_IDS, useRuleSet } from '../../../store/rule-set';
import { Choice } from '../../shared/Choice';

/** The rule set and the list that a deck of the duel is held to. */
export function DuelChoices() {
  const { format: formatLabel, formats } = useDeckTexts();
  const { format, chooseFormat } = useDeckShelf();
  const { profile, choose } = useRuleSet();
  const ruleSet = useRuleSetTexts();
  return (
    <>
      <Choice
        label={ruleSet.label}
        isLabelUnseen
        size="tiny"
        options={PROFILE_IDS.map((value) => ({ value, label: ruleSet.names[value] }))}
        value={profile}
        onChange={choose}
      />
      <Choice
        label={formatLabel}
        isLabelUnseen
        size="tiny"
        options={FORMATS.map((value) => ({ value, label: formats[value] }))}
        value={format}
        onChange={chooseFormat}
      />
    </>
  );
}
