import type { ReactNode } from 'react';
import { KusariMark } from '../../base/art';

/** Whose table this is, what is being played, and the tools of the table. */
export function TopBar({ where, tools }: { readonly where?: ReactNode; readonly tools?: ReactNode }) {
  return (
    <header
      className="top flex min-w-0 items-center gap-4 px-4 [grid-area:top] bg-linear-to-b from-urushi-0 to-urushi-0/60
        in-data-small:gap-2 in-data-small:px-0"
    >
      {/* The page keeps its heading also where it is not seen. */}
      <h1
        className="brand flex items-center gap-2.5 font-display text-[22px]/none font-normal tracking-brand text-gold-1
          in-data-[layout=phone]:gap-1.75 in-data-[layout=phone]:text-[17px] in-data-[layout=phone]:tracking-[0.08em]
          in-data-[layout=flat]:absolute in-data-[layout=flat]:[clip-path:inset(50%)]"
      >
        <KusariMark className="size-7 [--mark-bg:var(--color-urushi-0)] in-data-[layout=phone]:size-5.5" />
        KUSARI
        <small className="text-[18px] tracking-[0] text-gold-2 in-data-small:hidden" lang="ja">
          鎖
        </small>
      </h1>
      <span className="top__where min-w-0 truncate text-note text-writing-2 in-data-small:hidden">{where}</span>
      <span
        className="top__tools ms-auto flex flex-none gap-0.5 in-data-[layout=flat]:w-full
          in-data-[layout=flat]:justify-between"
      >
        {tools}
      </span>
    </header>
  );
}
