import { useId } from 'react';
import type { BuiltInDeck } from '../../engine/vision';
import { useLanguage } from '../../i18n/language';
import { useRuleSetTexts } from '../../i18n/rule-set-texts';
import { useShellTexts } from '../../i18n/shell-texts';
import { Field, SelectField } from '../shared/Field';

interface VisionDeckProps {
  readonly decks: readonly BuiltInDeck[] | null | undefined;
  readonly deck: string;
  readonly onChange: (deck: string) => void;
}

/** The deck of a seat in a game of VISION. */
export function VisionDeck({ decks, deck, onChange }: VisionDeckProps) {
  const t = useShellTexts();
  const rules = useRuleSetTexts();
  const language = useLanguage();
  const id = useId();
  const chosen = decks?.find((one) => one.id === deck) ?? decks?.[0];
  return (
    <>
      <Field label={t.setup.deck} htmlFor={`${id}-deck`}>
        <SelectField look="large" id={`${id}-deck`} value={chosen?.id ?? ''} onChange={(event) => onChange(event.target.value)}>
          {decks?.map((one) => (
            <option key={one.id} value={one.id}>
              {one[language]}
            </option>
          ))}
        </SelectField>
      </Field>
      <p className="col-span-full min-h-[2.8em] text-writing-2 text-note" role={decks === undefined ? 'alert' : undefined}>
        {chosen ? chosen.theme[language] : decks === undefined ? rules.notFetched : rules.fetching}
      </p>
    </>
  );
}
