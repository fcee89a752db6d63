/** Whether an address is that of a public window: `#public` or `?window=public`. Such a window never opens a duel itself. */
export const isPublicAddress = ({ hash, search }: Pick<Location, 'hash' | 'search'>): boolean =>
  hash === '#public' || new URLSearchParams(search).get('window') === 'public';
