import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { attractTexts } from '../../../i18n/attract-texts';
import { LANGUAGES, useLanguage, type Language } from '../../../i18n/language';
import { cardFacts } from '../../../store/cards/card-book';
import { useSettings } from '../../../store/keeping/settings';
import { Icon, KusariMark, SeatShape, seatClass } from '../../base/art';
import { CardFace, faceCard } from '../../base/card';
import { useFocusReturn } from '../../base/shared/use-focus-return';
import { seamOf } from '../../table/field/seam';
import type { Both } from './both';
import { SCENES, type Scene, type SceneLink } from './scenes';
import { lifeAt, stateOf, storyOf, type LinkState, type Telling } from './story';
import './attract.css';
import { observeSize } from '../../base/shared/observed';

/** A story fades before the next one begins. */
const FADE = 600;
const FADING = 'opacity-0 [transition:opacity_600ms_linear]';

const CAPTION = [
  'text-[length:var(--caption)]/even text-gold-1',
  'text-[min(4vh,3.1vw)]/even text-writing-2 held:text-[min(2.4vh,18px)]',
] as const;

const asksForStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function useIsStill(): boolean {
  const motion = useSettings((settings) => settings.motion);
  return motion === 'reduced' || (motion === 'system' && asksForStillness());
}

interface Now {
  readonly scene: Scene;
  readonly telling: Telling;
  readonly isFading: boolean;
}

/** One chain after the other, beat by beat. */
function useStories(): Now {
  const isStill = useIsStill();
  const [{ scene, beat }, setPlace] = useState({ scene: 0, beat: 0 });
  const shown = SCENES[scene]!;
  const story = storyOf(shown, isStill);
  const isFading = beat === story.length;
  const telling = story[Math.min(beat, story.length - 1)]!;
  const lasts = isFading ? FADE : telling.lasts;
  useEffect(() => {
    const isLast = isFading || (isStill && beat === story.length - 1);
    const timer = setTimeout(
      () => setPlace(isLast ? { scene: (scene + 1) % SCENES.length, beat: 0 } : { scene, beat: beat + 1 }),
      lasts,
    );
    return () => clearTimeout(timer);
  }, [scene, beat, lasts, isFading, isStill, story.length]);
  return { scene: shown, telling, isFading };
}

interface InBothProps {
  readonly say: Both;
  /** How the language of the visit looks, and how the other one. */
  readonly looks?: readonly [first: string, second: string];
}

/** The same sentence twice: the language of the visit leads. */
function InBoth({ say, looks = ['', ''] }: InBothProps) {
  const first = useLanguage();
  const [second] = LANGUAGES.filter((one) => one !== first) as [Language];
  return (
    <>
      <span className={`both--first ${looks[0]}`} lang={first}>
        {say[first]}
      </span>{' '}
      <span className={`both--second ${looks[1]}`} lang={second}>
        {say[second]}
      </span>
    </>
  );
}

interface LinkBeatProps {
  readonly link: SceneLink;
  readonly number: number;
  readonly state: LinkState;
}

function LinkBeat({ link: { seat, passcode, word }, number, state }: LinkBeatProps) {
  const language = useLanguage();
  const facts = cardFacts(passcode);
  return (
    <li className={`beat beat--${state} ${seat === 0 ? 'beat--near' : 'beat--far'} ${seatClass(seat)}`} data-link={state}>
      <p className="beat__word">
        <InBoth say={word} />
      </p>
      <span className="beat__ring">
        <span>{number}</span>
      </span>
      <span className="beat__card">{facts && <CardFace card={faceCard(facts, language)} />}</span>
    </li>
  );
}

/** The mended seam runs through the rings. */
function Seam() {
  const ref = useRef<SVGSVGElement>(null);
  const [spot, setSpot] = useState<{ readonly width: number; readonly y: number } | null>(null);
  useLayoutEffect(() => {
    const look = (): void => {
      const ring = ref.current?.parentElement?.querySelector('.beat__ring')?.getBoundingClientRect();
      if (ring) setSpot({ width: innerWidth, y: Math.round(ring.top + ring.height / 2) });
    };
    return ref.current ? observeSize([ref.current], look) : undefined;
  }, []);
  const seam = spot && seamOf(spot.width, spot.y);
  return (
    <svg className="absolute inset-0 -z-1 size-full held:hidden" ref={ref} fill="none" strokeLinejoin="round" aria-hidden="true">
      {seam && (
        <>
          <path d={seam.branches} stroke="var(--color-gold-3)" strokeWidth="1.2" opacity=".24" />
          <path d={seam.main} stroke="#5a4220" strokeWidth="5" opacity=".8" />
          <path d={seam.main} stroke="var(--color-gold-2)" strokeWidth="2.6" />
        </>
      )}
    </svg>
  );
}

/**
 * What the page shows to whoever walks by: chains out of duels, link by link, large enough for two metres. A touch anywhere or
 * any key ends it; `idle/touches.ts` hears it before the page below does.
 */
export function AttractScene() {
  const { scene, telling, isFading } = useStories();
  const language = useLanguage();
  const texts = attractTexts[language];
  const life = lifeAt(scene, telling);
  const columns: CSSProperties & { '--links': number } = { '--links': scene.links.length };
  const whole = useRef<HTMLDialogElement>(null);
  useFocusReturn();
  useEffect(() => {
    // Over every sheet that somebody has left open, too.
    whole.current?.showModal();
    // Any key will do: no part of it has to be marked as the one that has the keyboard.
    whole.current?.focus({ preventScroll: true });
  }, []);
  return (
    <dialog
      className="attract isolate grid size-full max-h-none max-w-none touch-none overflow-hidden font-display text-writing-1 outline-none select-none [grid-template:10vh_minmax(0,1fr)_auto_12vh/minmax(0,1fr)] held:grid-rows-[8vh_minmax(0,1fr)_auto_14vh]"
      aria-label={texts.label}
      tabIndex={-1}
      ref={whole}
      data-attract
    >
      <Seam />
      <header className="flex items-center gap-[2vw] px-[3.4vw]">
        <span className="flex items-center gap-[0.25em] text-[min(4.8vh,4.2vw)]/none tracking-[0.12em] text-gold-1 spare:text-[4vh] held:text-[24px]">
          <KusariMark className="size-[1.2em]" />
          KUSARI
          <small className="text-[0.9em] tracking-[0] text-gold-2" lang="ja">
            鎖
          </small>
        </span>
        <p className="ms-auto flex gap-[3vw] text-[min(4vh,3.4vw)]/none spare:text-[min(3.4vh,3.4vw)] held:flex-col held:gap-0.75 held:text-[16px] [&_.shape]:size-[0.7em]">
          {([0, 1] as const).map((seat) => (
            <span key={seat} className={`flex items-center gap-[0.4em] ${seatClass(seat)}`}>
              <SeatShape seat={seat} />
              {texts.names[seat]}
              <b className="min-w-[2.3em] text-end font-normal tabular-nums lining-nums">{life[seat]}</b>
            </span>
          ))}
        </p>
      </header>
      <ol
        key={SCENES.indexOf(scene)}
        className={`score grid min-h-0 grid-cols-[repeat(var(--links),minmax(0,1fr))] px-[2.2vw] held:grid-cols-[minmax(0,1fr)] held:grid-rows-[repeat(var(--links),minmax(0,1fr))] held:px-4.5 ${isFading ? FADING : ''}`}
        style={columns}
        data-over={telling.isOver || undefined}
      >
        {scene.links.map((link, at) => (
          // Two links may be the same card with the same word: its place names it.
          <LinkBeat key={at} link={link} number={at + 1} state={stateOf(scene, at, telling)} />
        ))}
      </ol>
      <p
        className={`flex min-h-[calc(var(--caption)*1.3+2.6vh)] flex-wrap items-baseline justify-center gap-x-[3vw] px-[3vw] pb-[2.6vh] whitespace-nowrap held:min-h-[12vh] held:flex-col held:items-center held:pb-2.5 held:text-center held:whitespace-normal ${isFading ? FADING : ''}`}
      >
        <InBoth say={telling.isOver ? scene.ending : scene.caption} looks={CAPTION} />
      </p>
      <button
        type="button"
        className="touch flex w-full cursor-pointer items-center justify-center gap-[2.2vw] bg-[linear-gradient(180deg,#f0d595,#cfa65a)] font-display text-[min(5.2vh,3.2vw)]/none font-normal whitespace-nowrap text-[#20150a] focus-visible:-outline-offset-8 focus-visible:outline-[#20150a] spare:text-[min(4vh,3.2vw)] held:text-[27px]"
      >
        <Icon
          name="palm"
          className="size-[min(6.4vh,4vw)] flex-none [animation:tap_2.4s_var(--ease-door)_infinite] held:size-11.5"
        />
        <span className="flex gap-[1.6vw] held:flex-col held:gap-2 held:text-start">
          <InBoth say={{ en: attractTexts.en.touch, ja: attractTexts.ja.touch }} />
        </span>
        <span className="grid gap-[0.4vh] border-s-2 border-s-[#6e4d16] ps-[2.2vw] text-start font-text text-[min(4vh,2.5vw)]/tight font-semibold held:hidden">
          <InBoth say={{ en: attractTexts.en.what, ja: attractTexts.ja.what }} />
        </span>
      </button>
    </dialog>
  );
}
