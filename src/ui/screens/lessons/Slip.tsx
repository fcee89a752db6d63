import type { HTMLAttributes, ReactNode, Ref } from 'react';
import './guide.css';

interface SlipProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  readonly ref?: Ref<HTMLElement>;
  readonly title: string;
  /** What stands beside the title: how far it is. */
  readonly beside?: string | null;
  readonly acts: ReactNode;
  /** The ways out, as links. */
  readonly foot: ReactNode;
  /** Nobody is led by it: nothing is read aloud unasked; on a phone all of it scrolls, and its acts stay. */
  readonly isFree?: boolean;
}

/** The slip beside the field, of a lesson, a puzzle or a line that is played: what is told, what can be done, the ways out. */
export const Slip = ({ title, beside, acts, foot, isFree, className = '', children, ...rest }: SlipProps) => (
  <section
    className={`guide grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto_auto] overflow-hidden rounded-tray ps-1.25 font-text text-body/[1.45] font-medium normal-nums text-ink ${isFree ? 'in-data-small:grid-rows-[auto] in-data-small:content-start in-data-small:overflow-auto' : ''} ${className}`}
    {...rest}
  >
    <header className="flex items-baseline gap-2.5 border-b border-[#8a642055] px-3 pt-2 pb-1.25 in-data-small:px-2 in-data-small:pt-1 in-data-small:pb-0.75">
      <h2 className="min-w-0 font-display text-head/close font-normal">{title}</h2>
      {beside && <span className="ms-auto font-text text-note/none font-medium whitespace-nowrap text-ink-2">{beside}</span>}
    </header>
    <div
      className={`guide__body grid grid-cols-[minmax(0,1fr)] content-start gap-1.5 overflow-auto px-3 py-1.75 in-data-small:in-data-led:py-1 ${isFree ? 'in-data-small:overflow-visible' : ''}`}
      aria-live={isFree ? undefined : 'polite'}
      tabIndex={-1}
    >
      {children}
    </div>
    <div
      className={`guide__acts flex gap-1.5 px-2.5 *:flex-auto in-data-small:in-data-led:pb-1 in-data-small:[&_.btn]:min-h-9 ${isFree ? 'in-data-small:sticky in-data-small:bottom-0 in-data-small:bg-paper' : ''}`}
    >
      {acts}
    </div>
    <footer
      className={
        'guide__foot flex justify-between px-1 *:min-h-tap *:min-w-0 *:cursor-pointer *:px-1.5 *:font-text *:text-note/(--spacing-tap) *:font-semibold *:text-ink-2 *:underline *:underline-offset-3 *:hover:text-ink ' +
        'in-data-small:*:min-h-7.5 in-data-small:*:content-center in-data-small:*:leading-[1.15] in-data-small:in-data-led:hidden'
      }
    >
      {foot}
    </footer>
  </section>
);
