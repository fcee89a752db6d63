import { usePlaybackTexts } from '../../../i18n/playback-texts';
import { Button } from '../../base/shared/Button';
import { ModalFrame } from '../../base/shared/Modal';

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
  return (
    <ModalFrame title={title} role="alertdialog" onClose={onNo} className="w-[min(92%,34em)]">
      <div className="grid gap-3.5">
        <h2 className="font-display text-title/close font-normal text-gold-1">{title}</h2>
        <p>{text}</p>
        <div className="flex flex-wrap gap-2 justify-end">
          <Button onClick={onNo}>{t.no}</Button>
          <Button tone="main" data-act="sure" onClick={onYes}>
            {yes}
          </Button>
        </div>
      </div>
    </ModalFrame>
  );
}
