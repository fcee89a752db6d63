import { useEffect, useRef } from 'react';
import { usePlaybackTexts } from '../../i18n/playback-texts';
import { Button } from '../shared/Button';
import '../result/result.css';
import './playback.css';

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
      className="veil"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onNo();
      }}
    >
      <div className="sure tray" role="alertdialog" aria-modal="true" aria-label={title} ref={panel}>
        <h2>{title}</h2>
        <p>{text}</p>
        <div className="sure__acts">
          <Button onClick={onNo}>{t.no}</Button>
          <Button tone="main" data-act="sure" onClick={onYes}>
            {yes}
          </Button>
        </div>
      </div>
    </div>
  );
}
