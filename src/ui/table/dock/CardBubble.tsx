import { useEffect, useRef } from 'react';
import { useWhyTexts } from '../../../i18n/remedy-texts';
import { Icon } from '../../base/art';
import { focusWithPicture } from '../../base/drawn/focus-with-picture';
import { useDock } from '../../base/shared/dock-store';
import { usesKeyboard } from '../../base/shared/focus';
import { walk } from '../../base/shared/walk';
import { useFresh } from './use-fresh';
import { useNameAt } from './thoughts';
import { useCardActs } from './use-card-acts';
import { useLongPressAsks } from './use-long-press-asks';
import './bubble.css';

const walkActs = walk('[role="menuitem"]', 'links');

/**
 * A card is asked at the card: what it can do now, with its digits, and last why it cannot do the rest. It stands in the place of
 * the card itself, or in the gap of its hand, and needs no room of anything else.
 */
export function CardBubble() {
  const selected = useDock((dock) => dock.selected);
  const dropped = useDock((dock) => dock.dropped);
  const why = useWhyTexts();
  const nameAt = useNameAt();
  const menu = useRef<HTMLSpanElement>(null);
  const longPress = useLongPressAsks();
  const { offered, against, isRefused } = useCardActs(selected);
  const isFresh = useFresh(`${selected} ${dropped?.at}`);
  // The keyboard goes in. A pointer that came by has pressed nothing yet: neither Space nor Enter may do the first act.
  useEffect(() => {
    const to = usesKeyboard() ? menu.current?.querySelector<HTMLElement>('[role="menuitem"]') : menu.current;
    focusWithPicture(to);
  }, [selected, dropped]);
  if (selected === null || (offered.length === 0 && against === undefined)) return null;
  const saysReason = isRefused || offered.length === 0;
  return (
    <span
      className={`bubble${isFresh ? ' bubble--fresh' : ''}`}
      role="menu"
      aria-label={nameAt(selected)}
      data-of={selected}
      data-at={dropped?.at}
      data-acts={offered.length}
      data-refused={isRefused || undefined}
      ref={menu}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (walkActs(event)) event.stopPropagation();
      }}
      {...longPress}
    >
      {offered.map(({ key, label, act, onDo }, index) => (
        <button key={key} type="button" role="menuitem" data-act={act} onClick={onDo}>
          <kbd aria-hidden="true">{index + 1}</kbd>
          {act === 'attack' && <Icon name="sword" />}
          <span>{label}</span>
        </button>
      ))}
      {against !== undefined && (
        <button
          type="button"
          role="menuitem"
          className="bubble__why"
          data-act="whyNot"
          data-back
          onClick={() => useDock.getState().open({ kind: 'whyNot', place: selected })}
        >
          <kbd aria-hidden="true">W</kbd>
          <span className={saysReason ? 'sr-only' : 'bubble__said'}>{why.button} </span>
          <span className={saysReason ? 'bubble__said' : 'sr-only'}>{against}</span>
        </button>
      )}
    </span>
  );
}
