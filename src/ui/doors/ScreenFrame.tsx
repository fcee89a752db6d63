import { useEffect, type ReactNode } from 'react';
import { useDoorTexts } from '../../i18n/door-texts';
import { ButtonLink } from '../shared/Button';
import { goHome } from './route';

/** `window` is as high as the window, and its columns scroll by themselves. */
const FITS = {
  page: 'min-h-dvh grid-rows-[auto_1fr]',
  column: 'min-h-dvh grid-cols-1 grid-rows-[auto_1fr]',
  window: 'h-dvh min-h-135 grid-cols-1 grid-rows-[auto_minmax(0,1fr)] stacked:h-auto',
} as const;

interface ScreenFrameProps {
  readonly fit?: keyof typeof FITS;
  readonly title: string;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A screen beside the table: its name, the way back (also Escape), and its content. */
export function ScreenFrame({ fit = 'page', title, tools, children }: ScreenFrameProps) {
  const t = useDoorTexts();
  useEffect(() => {
    // What is open on the screen (a sheet, a field being typed in) takes Escape first and marks it as handled.
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) goHome();
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, []);
  return (
    <main className={`beside [--head:61px] grid bg-urushi-1 text-writing-1 font-text text-body/calm font-medium ${FITS[fit]}`}>
      <header
        data-part="screen-head"
        className="beside__head sticky top-0 z-5 flex flex-wrap items-center gap-x-4.5 gap-y-2 px-4.5 py-2 border-b border-b-seam bg-urushi-0"
      >
        <ButtonLink href="#">{t.back}</ButtonLink>
        <h1 className="font-display text-say/close font-normal text-gold-1 tracking-wide">{title}</h1>
        {tools && (
          <div
            className={`flex flex-wrap gap-2 ${fit === 'window' ? 'min-w-0 flex-1 items-center stacked:flex-[1_1_100%]' : 'ms-auto'}`}
          >
            {tools}
          </div>
        )}
      </header>
      {children}
    </main>
  );
}
