import { useShellTexts } from '../../i18n/shell-texts';
import { useDuel, type Trouble } from '../../store/duel-store';
import { Button } from '../shared/Button';
import { download } from '../shared/file';
import './menu.css';

/** Something that the players have to know about their duel as a file, and what they can do about it. */
export function TroubleNote({ trouble }: { readonly trouble: Trouble }) {
  const t = useShellTexts().trouble;
  const { dismissTrouble, asideFile, faultFile } = useDuel.getState();
  const isAside = trouble.kind === 'cannotOpen' && trouble.isAside;
  // Details of a file that somebody has brought are said; those of the duel of this table may name cards that not everybody knows.
  const detail = trouble.kind === 'cannotOpen' && !(trouble.isAside && trouble.problem.why === 'refused') ? trouble.problem.detail : '';
  const save = (): void => {
    const text = asideFile();
    if (text !== null) download('kusari-put-aside.json', text);
  };
  return (
    <div className="trouble" role="alert" data-trouble={trouble.kind}>
      <p>{trouble.kind === 'cannotOpen' ? t.cannotOpen[trouble.problem.why] : t[trouble.kind]} {trouble.kind === 'cannotOpen' && (isAside ? t.aside : t.fileUntouched)}</p>
      {detail && <small>{t.detail}: {detail}</small>}
      <div className="trouble__acts">
        {(trouble.kind === 'broken' || trouble.kind === 'fault') && faultFile() !== null && <Button data-act="save-fault" onClick={() => download('kusari-recording.json', faultFile()!)}>{t.saveBroken}</Button>}
        {isAside && <Button onClick={save}>{t.download}</Button>}
        <Button tone="main" onClick={dismissTrouble}>{t.dismiss}</Button>
      </div>
    </div>
  );
}
