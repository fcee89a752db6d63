import { useEffect, useRef } from 'react';
import { usePlaybackTexts } from '../../../i18n/playback-texts';
import { Button } from '../../base/shared/Button';

interface SureProps {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** A question before something that cannot be unseen or that takes the place of something else. */
export function Sure({ title, text, yes, onYes, onNo }: SureProps) {
  const t = usePlaybackTexts();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.querySelector<HTMLElement>('button')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <div
      className="veil fixed inset-0 z-15 text-writing-1 font-text text-body/[1.45] font-medium bg-veil grid place-items-center p-3 overflow-auto"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onNo();
      }}
    >
      <div
        className="min-h-0 min-w-0 overflow-hidden shadow-tray grid gap-3.5 w-[min(92%,34em)] px-6 py-5.5 bg-urushi-2 text-writing-1 border-rim border-gold-2 rounded-tray font-text text-body/calm font-medium"
        role="alertdialog"
        aria-modal="true"
        aria-label={title}
        ref={panel}
      >
        <h2 className="font-display text-title/close font-normal text-gold-1">{title}</h2>
        <p>{text}</p>
        <div className="flex flex-wrap gap-2 justify-end">
          <Button onClick={onNo}>{t.no}</Button>
          <Button tone="main" data-act="sure" onClick={onYes}>
            {yes}
          </Button>
        </div>
      </div>
    </div>
  );
}
