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

/** The tools take what the head has left, or a line of their own. */
const FILLING = 'flex-1 min-w-0 stacked:not-has-[.search-box]:flex-[1_1_100%]';

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
      <header
        data-part="screen-head"
        className="sticky top-0 z-5 flex flex-wrap items-center gap-x-4.5 gap-y-2 min-h-(--head) px-(--edge) py-2 border-b border-b-(--line-2) bg-[linear-gradient(var(--color-urushi-0),var(--color-urushi-1))] narrow:static narrow:gap-x-2.5 narrow:gap-y-1.5 [@media(height<=500px)]:static"
      >
        <a
          className="inline-flex items-center justify-center gap-2 min-w-tap min-h-tap pr-4 pl-2.75 border border-(--line-2) rounded font-text text-body/tight font-semibold whitespace-nowrap hover:bg-urushi-3 narrow:px-0"
          href={href}
          aria-label={name}
        >
          <Icon name="one-back" className="size-[1.1em] text-gold-1" />
          <span className="narrow:hidden">{word}</span>
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
        {note && <p className="min-w-0 text-note/[1.35] text-writing-2 spare:hidden">{note}</p>}
        <div
          className={`screen-head__tools flex flex-wrap items-center justify-end gap-2 ms-auto narrow:has-[.search-box]:flex-[1_1_100%] ${fit === 'window' && tools ? FILLING : ''}`}
        >
          {tools}
          <LanguageButton />
        </div>
      </header>
      {children}
    </main>
  );
}
