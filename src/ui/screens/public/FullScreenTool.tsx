import { useLookTexts } from '../../../i18n/look-texts';
import { Icon } from '../../base/art';
import { Tool } from '../../base/shared/Tool';

export function FullScreenTool() {
  const t = useLookTexts();
  if (typeof document.documentElement.requestFullscreen !== 'function') return null;
  return (
    <Tool
      onClick={() => void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen())}
    >
      <Icon name="eye" />
      {t.fullScreen}
    </Tool>
  );
}
