import { usePlaybackTexts } from '../../i18n/playback-texts';
import { SheetFrame } from '../shared/SheetFrame';

/** The keyboard map of a recording. */
export function PlaybackKeySheet({ onClose }: { readonly onClose: () => void }) {
  const t = usePlaybackTexts().keys;
  const rows: readonly (readonly [keys: readonly string[], what: string])[] = [
    [[t.space], t.play],
    [['←', '→', '[', ']'], t.step],
    [['{', '}', t.pageUp, t.pageDown], t.turn],
    [[t.home, t.end], t.ends],
    [['-', '+'], t.speed],
    [['V'], t.watcher],
    [[t.esc], t.leave],
  ];
  return (
    <SheetFrame name={t.title} title={t.title} onClose={onClose}>
      <dl className="keys">
        {rows.map(([keys, what]) => (
          <div key={what} style={{ display: 'contents' }}>
            <dt>{keys.map((key) => <kbd key={key}>{key}</kbd>)}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </SheetFrame>
  );
}
