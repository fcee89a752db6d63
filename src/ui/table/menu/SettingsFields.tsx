import { LANGUAGES } from '../../../i18n/language';
import { useSecrecyTexts } from '../../../i18n/secrecy-texts';
import { useShellTexts } from '../../../i18n/shell-texts';
import {
  LEFT_ALONE,
  LOUDNESSES,
  MOTIONS,
  PACES,
  SPEECHES,
  TEXT_SIZES,
  THEMES,
  useSettings,
} from '../../../store/keeping/settings';
import { useHints } from '../../../store/hints/hints';
import { PicturesField } from '../pictures/PicturesField';
import { Choice } from '../../base/shared/Choice';
import { sound } from '../sound/use-sounds';

/** Language, look, text size, motion: what belongs to the screen and not to the duel. */
export function SettingsFields() {
  const t = useShellTexts();
  const s = useSecrecyTexts();
  const { language, theme, textSize, motion, pace, speech, sound: loudness, leftAlone, change } = useSettings();
  const { areWanted, want } = useHints();
  return (
    <>
      <Choice
        size="small"
        label={t.setup.language}
        options={LANGUAGES.map((value) => ({ value, label: t.setup.languages[value], lang: value }))}
        value={language}
        onChange={(value) => change({ language: value })}
      />
      <Choice
        size="small"
        label={t.setup.theme}
        options={THEMES.map((value) => ({ value, label: t.setup.themes[value] }))}
        value={theme}
        onChange={(value) => change({ theme: value })}
      />
      <Choice
        size="small"
        label={t.setup.textSize}
        options={TEXT_SIZES.map((value) => ({ value, label: t.setup.textSizes[value] }))}
        value={textSize}
        onChange={(value) => change({ textSize: value })}
      />
      <PicturesField />
      <Choice
        size="small"
        label={t.setup.motion}
        options={MOTIONS.map((value) => ({ value, label: t.setup.motions[value] }))}
        value={motion}
        onChange={(value) => change({ motion: value })}
      />
      <Choice
        size="small"
        label={t.setup.pace}
        options={PACES.map((value) => ({ value, label: t.setup.paces[value] }))}
        value={pace}
        onChange={(value) => change({ pace: value })}
      />
      <Choice
        size="small"
        label={t.setup.hints}
        options={(['on', 'off'] as const).map((value) => ({ value, label: t.setup.onOff[value] }))}
        value={areWanted ? 'on' : 'off'}
        onChange={(value) => want(value === 'on')}
      />
      <Choice
        size="small"
        label={s.speech}
        options={SPEECHES.map((value) => ({ value, label: s.speeches[value] }))}
        value={speech}
        onChange={(value) => change({ speech: value })}
      />
      <Choice
        size="small"
        label={t.setup.sound}
        options={LOUDNESSES.map((value) => ({ value, label: t.setup.sounds[value] }))}
        value={loudness}
        onChange={(value) => {
          change({ sound: value });
          sound(['link'], value);
        }}
      />
      <Choice
        size="small"
        label={t.setup.leftAlone}
        options={LEFT_ALONE.map((value) => ({ value, label: t.setup.whenLeftAlone[value] }))}
        value={leftAlone}
        onChange={(value) => change({ leftAlone: value })}
      />
    </>
  );
}
