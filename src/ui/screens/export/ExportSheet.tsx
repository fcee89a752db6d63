import { useState } from 'react';
import { useLanguage } from '../../../i18n/language';
import { usePlaybackTexts } from '../../../i18n/playback-texts';
import { notatedText } from '../../../store/recordings/notated';
import { useTable } from '../../../store/desk/table-store';
import { publicText, runningRecording, textWithHands } from '../../../store/watching/opening';
import type { PlayedBack } from '../../../store/recordings/played-back';
import { PositionLink } from '../links/PositionLink';
import { Button } from '../../base/shared/Button';
import { copiedText } from '../../base/shared/clipboard';
import { download, recordingName } from '../../base/shared/file';
import { Note } from '../../base/shared/Note';
import { SheetFrame } from '../../base/shared/SheetFrame';

interface ExportSheetProps {
  readonly duel: PlayedBack;
  /** The position that is shown, for a link; left out, the last one. */
  readonly position?: number;
  readonly onClose: () => void;
}

/** Everything that a duel can be taken along as. While it runs, each way says whom it shows what. */
export function ExportSheet({ duel, position = duel.positions - 1, onClose }: ExportSheetProps) {
  const t = usePlaybackTexts().save;
  const language = useLanguage();
  const [copied, setCopied] = useState<'copied' | 'notCopied' | null>(null);
  const turn = duel.turns.at(-1) ?? 0;
  const hands = duel.isPublic ? null : () => textWithHands(duel);
  const withText = async (take: (text: string) => void): Promise<void> => {
    const notation = await duel.game.notation().catch(() => null);
    if (notation) take(notatedText(duel, language, notation));
    else useTable.getState().report({ kind: 'notFetched' });
  };
  const save = (text: string): void => download(recordingName(duel.names, turn, 'text', 'txt'), text, 'text/plain;charset=utf-8');
  const copy = (text: string): void => void copiedText(text).then((isCopied) => setCopied(isCopied ? 'copied' : 'notCopied'));
  return (
    <SheetFrame name={t.title} title={t.title} onClose={onClose}>
      <div className="grid gap-3 px-3.5 pt-1 pb-4 in-[.past]:max-w-[34em]" data-export>
        {hands && (
          <>
            <Button
              data-act="save-hands"
              onClick={() => {
                const file = hands();
                if (file) download(recordingName(duel.names, turn), file);
              }}
            >
              {t.hands}
            </Button>
            <Note isWarning={!duel.isOver}>{duel.isOver ? t.handsNote : `${t.handsWhileRunning} ${t.handsNote}`}</Note>
          </>
        )}
        <Button data-act="save-public" onClick={() => download(recordingName(duel.names, turn, 'public'), publicText(duel))}>
          {t.public}
        </Button>
        <Note>{t.publicNote}</Note>
        <Button data-act="save-text" onClick={() => void withText(save)}>
          {t.text}
        </Button>
        <Button data-act="copy-text" onClick={() => void withText(copy)}>
          {t.copy}
        </Button>
        <Note role="status">
          {copied ? t[copied] : duel.isOver && !duel.isPublic ? t.textNote : `${t.textNote} ${t.publicTextNote}`}
        </Note>
        <PositionLink key={position} duel={duel} position={position} />
      </div>
    </SheetFrame>
  );
}

/** The same for the duel that lies on the table now. */
export function RunningExportSheet({ onClose }: Pick<ExportSheetProps, 'onClose'>) {
  const [duel] = useState(runningRecording);
  return duel && <ExportSheet duel={duel} onClose={onClose} />;
}
