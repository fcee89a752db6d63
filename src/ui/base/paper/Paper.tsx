import { useEffect, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { usePaperTexts } from '../../../i18n/paper-texts';
import './paper.css';

interface PaperProps {
  readonly title: string;
  /** Below the title: what was played, by which rules. */
  readonly note: string;
  /** What is filled in by hand, at the head and at the foot. */
  readonly head?: readonly string[];
  readonly foot?: readonly string[];
  readonly children: ReactNode;
}

const PRINTING = 'print';

/**
 * What a screen looks like on paper: black on white, in place of the whole page. It is there only while the browser prints, so
 * that nobody meets it on the screen.
 */
export function Paper(props: PaperProps) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const media = matchMedia(PRINTING);
    // The browser takes its picture of the page as soon as it has told of it.
    const look = (): void => flushSync(() => setPrinting(media.matches));
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, []);
  return isPrinting ? createPortal(<Sheet {...props} />, document.body) : null;
}

function Sheet({ title, note, head = [], foot = [], children }: PaperProps) {
  const { fan } = usePaperTexts();
  useEffect(() => {
    document.documentElement.dataset.paper = '';
    return () => {
      delete document.documentElement.dataset.paper;
    };
  }, []);
  return (
    <main className="paper">
      <h1>{title}</h1>
      <p>{note}</p>
      <ToFillIn lines={head} />
      {children}
      <ToFillIn lines={foot} />
      <p className="paper__fan">{fan}</p>
    </main>
  );
}

const ToFillIn = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <ul className="paper__lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
