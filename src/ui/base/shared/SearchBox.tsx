import { Icon } from '../art';

interface SearchBoxProps {
  readonly label: string;
  /** What can be looked for, where that is more than the label says. */
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** How much is found; it is read aloud when it changes. */
  readonly found: string;
  /** The arrow down leads to what is found. */
  readonly onDown: () => void;
}

/** The search in the head of a screen. Escape empties it; when it is empty, Escape leaves the screen. */
export const SearchBox = ({ label, hint = label, value, onChange, found, onDown }: SearchBoxProps) => (
  <span className="search-box" role="search">
    <Icon name="search" />
    <input
      type="search"
      aria-label={label}
      placeholder={hint}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'ArrowDown') onDown();
        else if (event.key === 'Escape' && value !== '') onChange('');
        else return;
        event.preventDefault();
      }}
    />
    <span role="status" className="flex-none text-note text-gold-1">
      {found}
    </span>
  </span>
);
