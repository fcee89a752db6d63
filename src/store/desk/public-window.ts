import type { GameView } from '../../games/view';
import type { Score } from '../../match';
import type { Desk } from './desk';
import { matchOf } from './match-duel';
import type { OpenGame } from '../keeping/open-game';
import type { Pair } from '../seats';

/**
 * What an audience is shown of a game: the view that everybody has, and who plays. Nothing else leaves the window of the table.
 */
export interface PublicOf<Profile extends string, View extends GameView> {
  readonly names: Pair<string>;
  readonly profile: Profile;
  readonly lifePoints: number;
  readonly view: View;
  readonly match: { readonly number: number; readonly score: Score } | null;
}

/** Which game it is, its view says. */
export type PublicGame = PublicOf<string, GameView>;

/** From a public window: `ask`, for the present. From the table: it was `opened`, a `duel` as it stands, `none` any more. */
export type PublicMessage =
  | { readonly kind: 'ask' }
  | { readonly kind: 'opened' }
  | { readonly kind: 'none' }
  | { readonly kind: 'duel'; readonly duel: PublicGame };

/** The part of a BroadcastChannel that is used here. */
export interface PublicChannel {
  postMessage: (message: PublicMessage) => void;
  onmessage: ((event: MessageEvent<PublicMessage>) => unknown) | null;
  close: () => void;
}

/** The windows of this browser on this address hear each other; null where the browser knows no such channel. */
export const publicChannel = (): PublicChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('kusari.public');

/** The game as an audience may see it. */
function publicGame(open: OpenGame): PublicGame {
  const { view } = open.running.announced;
  const match = matchOf(open, view);
  return {
    names: [open.seats[0].name, open.seats[1].name],
    profile: open.running.session.profile,
    lifePoints: open.lifePoints,
    view,
    match: match && { number: match.number, score: match.score },
  };
}

/** Keeps the public windows up to date. Nothing is sent until one has asked. @returns stops it */
export function showPublicly(
  channel: PublicChannel,
  desk: Pick<Desk, 'open'>,
  onChange: (then: () => void) => () => void,
): () => void {
  let isWatched = false;
  let sent = '';
  const now = ({ running: { returns, announced } }: OpenGame): string =>
    `${returns} ${announced.answers} ${announced.view.result !== null}`;
  let laid: OpenGame['running'] | null = null;

  const tell = (): void => {
    const { open } = desk;
    if (!isWatched) return;
    if (!open) {
      if (laid) channel.postMessage({ kind: 'none' });
      laid = null;
      return;
    }
    // A look at one's own cards changes the table and nothing of what everybody sees: the audience does not notice it.
    if (laid === open.running && sent === now(open)) return;
    [laid, sent] = [open.running, now(open)];
    channel.postMessage({ kind: 'duel', duel: publicGame(open) });
  };

  channel.onmessage = ({ data }) => {
    if (data.kind !== 'ask') return;
    isWatched = true;
    laid = null;
    tell();
  };
  channel.postMessage({ kind: 'opened' });
  const stop = onChange(tell);
  return () => {
    stop();
    channel.close();
  };
}

/** Follows the duel that is on the table of another window. @returns stops it */
export function watchPublicly(channel: PublicChannel, show: (duel: PublicGame | null) => void): () => void {
  channel.onmessage = ({ data }) => {
    if (data.kind === 'opened') channel.postMessage({ kind: 'ask' });
    else if (data.kind === 'duel') show(data.duel);
    else if (data.kind === 'none') show(null);
  };
  channel.postMessage({ kind: 'ask' });
  return () => channel.close();
}
