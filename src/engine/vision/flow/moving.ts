import type { PlayerState } from '../model/state';
import type { CardId, Player, Zone } from '../model/vocabulary';
import type { Vision } from '../model/vision';

type Pile = Exclude<keyof PlayerState, 'life' | 'done'>;

/** The list of its owner, or of who controls it, in which a card of a zone stands; set cards stand with their character. */
const LISTS: Readonly<Record<Zone, Pile | null>> = {
  deck: 'deck',
  hand: 'hand',
  field: 'field',
  set: null,
  node: 'nodes',
  underworld: 'underworld',
  removed: 'removed',
  play: null,
};

function takeOut(vision: Vision, id: CardId): void {
  const card = vision.card(id);
  const list = LISTS[card.zone];
  if (list !== null) {
    const side = vision.side(card.controller);
    side[list] = side[list].filter((one) => one !== id);
  }
  if (card.host !== null) {
    const host = vision.card(card.host);
    host.carried = host.carried.filter((one) => one !== id);
  }
}

/** Where a card goes to; `atBottom`: beneath the others of a deck. */
interface Arrival {
  readonly controller?: Player;
  readonly asleep?: boolean;
  readonly host?: CardId;
  readonly atBottom?: boolean;
}

/** Moves a card. What it was given where it lay is lost, and another stay begins. What is set on it has to be moved first. */
export function move(vision: Vision, id: CardId, zone: Zone, { controller, asleep, host, atBottom }: Arrival = {}): void {
  takeOut(vision, id);
  const card = vision.card(id);
  card.zone = zone;
  card.controller = controller ?? card.owner;
  card.stay = vision.tick();
  card.asleep = asleep === true;
  card.damage = 0;
  card.playedIn = 0;
  card.isMortal = false;
  card.host = host ?? null;
  const list = LISTS[zone];
  const side = vision.side(card.controller);
  if (list !== null) side[list] = atBottom === true ? [id, ...side[list]] : [...side[list], id];
  if (host !== undefined) vision.card(host).carried = [...vision.card(host).carried, id];
}

/** Turns a card sideways or upright; tells it where it is an effect that does so. */
export function turn(vision: Vision, id: CardId, asleep: boolean, tells: boolean): void {
  const card = vision.card(id);
  if (card.asleep === asleep) return;
  card.asleep = asleep;
  if (tells) vision.tell(asleep ? 'sleep' : 'wake', card.controller, { card: id });
}
