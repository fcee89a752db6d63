import { usePlaybackTexts } from '../../../i18n/playback-texts';
import { useKeySigns } from '../../../store/keeping/keys';
import { KeyList, type KeyRow } from '../../base/shared/KeyList';
import { SheetFrame } from '../../base/shared/SheetFrame';

/** The keyboard map of a recording. */
export function PlaybackKeySheet({ onClose }: { readonly onClose: () => void }) {
  const t = usePlaybackTexts().keys;
  const rows: readonly KeyRow[] = [
    [[t.space], t.play],
    [['←', '→', '[', ']'], t.step],
    [['{', '}', t.pageUp, t.pageDown], t.turn],
    [[t.home, t.end], t.ends],
    [['-', '+'], t.speed],
    [['V'], t.watcher],
    [['C'], t.log],
    [[t.esc], t.leave],
  ];
  return (
    <SheetFrame name={t.title} title={t.title} onClose={onClose}>
      <KeyList rows={rows} called={useKeySigns()} />
    </SheetFrame>
  );
}
