import type { Secrets } from '../../kernel/worlds';
import type { VisionState } from '../model/state';
import type { Vision } from '../model/vision';
import { PLAYERS } from '../model/vocabulary';
import { answerShape } from './recording';
import { visionShape } from '../taking-up/state-shape';
import { seenCards } from '../views/seen';
import { mayKnow } from '../views/view-for';

/** What of a game of VISION is hidden from a seat, and how it is dealt anew. */
export const VISION_SECRETS: Secrets<VisionState, Vision> = {
  hidden(vision, rest, seat) {
    const seen = seenCards(vision, seat);
    return PLAYERS.map((player) => {
      const { hand, nodes, deck } = rest.players[player];
      const isUnknown = (id: (typeof deck)[number]): boolean => !mayKnow(vision, seat, id) && !seen.has(id);
      return [...(player === seat ? [] : hand), ...nodes, ...deck].filter(isUnknown);
    });
  },
  blank(_vision, rest, _seat, _told, hidden) {
    rest.cards = rest.cards.map((card) =>
      hidden.has(card.id) ? { ...card, passcode: 0, ...(card.zone === 'deck' && NO_PAST) } : card,
    );
    rest.random = [0, 0, 0, 0];
  },
  fill(state, passcodes) {
    state.cards = state.cards.map((card) => ({ ...card, passcode: passcodes.get(card.id) ?? card.passcode }));
  },
  fits: () => true,
  passcode: (state, id) => state.cards[id]!.passcode,
  renumbered(state, names) {
    const named = visionShape(state.cards.length).renamed!(state, names);
    named.cards.sort((a, b) => a.id - b.id);
    return named;
  },
  answer: answerShape.renamed!,
};

/** When it came to the Deck would tell which card it is. */
const NO_PAST = { stay: 0, asleep: false, damage: 0, playedIn: 0 } as const;
