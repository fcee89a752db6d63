import { memo } from 'react';
import { useLookTexts } from '../../../i18n/look-texts';
import { useAroundTexts } from '../../../i18n/around-texts';
import { useShellTexts } from '../../../i18n/shell-texts';
import type { Table } from '../../../store/desk/table';
import { useTable } from '../../../store/desk/table-store';
import { useSettings } from '../../../store/keeping/settings';
import { useTimelineTexts } from '../../../i18n/timeline-texts';
import { Icon } from '../../base/art';
import { Tool } from '../../base/shared/Tool';
import { useDock, type Sheet } from '../../base/shared/dock-store';

/** With open hands nobody may be in doubt that all cards are shown. */
function OpenHandsLabel() {
  const t = useLookTexts();
  return (
    <span
      className="inline-flex items-center gap-1.75 h-7.5 self-center px-2.5 border-rim border-gold-1 rounded text-gold-1 font-text text-note/none font-semibold whitespace-nowrap normal-nums [&_.glyph]:size-4.5"
      data-open-hands
    >
      <Icon name="eye" />
      {t.openLabel}
    </span>
  );
}

type TableToolsProps = Pick<Table, 'secrecy' | 'viewer' | 'alone'>;

/** The tools in the top bar: cover the cards, the other language, help, menu. */
export const TableTools = memo(function TableTools({ secrecy, viewer, alone }: TableToolsProps) {
  const t = useAroundTexts();
  const { languages } = useShellTexts().setup;
  const timeline = useTimelineTexts();
  const { language, change } = useSettings();
  const sheet = useDock((dock) => dock.sheet);
  const { open } = useDock.getState();
  const other = language === 'en' ? 'ja' : 'en';
  const toggle = (kind: Extract<Sheet['kind'], 'menu' | 'keys' | 'timeline'>) => open(sheet?.kind === kind ? null : { kind });
  return (
    <>
      {secrecy === 'open' && <OpenHandsLabel />}
      {viewer !== 'public' && secrecy !== 'open' && alone === null && (
        <Tool onClick={() => useTable.getState().cover()}>
          <Icon name="eye-off" />
          {t.bar.cover}
        </Tool>
      )}
      <Tool aria-expanded={sheet?.kind === 'timeline'} onClick={() => toggle('timeline')}>
        <Icon name="timeline" />
        {timeline.tool}
      </Tool>
      <Tool lang={other} onClick={() => change({ language: other })}>
        {languages[other]}
      </Tool>
      <Tool aria-expanded={sheet?.kind === 'keys'} onClick={() => toggle('keys')}>
        <Icon name="help" />
        {t.bar.help}
      </Tool>
      <Tool aria-expanded={sheet?.kind === 'menu'} onClick={() => toggle('menu')}>
        <Icon name="menu" />
        {t.bar.menu}
      </Tool>
    </>
  );
});
