import { useStartTexts } from '../../../i18n/start-texts';
import { ChainCircle, Icon, KusariMark } from '../../base/art';
import { GAMES } from '../../../games/played';
import { hashOf } from '../../base/doors/route';
import { DOOR } from './Door';

/** The door for whoever has never played: a duel in which the table shows one thing at a time. */
export function FirstDoor() {
  const { first: t } = useStartTexts();
  return (
    <a
      className={`washi group ${DOOR} [--k-fg:var(--color-washi-red)] [--k-bg:var(--color-paper)] p-[clamp(16px,2.4vh,30px)] in-data-open:p-4.5 after:absolute after:inset-2 after:border after:border-washi-line/60 after:rounded-[4px] after:pointer-events-none spare:col-span-full spare:flex-row spare:items-center spare:gap-4.5 spare:px-6.5 spare:py-3 narrow:items-start narrow:p-4.5`}
      href={hashOf({ door: 'lesson', detail: GAMES[0].firstLesson!.id })}
    >
      <span
        className="relative flex-1 grid place-items-center min-h-24 spare:flex-none spare:w-23 spare:min-h-23 narrow:w-17 narrow:min-h-17"
        aria-hidden="true"
      >
        <ChainCircle
          className="w-[min(90%,34vh)] h-auto spare:w-23 narrow:w-17"
          colour="var(--color-washi-line)"
          ground="var(--color-paper)"
        />
        <KusariMark className="absolute w-[min(34%,13vh)] h-auto text-washi-red spare:w-9 narrow:w-6.75" />
      </span>
      <span className="flex flex-col gap-1.5 spare:flex-1 spare:grid spare:grid-cols-[minmax(0,1fr)_190px] spare:gap-x-5 spare:gap-y-0.5 narrow:flex">
        <b className="font-text text-head/close font-semibold text-washi-red">{t.kick}</b>
        <span className="font-display text-[length:clamp(26px,4.4vh,48px)]/[1.08] font-normal in-data-open:text-[26px] spare:text-[26px]">
          {t.name}
        </span>
        <span className="text-ink-2 leading-[1.45] text-pretty in-data-open:hidden">{t.note}</span>
        <span className="mt-2.5 flex items-center justify-center gap-2.5 min-h-14 rounded bg-[#1e1613] font-display text-say/none font-normal text-[#f6eee0] group-hover:bg-[#3d2e25] spare:col-2 spare:row-[1/4] spare:self-center spare:m-0">
          {t.begin}
          <Icon name="step-on" />
        </span>
      </span>
    </a>
  );
}
