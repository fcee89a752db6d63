import { useShellTexts } from '../../i18n/shell-texts';
import { useDuel, type Trouble } from '../../store/duel-store';
import { Button } from '../shared/Button';
import { download } from '../shared/file';
import './menu.css';

/** Something that the players have to know about their duel as a file, and what they can do about it. */
export function TroubleNote({ trouble }: { readonly trouble: Trouble }) {
  const t = useShellTexts().trouble;
  const { dismissTrouble, asideFile } = useDuel.getState();
  const isAside = trouble.kind === 'cannotOpen' && trouble.isAside;
  const detail = trouble.kind === 'cannotOpen' ? trouble.problem.detail : trouble.kind === 'notKept' ? undefined : trouble.detail;
  const save = (): void => {
    const text = asideFile();
    if (text !== null) download('kusari-put-aside.json', text);
  };
  return (
    <div className="trouble" role="alert" data-trouble={trouble.kind}>
      <p>{trouble.kind === 'cannotOpen' ? t.cannotOpen[trouble.problem.why] : t[trouble.kind]} {trouble.kind === 'cannotOpen' && (isAside ? t.aside : t.fileUntouched)}</p>
      {detail && <small>{t.detail}: {detail}</small>}
      <div className="trouble__acts">
        {isAside && <Button onClick={save}>{t.download}</Button>}
        <Button tone="main" onClick={dismissTrouble}>{t.dismiss}</Button>
      </div>
    </div>
  );
}
