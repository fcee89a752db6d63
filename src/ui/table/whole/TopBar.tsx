import type { ReactNode } from 'react';
import { KusariMark } from '../../base/art';

/** Whose table this is, what is being played, and the tools of the table. */
export function TopBar({ where, tools }: { readonly where?: ReactNode; readonly tools?: ReactNode }) {
  return (
    <header className="top">
      <h1 className="brand">
        <KusariMark />
        KUSARI<small lang="ja">鎖</small>
      </h1>
      <span className="top__where">{where}</span>
      <span className="top__tools">{tools}</span>
    </header>
  );
}
