import type { TableRequest } from '../desk/table';

/**
 * What a partner says to what is asked of it: it accepts that somebody gives up, goes back as often as one likes, and opens the
 * hands. It asks for nothing itself, and never gives up.
 */
export function consents({ kind }: Pick<TableRequest, 'kind'>): boolean {
  switch (kind) {
    case 'surrender':
    case 'respond':
    case 'undo':
    case 'secrecy':
      return true;
  }
}
