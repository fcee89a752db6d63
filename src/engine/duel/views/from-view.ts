import * as byPlace from '../../table/by-place';
import { partsOf, type Place } from '../../table/index';
import type { Act, Answer, Decision } from '../model/decision';
import type { Duel } from '../model/duel';
import type { CardId } from '../model/vocabulary';
import { placeOf } from '../rules/movement';
import { sameAct } from '../rules/answers';
import type { AnswerView, Wish } from './wish';

/** The card that lies at a place; undefined for an empty or unknown place. */
export function cardAt(duel: Duel, place: Place): CardId | undefined {
  const { seat, zone, index: i } = partsOf(place);
  const side = duel.state.players[seat];
  switch (zone) {
    case 'monster':
      return side.monsters[i] ?? undefined;
    case 'spellTrap':
      return side.spellsTraps[i] ?? undefined;
    case 'field':
      return side.field ?? undefined;
    case 'pendulum':
      return side.pendulum?.zones[i] ?? undefined;
    case 'hand':
      return side.hand[i];
    case 'graveyard':
      return side.graveyard[side.graveyard.length - 1 - i];
    case 'banished':
      return side.banished[side.banished.length - 1 - i];
    case 'deck':
      return side.deck[side.deck.length - 1 - i];
    case 'fusionDeck':
      return side.fusionDeck[side.fusionDeck.length - 1 - i];
    default:
      return undefined;
  }
}

/** The engine's answer for one given by the table: also with the zone that was chosen for the card. */
export function answerFromView(duel: Duel, decision: Decision, answer: AnswerView): Answer | undefined {
  const meant = byPlace.answerFromView(decision, answer, (card) => placeOf(duel, card as CardId));
  return (meant && answer.kind === 'option' && answer.zone !== undefined ? { ...meant, zone: answer.zone } : meant) as Answer;
}

/** The same answer as the table would give it. */
export function answerToView(duel: Duel, decision: Decision, answer: Answer): AnswerView {
  const given = byPlace.answerToView(decision, answer, (card) => placeOf(duel, card as CardId), sameAct);
  return { ...given, ...('zone' in answer && answer.zone !== undefined && { zone: answer.zone }) };
}

/** The acts that a wish could mean, one for each effect of the card when none is named; empty for a wish about nothing. */
export function actsOfWish(duel: Duel, wish: Wish): readonly Act[] {
  const card = wish.card === undefined ? undefined : cardAt(duel, wish.card);
  switch (wish.do) {
    case 'pass':
      return [{ do: 'pass' }];
    case 'enter':
      return wish.to === undefined ? [] : [{ do: 'enter', to: wish.to }];
    case 'attack':
    case 'replay': {
      const target = wish.target === undefined || wish.target === 'direct' ? ('direct' as const) : cardAt(duel, wish.target);
      if (target === undefined) return [];
      if (wish.do === 'replay') return [{ do: 'replay', target }];
      return card === undefined ? [] : [{ do: 'attack', card, target }];
    }
    case 'pendulumSummon':
      return [card === undefined ? { do: 'pendulumSummon' } : { do: 'pendulumSummon', asked: card }];
    case 'activate': {
      if (card === undefined) return [];
      if (wish.effect !== undefined) return [{ do: 'activate', card, effect: wish.effect }];
      // Of a card whose text is never activated the first effect is asked for: the answer is that it has none.
      return Array.from({ length: Math.max(1, duel.defs[card]!.effects.length) }, (_, effect) => ({
        do: 'activate',
        card,
        effect,
      }));
    }
    default:
      return card === undefined ? [] : [{ do: wish.do, card }];
  }
}
