import { useLanguage } from '../../../i18n/language';
import { useLessonTexts } from '../../../i18n/lesson-texts';
import { ChainCircle, Icon } from '../../base/art';
import type { GameSign } from '../../../games/sign';
import { addressOfLesson } from './lesson-href';

const MINUTES = 3;

interface StartHereProps {
  readonly first: GameSign['firstLesson'];
  readonly isDone: boolean;
}

/** The door to the guided game, before the lessons of its game. Washi: for you, now. */
export function StartHere({ first, isDone }: StartHereProps) {
  const t = useLessonTexts();
  const language = useLanguage();
  return (
    <a className="start-here washi" href={addressOfLesson(first.id)}>
      <ChainCircle className="start-here__ring" colour="var(--color-washi-line)" ground="var(--color-paper)" open={!isDone} />
      <span className="start-here__text">
        <small>{t.newHere}</small>
        <b>{first.name[language]}</b>
        <span>{t.aboutFirst}</span>
      </span>
      <span className="start-here__time">
        <Icon name="clock" />
        {t.minutes(MINUTES)}
      </span>
      <span className="start-here__go">
        <Icon name={isDone ? 'tick' : 'play'} />
        {isDone ? t.done : t.start}
      </span>
    </a>
  );
}
