import { TextArea } from '../shared/Field';
import { useDeckScreenTexts } from '../../i18n/deck-screen-texts';
import { writeYdk, writeYdke } from '../../store/decks/deck-book';
import { Button } from '../shared/Button';
import { download } from '../shared/file';
import { deckFileName } from './deck-file';
import { useDeckNote } from './deck-note';
import { useEditing } from './editing';

/** The deck as text for other programs: a file, or copied. */
export function ExportPanel({ name }: { readonly name: string }) {
  const t = useDeckScreenTexts().export;
  const { cards } = useEditing();
  const [ydk, ydke] = [writeYdk(cards), writeYdke(cards)];
  const copy = async (text: string): Promise<void> => {
    const { say } = useDeckNote.getState();
    try {
      await navigator.clipboard.writeText(text);
      say(t.copied);
    } catch {
      // No permission, or a page that is not served securely: the text stands below.
      say(t.notCopied);
    }
  };
  return (
    <div className="scroll-thin grid min-h-0 content-start gap-2.5 p-3 overflow-auto">
      <p className="text-writing-2 text-note">{t.note}</p>
      <div className="flex flex-wrap gap-2">
        <Button tone="main" onClick={() => download(deckFileName(name), ydk, 'text/plain')}>
          {t.download}
        </Button>
        <Button onClick={() => void copy(ydk)}>{t.copyYdk}</Button>
        <Button onClick={() => void copy(ydke)}>{t.copyYdke}</Button>
      </div>
      <TextArea aria-label={t.ydk} readOnly rows={10} value={ydk} onFocus={(event) => event.target.select()} />
      <TextArea aria-label={t.ydke} readOnly rows={5} value={ydke} onFocus={(event) => event.target.select()} />
    </div>
  );
}
