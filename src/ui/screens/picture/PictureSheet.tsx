import { useEffect, useState } from 'react';
import { useResultPictureTexts, type ResultPictureTexts } from '../../../i18n/result-picture-texts';
import type { Secrecy } from '../../../store/running/secrecy';
import { Button } from '../../base/shared/Button';
import { downloadBlob, recordingName } from '../../base/shared/file';
import { Modal } from '../../base/shared/Modal';
import { Note } from '../../base/shared/Note';
import type { Picture } from './parts';
import { painted } from './paint';

export interface PictureSheetProps {
  readonly makes: () => Promise<Picture | null>;
  readonly names: readonly string[];
  readonly turn: number;
  /** How the hands lay at the table. */
  readonly secrecy: Secrecy;
  /** What it is a picture of, and what it shows; the result of a game if nothing is said. */
  readonly title?: string;
  readonly note?: string;
  readonly onClose: () => void;
}

interface Painted {
  readonly file: File;
  readonly address: string;
  readonly alt: string;
}

/** Paints once, and gives the address back with the sheet. */
function usePainted(makes: PictureSheetProps['makes'], name: string): Painted | 'failed' | null {
  const [is, setPainted] = useState<Painted | 'failed' | null>(null);
  const [make] = useState(() => makes);
  useEffect(() => {
    let address: string | undefined;
    let isGone = false;
    const paint = async (): Promise<Painted> => {
      const picture = await make();
      if (!picture) throw new Error('no game lies on the table');
      const file = new File([await painted(picture)], name, { type: 'image/png' });
      address = URL.createObjectURL(file);
      return { file, address, alt: picture.alt };
    };
    const show = (now: Painted | 'failed'): void => {
      if (!isGone) setPainted(now);
      else if (address !== undefined) URL.revokeObjectURL(address);
    };
    void paint().then(show, () => show('failed'));
    return () => {
      isGone = true;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [make, name]);
  return is;
}

type Done = 'copied' | 'notCopied' | 'shared' | 'notShared';

const canCopy = typeof ClipboardItem !== 'undefined' && 'clipboard' in navigator;
const canShare = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;

function Takers({
  file,
  t,
  onDone,
}: {
  readonly file: File;
  readonly t: ResultPictureTexts;
  readonly onDone: (done: Done) => void;
}) {
  const copy = (): void =>
    void navigator.clipboard.write([new ClipboardItem({ 'image/png': file })]).then(
      () => onDone('copied'),
      () => onDone('notCopied'),
    );
  const share = (): void =>
    void navigator.share({ files: [file] }).then(
      () => onDone('shared'),
      () => onDone('notShared'),
    );
  return (
    <div className="flex flex-wrap gap-2">
      <Button tone="main" data-act="save-picture" onClick={() => downloadBlob(file.name, file)}>
        {t.save}
      </Button>
      {canCopy && (
        <Button data-act="copy-picture" onClick={copy}>
          {t.copy}
        </Button>
      )}
      {canShare(file) && (
        <Button data-act="share-picture" onClick={share}>
          {t.share}
        </Button>
      )}
    </div>
  );
}

/** The end of a game, or a position, as a picture: to be saved, copied, or handed to another program where the browser can. */
export function PictureSheet({ makes, names, turn, secrecy, title, note, onClose }: PictureSheetProps) {
  const t = useResultPictureTexts();
  const is = usePainted(makes, recordingName(names, turn, '', 'png'));
  const [done, setDone] = useState<Done>();
  return (
    <Modal title={title ?? t.title} close={t.close} onClose={onClose} width="w-[min(100%,64em)]">
      <div className="grid place-items-center aspect-video max-h-[62vh] mx-auto max-w-full bg-urushi-0 rounded" data-picture>
        {is === null || is === 'failed' ? (
          <p role={is ? 'alert' : 'status'}>{is ? t.failed : t.making}</p>
        ) : (
          <img className="size-full min-h-0 object-contain" src={is.address} alt={is.alt} />
        )}
      </div>
      {is && is !== 'failed' && <Takers file={is.file} t={t} onDone={setDone} />}
      <Note role="status">{done && t[done]}</Note>
      <Note>{note ?? (secrecy === 'open' ? t.openNote : t.note)}</Note>
    </Modal>
  );
}
