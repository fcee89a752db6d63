import { useEffect, useLayoutEffect } from 'react';
import { chooseLanguage } from '../../i18n/language';
import { useSettings } from '../../store/keeping/settings';

/** What the whole page takes from the settings. */
export function useAppearance(): void {
  const { language, theme, textSize, motion, pace } = useSettings();
  useLayoutEffect(() => chooseLanguage(language), [language]);
  useEffect(() => {
    const { documentElement: root } = document;
    root.lang = language;
    root.dataset.theme = theme;
    root.dataset.text = textSize;
    root.dataset.motion = motion;
    root.dataset.pace = pace;
  }, [language, theme, textSize, motion, pace]);
}
