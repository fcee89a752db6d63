import { useTroubleTexts, type TroubleTexts } from '../../../i18n/trouble-texts';
import { useTable, type Trouble } from '../../../store/desk/table-store';
import { Button } from '../../base/shared/Button';
import { download, recordingName } from '../../base/shared/file';
import { saveMatch } from './recording-file';
import './trouble.css';

const whereItIs = ({ isAside }: { readonly isAside: boolean }, t: TroubleTexts): string => (isAside ? t.aside : t.notAside);

/** The kept duel of this table, and not a file that somebody has brought. */
const isOwn = (trouble: Trouble & { kind: 'cannotOpen' }): boolean => trouble.isAside || trouble.text !== undefined;

/** What is wrong, as a sentence or two. */
function sentence(trouble: Trouble, t: TroubleTexts): string {
  switch (trouble.kind) {
    case 'cannotOpen':
      return `${t.cannotOpen[trouble.problem.why]} ${isOwn(trouble) ? whereItIs(trouble, t) : t.fileUntouched}`;
    case 'notKept':
      return t.notKept[trouble.how];
    case 'notFiled':
      return `${t.notFiled(...trouble.names)} ${whereItIs(trouble, t)}`;
    case 'foundLate':
      return `${t.foundLate} ${whereItIs(trouble, t)}`;
    default:
      return t[trouble.kind];
  }
}

/**
 * Details of a file that somebody has brought are said; those of the duel of this table may name cards that not everybody knows.
 */
function detailOf(trouble: Trouble): string {
  if (trouble.kind !== 'cannotOpen') return '';
  const { why, detail } = trouble.problem;
  return isOwn(trouble) && (why === 'refused' || why === 'damaged') ? '' : detail;
}

/** The file that the players can take along against it; none if there is nothing to lose. */
function fileOf(trouble: Trouble): (() => void) | null {
  if (trouble.kind === 'notKept') return useTable.getState().table && saveMatch;
  if (trouble.kind === 'notFiled') return () => download(recordingName(trouble.names, trouble.turns), trouble.text);
  const { text } = 'text' in trouble ? trouble : { text: undefined };
  return text === undefined ? null : () => download('kusari-put-aside.json', text);
}

/** Something that the players have to know about their duel as a file, and what they can do about it. */
export function TroubleNote({ trouble, className = '' }: { readonly trouble: Trouble; readonly className?: string }) {
  const t = useTroubleTexts();
  const { dismissTrouble, faultFile } = useTable.getState();
  const detail = detailOf(trouble);
  const save = fileOf(trouble);
  return (
    <div
      className={`trouble grid gap-2 px-4.5 py-3.5 bg-urushi-2 border-rim border-st-loss rounded-tray text-writing-1 max-w-[60em] ${className}`}
      role="alert"
      data-trouble={trouble.kind}
    >
      <p>{sentence(trouble, t)}</p>
      {detail && (
        <small className="text-writing-2 normal-nums font-text text-note/even font-medium wrap-anywhere">
          {t.detail}: {detail}
        </small>
      )}
      <div className="flex flex-wrap gap-2">
        {(trouble.kind === 'broken' || trouble.kind === 'fault') && faultFile() !== null && (
          <Button data-act="save-fault" onClick={() => download('kusari-recording.json', faultFile()!)}>
            {t.saveBroken}
          </Button>
        )}
        {save && (
          <Button data-act="take-file" onClick={save}>
            {t.download}
          </Button>
        )}
        <Button tone="main" onClick={dismissTrouble}>
          {t.dismiss}
        </Button>
      </div>
    </div>
  );
}
