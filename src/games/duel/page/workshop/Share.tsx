import { useState } from 'react';
import { useLanguage } from '../../../../i18n/language';
import { useTableTexts } from '../../../../i18n/table-texts';
import { useWorkshopTexts } from '../../../../i18n/workshop-texts';
import { LONGEST_LINK } from '../../../../store/links/game-link';
import { packed } from '../../../../store/links/packed';
import { linkTo } from '../../../../ui/base/doors/route';
import { useCardInfo } from '../../../../ui/base/card/card-info';
import { Button } from '../../../../ui/base/shared/Button';
import { copiedText } from '../../../../ui/base/shared/clipboard';
import { download } from '../../../../ui/base/shared/file';
import { Modal } from '../../../../ui/base/shared/Modal';
import { Note } from '../../../../ui/base/shared/Note';
import { fetched } from '../../../../ui/base/fetching/fetched';
import { LinkCode } from '../../../../ui/screens/links/LinkCode';
import type { LaidPosition } from '../../workshop/laid-position';
import { positionText } from '../../workshop/position-text';
import { isImpossible, type LaidProblem } from '../../workshop/problems';
import { namesIn } from './spot-words';

const PictureSheet = fetched(() => import('../../../../ui/screens/picture/PictureSheet').then((module) => module.PictureSheet));

/** The position as an address: all of it stands in there, and nothing is sent anywhere. */
export async function positionLink(position: LaidPosition): Promise<string> {
  const text = JSON.stringify(JSON.parse(positionText(position)));
  return linkTo({ door: 'workshop', detail: await packed(text) });
}

const fileName = ({ title }: LaidPosition): string => {
  const named = title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return `kusari-position${named && `-${named}`}.json`;
};

type Said =
  | { readonly kind: 'linkCopied' | 'linkNotCopied' | 'linkTooLong' | 'code'; readonly link: string }
  | { readonly kind: 'copied' | 'notCopied' | 'failed' };

interface ShareProps {
  readonly position: LaidPosition;
  readonly problems: readonly LaidProblem[];
  readonly onClose: () => void;
}

/** Everything that a position can be taken along as: link, file, text, picture. */
export function Share({ position, problems, onClose }: ShareProps) {
  const t = useWorkshopTexts();
  const table = useTableTexts();
  const info = useCardInfo();
  const language = useLanguage();
  const [said, say] = useState<Said | null>(null);
  const [isPainting, setPainting] = useState(false);
  const isPlayable = !problems.some(isImpossible);
  const failed = (): void => say({ kind: 'failed' });
  const link = (): void =>
    void positionLink(position).then(async (made) => {
      if (made.length > LONGEST_LINK) return say({ kind: 'linkTooLong', link: made });
      return say({ kind: (await copiedText(made)) ? 'linkCopied' : 'linkNotCopied', link: made });
    }, failed);
  const code = (): void => void positionLink(position).then((made) => say({ kind: 'code', link: made }), failed);
  const signs = (n: number): string => n.toLocaleString(language);
  const words = (): string => {
    if (!said || said.kind === 'code') return '';
    if (!('link' in said)) return t.share[said.kind];
    const length = signs(said.link.length);
    return said.kind === 'linkTooLong' ? t.share.linkTooLong(length, signs(LONGEST_LINK)) : t.share[said.kind](length);
  };
  if (isPainting)
    return (
      <PictureSheet
        makes={async () => (await import('./position-picture')).positionPicture(position, { t, table, info, language })}
        names={namesIn(t)}
        turn={position.turn}
        secrecy="open"
        title={t.share.picture}
        note={t.share.pictureNote}
        onClose={() => setPainting(false)}
      />
    );
  return (
    <Modal title={t.share.title} close={t.share.close} onClose={onClose} data-share="">
      <div className="grid gap-3">
        <div className="flex flex-wrap gap-2">
          <Button tone="main" data-act="copy-link" onClick={link}>
            {t.share.link}
          </Button>
          <Button data-act="link-code" onClick={code}>
            {t.share.code}
          </Button>
          <Button data-act="save-file" onClick={() => download(fileName(position), positionText(position))}>
            {t.share.file}
          </Button>
          <Button
            data-act="copy-text"
            onClick={() => void copiedText(positionText(position)).then((is) => say({ kind: is ? 'copied' : 'notCopied' }))}
          >
            {t.share.copyText}
          </Button>
          <Button data-act="picture" {...(!isPlayable && { reason: t.acts.cannotPlay })} onClick={() => setPainting(true)}>
            {t.share.picture}
          </Button>
        </div>
        <Note role="status" data-said={said?.kind}>
          {words()}
        </Note>
        {said?.kind === 'code' && <LinkCode link={said.link} />}
        {said?.kind === 'linkNotCopied' && (
          <input
            className="min-h-tap px-2.5 bg-well border-rim border-gold-3 rounded text-writing-1 font-mono text-note"
            readOnly
            value={said.link}
            aria-label={t.share.link}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
        <Note>{t.share.fileNote}</Note>
        <Note>{isPlayable ? t.share.pictureNote : t.share.noPicture}</Note>
      </div>
    </Modal>
  );
}
