import { useShellTexts } from '../../i18n/shell-texts';
import { Button } from '../shared/Button';
import { useSettings } from '../../store/keeping/settings';

/** The other language, in its own words: whoever needs it cannot read the settings. */
export function OtherLanguage() {
  const t = useShellTexts();
  const { language, change } = useSettings();
  const other = language === 'en' ? 'ja' : 'en';
  return (
    <Button lang={other} onClick={() => change({ language: other })}>
      {t.setup.languages[other]}
    </Button>
  );
}
