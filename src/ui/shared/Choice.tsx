import { useId } from 'react';
import { Icon, type GlyphName } from '../art';

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string; readonly lang?: string; readonly icon?: GlyphName }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of a few, all in sight. */
export function Choice<T extends string | number>({ label, options, value, onChange }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <span className="choice__options">
        {options.map((option) => (
          <label key={option.value} lang={option.lang}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>
              {option.icon && <Icon name={option.icon} />}
              {option.label}
            </span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}
