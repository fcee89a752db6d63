import { useSecrecyTexts } from '../../i18n/secrecy-texts';
import { useShellTexts } from '../../i18n/shell-texts';
import { useDuel, type Table } from '../../store/desk/duel-store';
import { useSettings } from '../../store/keeping/settings';
import { useTimelineTexts } from '../../i18n/timeline-texts';
import { Icon } from '../art';
import { useDock, type Sheet } from '../shared/dock-store';

export function WhatIsPlayed({ lifePoints }: { readonly lifePoints: number }) {
  const { bar } = useShellTexts();
  return (
    <>
      {bar.profile} · {bar.lifePoints(lifePoints)}
    </>
  );
}

/** With open hands nobody may be in doubt that all cards are shown. */
function OpenHandsLabel() {
  const t = useSecrecyTexts();
  return (
    <span className="open-hands" data-open-hands>
      <Icon name="eye" />
      {t.openLabel}
    </span>
  );
}

/** The tools in the top bar: cover the cards, the other language, help, menu. */
export function TableTools({ table }: { readonly table: Table }) {
  const t = useShellTexts();
  const timeline = useTimelineTexts();
  const { language, change } = useSettings();
  const { sheet, open } = useDock();
  const other = language === 'en' ? 'ja' : 'en';
  const toggle = (kind: Extract<Sheet['kind'], 'menu' | 'keys' | 'timeline'>) => open(sheet?.kind === kind ? null : { kind });
  return (
    <>
      {table.secrecy === 'open' && <OpenHandsLabel />}
      {table.viewer !== 'public' && table.secrecy !== 'open' && (
        <button type="button" className="tool" onClick={() => useDuel.getState().cover()}>
          <Icon name="eye-off" />
          {t.bar.cover}
        </button>
      )}
      <button type="button" className="tool" aria-expanded={sheet?.kind === 'timeline'} onClick={() => toggle('timeline')}>
        <Icon name="timeline" />
        {timeline.tool}
      </button>
      <button type="button" className="tool" lang={other} onClick={() => change({ language: other })}>
        {t.setup.languages[other]}
      </button>
      <button type="button" className="tool" aria-expanded={sheet?.kind === 'keys'} onClick={() => toggle('keys')}>
        <Icon name="help" />
        {t.bar.help}
      </button>
      <button type="button" className="tool" aria-expanded={sheet?.kind === 'menu'} onClick={() => toggle('menu')}>
        <Icon name="menu" />
        {t.bar.menu}
      </button>
    </>
  );
}
