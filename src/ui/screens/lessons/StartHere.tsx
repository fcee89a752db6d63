import { useLessonTexts } from '../../../i18n/lesson-texts';
import { ChainCircle, Icon } from '../../base/art';
import { FIRST_DUEL, FIRST_GAME } from '../../base/doors/first-game';
import { addressOfLesson } from './lesson-href';

const MINUTES = 3;

/** The door to the guided game of the duel or of VISION, before the lessons of its game. Washi: for you, now. */
export function StartHere({ game, isDone }: { readonly game: 'duel' | 'vision'; readonly isDone: boolean }) {
  const t = useLessonTexts();
  const { name, about } = game === 'vision' ? t.firstGame : t.firstDuel;
  return (
    <a className="start-here washi" href={addressOfLesson(game === 'vision' ? FIRST_GAME : FIRST_DUEL)}>
      <ChainCircle className="start-here__ring" colour="var(--color-washi-line)" ground="var(--color-paper)" open={!isDone} />
      <span className="start-here__text">
        <small>{t.newHere}</small>
        <b>{name}</b>
        <span>{about}</span>
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
