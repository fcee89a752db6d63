/** The key belongs to what has the focus: letters to a text field, arrows and Space to a choice. */
export function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input[type="radio"]')) return key === ' ' || key.startsWith('Arrow');
  return target.closest('input, textarea, select, [contenteditable]') !== null;
}

/** A key that is nobody else's: not taken yet, no shortcut of the browser, no part of a word. */
export const isFree = (event: KeyboardEvent): boolean =>
  !(event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey || isTyping(event));
