import { useEffect, useState } from 'react';
import { usePictureTexts } from '../../../i18n/picture-texts';
import { bringPictures, MOST_PICTURE_BYTES, type LeftOut } from '../../../store/pictures/bring-pictures';
import { isKnownCard } from '../../../store/pictures/known-card';
import { followPictures, usePictures } from '../../../store/pictures/kept-pictures';
import { megabytes } from '../../../store/storage/limits';
import { Button } from '../../base/shared/Button';
import { Choice } from '../../base/shared/Choice';
import { pickFiles } from '../../base/shared/file';
import { Modal } from '../../base/shared/Modal';
import { Note } from '../../base/shared/Note';
import { fitted } from './fitted';

/** How many files that were left out are named. */
const NAMED = 12;

type Work =
  | { readonly kind: 'nothing' | 'sure' | 'removed' | 'failed' }
  | { readonly kind: 'working'; readonly done: number; readonly all: number }
  | { readonly kind: 'brought'; readonly count: number; readonly leftOut: readonly LeftOut[] };

function LeftOutFiles({ files }: { readonly files: readonly LeftOut[] }) {
  const t = usePictureTexts();
  if (files.length === 0) return null;
  return (
    <div className="grid gap-1" data-left-out={files.length}>
      <Note isWarning>{t.leftOut(files.length)}</Note>
      <ul className="grid gap-0.5 max-h-40 overflow-auto font-text text-note/calm font-medium text-writing-2" tabIndex={0}>
        {files.slice(0, NAMED).map(({ file, why }, at) => (
          <li key={at} className="wrap-anywhere">
            <b className="font-semibold text-writing-1">{file}</b> — {t.faults[why]}
          </li>
        ))}
        {files.length > NAMED && <li>{t.more(files.length - NAMED)}</li>}
      </ul>
    </div>
  );
}

/** Bringing one's own pictures for the cards, letting an audience see them, and removing them. */
export function PicturesSheet({ onClose }: { readonly onClose: () => void }) {
  const t = usePictureTexts();
  const { cards, forAudience, showAudience, keep, removeAll, weigh } = usePictures();
  const [doing, setDoing] = useState<Work>({ kind: 'nothing' });
  const [bytes, setBytes] = useState(0);
  const isWorking = doing.kind === 'working';
  useEffect(followPictures, []);
  useEffect(() => {
    if (!isWorking) void weigh().then(setBytes, () => undefined);
  }, [weigh, cards.size, isWorking]);

  const bring = async (asked: Parameters<typeof pickFiles>[0]): Promise<void> => {
    const files = await pickFiles(asked);
    if (files.length === 0) return;
    setDoing({ kind: 'working', done: 0, all: files.length });
    try {
      const { kept, leftOut } = await bringPictures(files, {
        isCard: await isKnownCard(),
        fitted,
        keep,
        onProgress: (done, all) => setDoing({ kind: 'working', done, all }),
      });
      setDoing({ kind: 'brought', count: kept.length, leftOut });
    } catch {
      setDoing({ kind: 'failed' });
    }
  };
  const remove = (): void => {
    if (doing.kind !== 'sure') return setDoing({ kind: 'sure' });
    void removeAll().then(
      () => setDoing({ kind: 'removed' }),
      () => setDoing({ kind: 'failed' }),
    );
  };
  const says = (): string => {
    switch (doing.kind) {
      case 'working':
        return t.working(doing.done, doing.all);
      case 'brought':
        return t.brought(doing.count);
      case 'removed':
      case 'failed':
        return t[doing.kind];
      default:
        return '';
    }
  };
  return (
    <Modal title={t.title} close={t.close} onClose={onClose}>
      <p>{t.about}</p>
      <div className="flex flex-wrap gap-2" inert={isWorking}>
        <Button
          tone="main"
          data-act="bring-files"
          onClick={() =>
            void bring({ multiple: true, accept: '.zip,application/zip,image/png,image/jpeg,image/webp,image/gif,image/avif' })
          }
        >
          {t.files}
        </Button>
        <Button data-act="bring-folder" onClick={() => void bring({ webkitdirectory: true })}>
          {t.folder}
        </Button>
      </div>
      <Note>{t.limits(MOST_PICTURE_BYTES / 1024 / 1024)}</Note>
      <p data-pictures={cards.size}>{cards.size === 0 ? t.none : t.kept(cards.size, megabytes(bytes))}</p>
      <Note role="status">{says()}</Note>
      {doing.kind === 'brought' && <LeftOutFiles files={doing.leftOut} />}
      {cards.size > 0 && (
        <>
          <Choice
            size="small"
            label={t.audience}
            options={(['no', 'yes'] as const).map((value) => ({ value, label: t.audienceOptions[value] }))}
            value={forAudience ? 'yes' : 'no'}
            onChange={(value) => showAudience(value === 'yes')}
          />
          <div>
            <Button data-act="remove-pictures" onClick={remove}>
              {doing.kind === 'sure' ? t.removeSure : t.remove}
            </Button>
          </div>
        </>
      )}
      <Note>{t.stays}</Note>
    </Modal>
  );
}
