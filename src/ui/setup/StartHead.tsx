import { useShellTexts } from '../../i18n/shell-texts';
import { useStartTexts } from '../../i18n/start-texts';
import { kiosk } from '../../store/kiosk';
import { useSettings } from '../../store/keeping/settings';
import { Icon, KusariMark } from '../art';
import { SettingsFields } from '../menu/SettingsFields';
import { Button } from '../shared/Button';

/** The name of the house, how it looks, and the other language in its own words: whoever needs it cannot read this one. */
export function StartHead() {
  const t = useShellTexts();
  const s = useStartTexts();
  const { language, change } = useSettings();
  const other = language === 'en' ? 'ja' : 'en';
  return (
    <header className="start-head">
      <h1 className="start-head__brand">
        <KusariMark className="start-head__mark" />
        KUSARI
        <span lang="ja">鎖</span>
      </h1>
      <p className="start-head__say">{s.subtitle}</p>
      {!kiosk && (
        <details className="looks">
          <summary>
            <Icon name="theme" />
            {s.look}
          </summary>
          <div className="looks__fields">
            <SettingsFields />
          </div>
        </details>
      )}
      <Button lang={other} onClick={() => change({ language: other })}>
        {t.setup.languages[other]}
      </Button>
    </header>
  );
}
