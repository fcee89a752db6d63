import { useLanguage } from '../../../i18n/language';
import { useLessonTexts } from '../../../i18n/lesson-texts';
import { ChainCircle, Icon } from '../../base/art';
import type { GameSign } from '../../../games/sign';
import { addressOfLesson } from './lesson-href';

const MINUTES = 3;

interface StartHereProps {
  readonly first: NonNullable<GameSign['firstLesson']>;
  readonly isDone: boolean;
}

/** The door to the guided game, before the lessons of its game. Washi: for you, now. */
export function StartHere({ first, isDone }: StartHereProps) {
  const t = useLessonTexts();
  const language = useLanguage();
  return (
    <a
      className="washi group flex-none grid grid-cols-[auto_minmax(0,1fr)_auto_auto] gap-5 items-center py-2.5 pr-3 pl-4 rounded-tray narrow:grid-cols-[auto_minmax(0,1fr)] narrow:gap-x-3.5 narrow:gap-y-2.5"
      href={addressOfLesson(first.id)}
    >
      <ChainCircle
        className="size-14.5 grand:size-18.5"
        colour="var(--color-washi-line)"
        ground="var(--color-paper)"
        open={!isDone}
      />
      <span>
        <small className="block font-text text-note/close font-semibold text-washi-red">{t.newHere}</small>
        <b className="block font-display text-[length:calc(var(--text-title)+1px)]/[1.15] font-normal">{first.name[language]}</b>
        <span className="text-note/[1.35] text-ink-2">{t.aboutFirst}</span>
      </span>
      <span className="flex items-center gap-1.5 whitespace-nowrap text-ink-2 spare:hidden">
        <Icon name="clock" className="size-[1.05em]" />
        {t.minutes(MINUTES)}
      </span>
      <span className="flex items-center gap-2.5 min-h-13 px-6 rounded bg-[#1e1613] font-display text-say/none font-normal text-[#f6eee0] group-hover:bg-[#3d2e25] narrow:col-span-full narrow:justify-center">
        <Icon name={isDone ? 'tick' : 'play'} className="size-[1.05em]" />
        {isDone ? t.done : t.start}
      </span>
    </a>
  );
}
