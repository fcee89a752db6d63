import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { useKeySigns, type KeyScreen } from '../../../store/keeping/keys';

/** `main` is what is usually wanted next, `seat` carries the colour of a player. */
type Tone = 'main' | 'seat' | 'plain';

/** `small` stands in the rows of a list, `large` begins a duel, `foot` leads on from a page of a match. */
type Size = 'usual' | 'small' | 'large' | 'foot';

const TONES: Readonly<Record<Tone, string>> = {
  main: 'btn--main border-gold-1 bg-gilt text-gold-ink hover:bg-gold-1 hover:bg-none',
  seat: 'border-seat bg-control text-writing-1 hover:bg-urushi-3',
  plain: 'border-gold-2 bg-control text-writing-1 hover:bg-urushi-3',
};

const SIZES: Readonly<Record<Size, string>> = {
  usual: 'min-h-tap px-4 py-1 font-text text-body/tight font-semibold',
  small: 'min-h-tap px-3.25 py-1 font-text text-note/tight font-semibold',
  large: 'min-h-14 px-8.5 font-display text-say/none font-normal tracking-wide',
  foot: 'min-h-14 px-7.5 font-display text-say/none font-normal tracking-[0.03em] compact:min-h-12.5',
};

const ANY = [
  'btn relative inline-flex normal-nums cursor-pointer items-center justify-center gap-2 rounded border-rim whitespace-nowrap',
  '[&_.glyph]:size-[0.95em] [&_.glyph]:flex-none',
  'aria-pressed:border-st-select aria-pressed:shadow-pressed',
  'aria-disabled:cursor-default aria-disabled:flex-col aria-disabled:gap-0.5 aria-disabled:border-dashed',
  'aria-disabled:border-writing-3 aria-disabled:bg-transparent aria-disabled:bg-none aria-disabled:text-writing-2',
].join(' ');

const look = (tone: Tone, size: Size, className: string): string => `${ANY} ${TONES[tone]} ${SIZES[size]} ${className}`;

interface Looks {
  readonly tone?: Tone;
  readonly size?: Size;
}

interface ButtonProps extends Looks, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** The key that does the same, by its usual sign. */
  readonly hint?: string | undefined;
  /** The screen whose key that is; the table if nothing is said. */
  readonly hintOn?: KeyScreen;
  /** Why the button does nothing now; it stays focusable and says so. */
  readonly reason?: string | undefined;
  /** The button was pressed although it does nothing now. */
  readonly onWhyNot?: () => void;
  readonly children: ReactNode;
}

export function Button({
  tone = 'plain',
  size = 'usual',
  hint,
  hintOn,
  reason,
  onWhyNot,
  className = '',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isInert = reason !== undefined;
  return (
    <button
      type="button"
      className={look(tone, size, className)}
      aria-disabled={isInert || undefined}
      onClick={isInert ? onWhyNot : onClick}
      {...rest}
    >
      <span className="btn__label inline-flex items-center gap-2">{children}</span>
      {isInert && reason && <small className="font-text text-min/tight font-medium text-writing-2">{reason}</small>}
      {hint && !isInert && <KeyCap usual={hint} screen={hintOn} />}
    </button>
  );
}

/** Looks like a button and leads to another place of the page. */
export function ButtonLink({
  tone = 'plain',
  size = 'usual',
  className = '',
  ...rest
}: Looks & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a className={look(tone, size, className)} {...rest} />;
}

/** The key that does the same as what it stands beside, as it is called in this browser. */
function KeyCap({ usual, screen }: { readonly usual: string; readonly screen: KeyScreen | undefined }) {
  const sign = useKeySigns(screen)(usual);
  if (sign === null) return null;
  return (
    <kbd
      className="key rounded border border-current px-1.5 py-0.75 font-text text-[12px]/none font-semibold opacity-80"
      aria-hidden="true"
    >
      {sign}
    </kbd>
  );
}
