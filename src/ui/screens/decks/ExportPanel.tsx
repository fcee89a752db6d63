import { TextArea } from '../../base/shared/Field';
import { useDeckScreenTexts } from '../../../i18n/deck-screen-texts';
import { usePaperTexts } from '../../../i18n/paper-texts';
import { PrintButton } from '../../base/paper/PrintButton';
import { Button } from '../../base/shared/Button';
import { download } from '../../base/shared/file';
import { deckFileName } from './deck-file';
import { useDeckNote } from './deck-note';
import { useEditing } from './editing';
import { useDeckSubject } from './subject';

/** The deck as text for other programs: a file, or copied. */
export function ExportPanel({ name }: { readonly name: string }) {
  const t = useDeckScreenTexts().export;
  const { cards } = useEditing();
  const { exportNote, texts } = useDeckSubject();
  const { printList } = usePaperTexts();
  const forms = texts(cards);
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
      <p className="text-writing-2 text-note">{exportNote}</p>
      <div className="flex flex-wrap gap-2">
        {forms.map(({ file, text }) =>
          file ? (
            <Button key={file.ending} tone="main" onClick={() => download(deckFileName(name, file.ending), text, 'text/plain')}>
              {file.label}
            </Button>
          ) : null,
        )}
        <PrintButton label={printList} />
        {forms.map((form) => (
          <Button key={form.label} onClick={() => void copy(form.text)}>
            {form.copy}
          </Button>
        ))}
      </div>
      {forms.map(({ label, text, file }) => (
        <TextArea
          key={label}
          aria-label={label}
          readOnly
          rows={file ? 10 : 5}
          value={text}
          onFocus={(event) => event.target.select()}
        />
      ))}
    </div>
  );
}
