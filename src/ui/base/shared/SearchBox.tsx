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
  <span
    className="search-box relative flex items-center gap-2.5 w-[clamp(200px,26vw,360px)] min-h-tap px-3 border border-(--line-2) rounded bg-control text-writing-2 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-gold-1 narrow:flex-1 narrow:w-auto"
    role="search"
  >
    <Icon name="search" className="flex-none size-[1.1em]" />
    <input
      type="search"
      className="flex-1 min-w-0 min-h-[calc(var(--spacing-tap)-2px)] bg-transparent outline-none font-text text-body/close font-medium text-writing-1 placeholder:text-writing-2 placeholder:opacity-100"
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
