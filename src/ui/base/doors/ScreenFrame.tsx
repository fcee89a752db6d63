import { useEffect, type ReactNode } from 'react';
import { useDoorTexts } from '../../../i18n/door-texts';
import { Icon } from '../art';
import { LanguageButton } from '../shared/LanguageButton';

/** `window` is as high as the window, and its columns scroll by themselves. */
const FITS = {
  page: 'min-h-dvh grid-cols-1 grid-rows-[auto_1fr]',
  column: 'min-h-dvh grid-cols-1 grid-rows-[auto_1fr]',
  window: 'h-dvh min-h-135 grid-cols-1 grid-rows-[auto_minmax(0,1fr)] stacked:h-auto',
} as const;

/** Where the way back leads: the word on its face, and its whole name, which has that word in it. */
interface WayBack {
  readonly href: string;
  readonly word: string;
  readonly name: string;
}

interface ScreenFrameProps {
  readonly fit?: keyof typeof FITS;
  readonly title: string;
  /** The title is only read aloud: it stands in the tools, where it can be changed. */
  readonly isTitleUnseen?: boolean;
  /** One line beside the title, where there is room for it. */
  readonly note?: ReactNode;
  /** Back to the table, unless it is said. */
  readonly back?: WayBack;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A screen beside the table: the way back (also Escape), its name, its tools and the other language, and its content. */
export function ScreenFrame({ fit = 'page', title, isTitleUnseen = false, note, back, tools, children }: ScreenFrameProps) {
  const t = useDoorTexts();
  const { href, word, name } = back ?? { href: '#', word: t.backWord, name: t.back };
  useEffect(() => {
    // What is open on the screen (a sheet, a field being typed in) takes Escape first and marks it as handled.
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) location.hash = href;
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [href]);
  return (
    <main className={`beside grid text-writing-1 font-text text-body/calm font-medium ${FITS[fit]}`}>
      <header data-part="screen-head" className="screen-head">
        <a className="screen-head__back" href={href} aria-label={name}>
          <Icon name="one-back" />
          <span>{word}</span>
        </a>
        <h1
          className={
            isTitleUnseen
              ? 'unseen'
              : 'font-display text-[calc(var(--text-title)+6px)]/tight font-normal tracking-head whitespace-nowrap text-gold-1 narrow:text-[22px]'
          }
        >
          {title}
        </h1>
        {note && <p className="screen-head__note">{note}</p>}
        <div className={`screen-head__tools ${fit === 'window' && tools ? 'screen-head__tools--filling' : ''}`}>
          {tools}
          <LanguageButton />
        </div>
      </header>
      {children}
    </main>
  );
}
