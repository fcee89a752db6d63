import { useShellTexts } from '../../../i18n/shell-texts';
import { useSettings } from '../../../store/keeping/settings';
import { Button } from './Button';

/** The other language, in its own words: whoever needs it cannot read this one. */
export function LanguageButton() {
  const { languages } = useShellTexts().setup;
  const { language, change } = useSettings();
  const other = language === 'en' ? 'ja' : 'en';
  return (
    <Button lang={other} onClick={() => change({ language: other })}>
      {languages[other]}
    </Button>
  );
}
