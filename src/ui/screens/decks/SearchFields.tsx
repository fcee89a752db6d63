import { useId } from 'react';
import type { Range } from '../../../decks';
import { useDeckScreenTexts } from '../../../i18n/deck-screen-texts';
import { Field, FieldName, SelectField, TextField } from '../../base/shared/Field';

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string | undefined) => void;
}

/** One of several, or any. */
export function Select({ label, value, options, onChange }: SelectProps) {
  const t = useDeckScreenTexts();
  return (
    <Field label={label}>
      <SelectField value={value} onChange={(event) => onChange(event.target.value || undefined)}>
        <option value="">{t.search.any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    </Field>
  );
}

interface RangeFieldProps {
  readonly label: string;
  readonly range: Range | undefined;
  readonly step: number;
  readonly onChange: (range: Range) => void;
}

/** From one number to another. */
export function RangeField({ label, range = {}, step, onChange }: RangeFieldProps) {
  const t = useDeckScreenTexts();
  const id = useId();
  const numberOf = (text: string): number | undefined => (text === '' || Number.isNaN(Number(text)) ? undefined : Number(text));
  return (
    <div className="grid min-w-0 gap-1">
      <FieldName id={id}>{label}</FieldName>
      <span className="flex items-center gap-1.5 font-text text-note/close font-medium text-writing-2">
        {(['from', 'to'] as const).map((end) => (
          <span key={end} className="contents">
            {end === 'to' && <span aria-hidden="true">–</span>}
            <TextField
              className="w-0 flex-1"
              type="number"
              min={0}
              step={step}
              inputMode="numeric"
              aria-label={t.search[end](label)}
              value={range[end] ?? ''}
              onChange={(event) => onChange({ ...range, [end]: numberOf(event.target.value) })}
            />
          </span>
        ))}
      </span>
    </div>
  );
}

export const isSet = ({ from, to }: Range = {}): boolean => from !== undefined || to !== undefined;
