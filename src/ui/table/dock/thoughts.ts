import { useMemo } from 'react';
import type { Place } from '../../../engine/table';
import type { WishView } from '../../../games/view';
import { isAskedInPrivate } from '../../../store/desk/question';
import { cardName } from '../field/place-label';
import { useSceneTexts } from '../field/table-context';
import { useCardNames } from '../../base/card/card-info';
import { useScene } from './scene';
import type { Comer, Thought } from './thought';

/** What a place is thought of for, by what lies there or, where nothing does, by what could come there. */
export interface Thinker {
  readonly at: (place: Place) => readonly Thought[];
  readonly to: (place: Place) => readonly Comer[];
}

/** Puts into words what the seat that is asked could think of doing: nothing where no acts are asked. */
export function useThinker(): Thinker {
  const { table, acts, game } = useScene();
  const because = game.useBecause();
  const wording = game.useWording();
  const { view, question } = table;
  return useMemo(() => {
    const asks = question !== null && question.form !== 'window' && game.asksActs(question.decision);
    const wishesAt = (place: Place): readonly WishView[] => (asks ? acts.wishesAt(place) : []);
    const thought = (wish: WishView, place: Place, wishes: readonly WishView[]): Thought => {
      const { options, reasons } = wish;
      return {
        // Whoever else does it is named.
        key: `${options[0]?.index ?? (wish.card === place ? wish.do : (wish.card ?? wish.do))}`,
        label: wording(wish, wishes),
        options,
        reasons: because(reasons, game.cardAt(view, wish.card ?? place)?.passcode),
        isUsual: game.isUsual(wish, question!.decision),
      };
    };
    return {
      at: (place) => {
        const wishes = game.cardAt(view, place) ? wishesAt(place) : [];
        return wishes.map((wish) => thought(wish, place, wishes));
      },
      to: (place) => {
        const wishes = game.cardAt(view, place) ? [] : wishesAt(place);
        const cards = new Set(wishes.flatMap(({ card }) => (card === undefined ? [] : [card])));
        return [...cards].map((card) => {
          const own = wishes.filter((wish) => wish.card === card);
          return { card, thoughts: own.map((wish) => thought(wish, card, own)) };
        });
      },
    };
  }, [view, question, acts, game, because, wording]);
}

const NONE: readonly Thought[] = [];

/** The thoughts about one place. */
export function useThoughts(place: Place | null | undefined): readonly Thought[] {
  const thinker = useThinker();
  return useMemo(() => (place ? thinker.at(place) : NONE), [place, thinker]);
}

/** The same where the screen is that of the player who is asked. */
export const useOwnThoughts = (place: Place | undefined): readonly Thought[] =>
  useThoughts(isAskedInPrivate(useScene().table) ? place : undefined);

/** The name of what lies at a place, as far as the screen may show it. */
export function useNameAt(): (place: Place) => string {
  const { table, game } = useScene();
  const texts = useSceneTexts();
  const names = useCardNames();
  return (place) => {
    const card = game.cardAt(table.view, place);
    return card ? cardName(card, texts, names) : texts.card.aCard;
  };
}
