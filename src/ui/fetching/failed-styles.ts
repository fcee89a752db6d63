/** A style sheet that could not be fetched does not stay in the page, where it would pass for one that is there: the next try asks for it anew. */
export function dropFailedStyles(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
    },
    true,
  );
}
