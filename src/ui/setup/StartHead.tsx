import { useStartTexts } from '../../i18n/start-texts';
import { kiosk } from '../../store/kiosk';
import { Icon, KusariMark } from '../art';
import { SettingsFields } from '../menu/SettingsFields';
import { LanguageButton } from '../shared/LanguageButton';

/** The name of the house, how it looks, and the other language. */
export function StartHead() {
  const s = useStartTexts();
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
      <LanguageButton />
    </header>
  );
}
