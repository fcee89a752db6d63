import { useEffect, type ReactNode } from 'react';
import { useDoorTexts } from '../../i18n/door-texts';
import { goHome } from './route';
import './doors.css';

interface ScreenFrameProps {
  readonly title: string;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A screen beside the table: its name, the way back (also Escape), and its content. */
export function ScreenFrame({ title, tools, children }: ScreenFrameProps) {
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
    <main className="beside">
      <header className="beside__head">
        <a className="btn" href="#">
          {t.back}
        </a>
        <h1>{title}</h1>
        {tools && <div className="beside__tools">{tools}</div>}
      </header>
      {children}
    </main>
  );
}
