import { useStartTexts } from '../../../i18n/start-texts';
import { kiosk } from '../../../store/kiosk';
import { Icon, KusariMark } from '../../base/art';
import { SettingsFields } from '../../table/menu/SettingsFields';
import { LanguageButton } from '../../base/shared/LanguageButton';

/** The name of the house, how it looks, and the other language. */
export function StartHead() {
  const s = useStartTexts();
  return (
    <header className="row-1 flex flex-wrap items-center gap-y-2 gap-x-5 px-(--edge) pt-[clamp(10px,2vh,26px)] pb-[clamp(8px,1.6vh,20px)] border-b-2 border-b-gold-2 mb-[clamp(10px,1.8vh,22px)] narrow:gap-x-0.5">
      <h1 className="flex items-center gap-[0.3em] font-display text-[length:clamp(24px,4.2vh,44px)]/none font-normal tracking-[0.12em] text-gold-1 narrow:me-auto narrow:text-[24px] narrow:tracking-[0.06em]">
        <KusariMark className="size-[1.2em]" />
        KUSARI
        <span lang="ja" className="text-[0.9em] tracking-[0] text-gold-2">
          鎖
        </span>
      </h1>
      <p className="me-auto text-head text-writing-2 spare:invisible narrow:hidden">{s.subtitle}</p>
      {!kiosk && (
        <details className="looks relative">
          <summary className="inline-flex items-center gap-2 min-h-tap px-3.5 cursor-pointer list-none font-text text-body/tight font-semibold [&::-webkit-details-marker]:hidden">
            <Icon name="theme" />
            {s.look}
          </summary>
          <div className="absolute end-0 top-full z-5 w-[min(620px,calc(100vw_-_2*var(--edge)))] flex flex-wrap gap-y-3.5 gap-x-7 px-5 py-4.5 rounded-tray bg-urushi-2 [box-shadow:inset_0_0_0_1px_var(--line-2),0_14px_40px_rgb(0_0_0/0.55)]">
            <SettingsFields />
          </div>
        </details>
      )}
      <LanguageButton />
    </header>
  );
}
