import { END } from '../../kernel/play';
import { isObject, misfit, type Misfit } from '../../kernel/shape';
import type { TriggersFrame } from '../../kernel/flow-state';
import type { CardPool } from '../model/effect';
import type { Due, PlayerState, VisionState } from '../model/state';
import { PLAYERS, type CardId, type Zone } from '../model/vocabulary';
import { DELAYED } from '../flow/due';
import { MOST, visionShape } from './state-shape';

const LISTS: readonly (readonly [keyof PlayerState, Zone])[] = [
  ['deck', 'deck'],
  ['hand', 'hand'],
  ['nodes', 'node'],
  ['field', 'field'],
  ['underworld', 'underworld'],
  ['removed', 'removed'],
];

/** Why a position from outside cannot be taken up; undefined when it is one that a game can come to. */
export function unsoundness(position: unknown, pool: CardPool): Misfit | undefined {
  const listed = isObject(position) && Array.isArray(position.cards) ? position.cards.length : 0;
  const found = visionShape(Math.min(listed, MOST.cards)).misfit(position);
  if (found !== undefined) return found;
  const state = position as VisionState;
  return misplaced(state, pool) ?? strangeEffects(state, pool) ?? strangeFrames(state);
}

/** Every card is in its place once, is known, and what is set on a character says so on both sides. */
function misplaced({ cards, players, stack }: VisionState, pool: CardPool): Misfit | undefined {
  const places = new Map<CardId, string>();
  for (const player of PLAYERS)
    for (const [list, zone] of LISTS)
      for (const [i, id] of (players[player][list] as readonly CardId[]).entries()) {
        const where = `.players[${player}].${list}[${i}]`;
        const card = cards[id]!;
        if (places.has(id)) return misfit(`a card that is nowhere else (it is at ${places.get(id)!})`, id, where);
        if (card.zone !== zone || card.controller !== player) return misfit(`a card whose zone is "${zone}"`, card.zone, where);
        places.set(id, where);
      }
  for (const [i, card] of cards.entries()) {
    const where = `.cards[${i}]`;
    const definition = pool.definition(card.passcode);
    if (card.id !== i) return misfit(String(i), card.id, `${where}.id`);
    if (definition === undefined) return misfit('a card that can be played', card.passcode, `${where}.passcode`);
    const host = card.host === null ? undefined : cards[card.host];
    if ((card.zone === 'set') !== (host?.zone === 'field' && host.carried.includes(card.id)))
      return misfit('a card set on a character that carries it', card.host, `${where}.host`);
    const stranger = card.carried.find((one) => cards[one]!.host !== card.id);
    if (stranger !== undefined) return misfit('cards that are set on it', stranger, `${where}.carried`);
    const isInList = places.has(card.id);
    const isPlayed = card.zone === 'play' && stack.some((entry) => entry.card === card.id && entry.kind === 'card');
    if (!isInList && card.zone !== 'set' && !isPlayed) return misfit('a card that lies somewhere', card.zone, `${where}.zone`);
  }
  return undefined;
}

/** Numbers of effects that the cards have. */
function strangeEffects({ cards, stack, delayed, frames }: VisionState, pool: CardPool): Misfit | undefined {
  const definition = (card: CardId) => pool.definition(cards[card]!.passcode)!;
  for (const [i, { kind, card, mode }] of stack.entries()) {
    const { activated, played } = definition(card);
    const has = kind === 'effect' ? activated[mode] !== undefined : kind !== 'card' || mode === 0 || played[mode] !== undefined;
    if (!has) return misfit('an effect of the card', mode, `.stack[${i}].mode`);
  }
  const stranger = delayed.findIndex(({ card }) => definition(card).code.delayed === undefined);
  if (stranger >= 0) return misfit('a card with a delayed effect', delayed[stranger]!.card, `.delayed[${stranger}].card`);
  const lists = frames.flatMap((frame) =>
    frame.kind === 'triggers' ? [...(frame as TriggersFrame).queue, ...((frame as TriggersFrame).timing ?? [])] : [],
  );
  const unknown = (lists as unknown as readonly Due[]).find(({ card, effect }) => {
    const { autos, code } = definition(card);
    return effect >= 0 ? autos[effect] === undefined : effect === DELAYED && code.delayed === undefined;
  });
  return unknown === undefined ? undefined : misfit('an effect of the card', unknown.effect, '.frames');
}

/** A turn lies at the bottom of a game that goes on, and nothing that is over lies beneath anything. */
function strangeFrames({ frames, result }: VisionState): Misfit | undefined {
  if (result !== null) return undefined;
  if (frames[0]?.kind !== 'turn') return misfit('a turn', frames[0]?.kind, '.frames[0]');
  const over = frames.findIndex(({ at }, i) => at === END && i < frames.length - 1);
  if (over >= 0) return misfit('a frame that goes on', '', `.frames[${over}].at`);
  const second = frames.findIndex(({ kind }, i) => kind === 'turn' && i > 0);
  return second < 0 ? undefined : misfit('one turn', 'turn', `.frames[${second}]`);
}
