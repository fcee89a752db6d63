import { useId } from 'react';
import { Icon, type GlyphName } from '../art';

export interface ChoiceSize {
  readonly size?: keyof typeof SIZES;
}

export interface ChoiceProps<T extends string | number> extends ChoiceSize {
  readonly label: string;
  /** The label is only read aloud. */
  readonly isLabelUnseen?: boolean;
  /** The label is a question with an answer below, larger than the name of a setting. */
  readonly isQuestion?: boolean;
  readonly className?: string;
  readonly options: readonly { readonly value: T; readonly label: string; readonly lang?: string; readonly icon?: GlyphName }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

const NAME = 'mb-1.5 normal-nums font-text text-note/close font-medium text-writing-2';
const QUESTION = 'mb-1.5 normal-nums font-display text-head/close font-normal text-gold-1';

const MARKED = [
  'peer-checked:bg-urushi-3 peer-checked:group-hover/choice:border-gold-2',
  'before:size-2.5 before:flex-none before:rounded-[50%] before:border-rim before:border-current',
  'peer-checked:before:border-gold-1 peer-checked:before:bg-gold-1 peer-checked:before:shadow-chosen',
].join(' ');

/** `tabs`: what is found below is that of the chosen one. */
const SIZES = {
  usual: `gap-2 px-3.5 ${MARKED}`,
  small: `gap-2 px-2.75 ${MARKED}`,
  tiny: `gap-1.5 px-2.5 ${MARKED}`,
  tabs: 'gap-1.5 px-2 peer-checked:bg-gold-2/20 peer-checked:shadow-under spare:px-1.25',
} as const;

/** One of a few, all in sight. */
export function Choice<T extends string | number>({
  label,
  isLabelUnseen = false,
  isQuestion = false,
  size = 'usual',
  className = '',
  options,
  value,
  onChange,
}: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className={`min-w-0 ${className}`}>
      <legend className={isLabelUnseen ? 'unseen' : isQuestion ? QUESTION : NAME}>{label}</legend>
      <span className={`flex flex-wrap gap-1.5 ${size === 'tabs' ? 'spare:gap-0.75' : ''}`}>
        {options.map((option) => (
          <label key={option.value} className="group/choice relative inline-flex cursor-pointer" lang={option.lang}>
            <input
              type="radio"
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span
              className={`inline-flex min-h-tap items-center rounded border-rim border-gold-3 normal-nums font-text text-note/tight font-semibold text-writing-2
                group-hover/choice:border-gold-2 group-hover/choice:text-writing-1 peer-checked:border-gold-1
                peer-checked:text-writing-1 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2
                peer-focus-visible:outline-gold-1 ${SIZES[size]}`}
            >
              {option.icon && <Icon name={option.icon} />}
              {option.label}
            </span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}
