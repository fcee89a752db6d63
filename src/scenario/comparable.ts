/** What of a recording of any game is compared. */
export interface Played {
  readonly origin:
    { readonly kind: 'setup' } | { readonly kind: 'position'; readonly state: { readonly cards: readonly Begun[] } };
  readonly answers: readonly GivenAnswer[];
}

/** A card in the position in which the game began. */
interface Begun {
  readonly passcode: number;
  readonly owner: number;
  readonly zone?: string;
}

interface GivenAnswer {
  readonly do: string;
  readonly card?: number;
  readonly cards?: readonly number[];
  readonly value?: unknown;
  readonly effect?: number;
  readonly mode?: number;
  readonly target?: number | string;
  readonly to?: string;
  readonly defend?: boolean;
}

/**
 * Answers in a form in which they compare: cards by name, owner and the place in which they began, so that it makes no difference
 * which of two equal cards is named; the zone left aside.
 */
export function comparable({ origin, answers }: Played): string[] {
  const cards = origin.kind === 'position' ? origin.state.cards : [];
  const card = (id: number): string => {
    const there = cards[id];
    return there === undefined
      ? `#${id}`
      : `${there.passcode} ${there.owner} ${there.zone ?? ''} ${there.zone === 'hand' || there.zone === 'deck' ? '' : id}`;
  };
  const say = ({ do: verb, card: actor, cards: picked = [], value, effect, mode, target, to, defend }: GivenAnswer): unknown => {
    switch (verb) {
      case 'choose':
        return [verb, ...picked.map(card).sort()];
      case 'order':
        return [verb, ...picked.map(card)];
      case 'answer':
        return [verb, value];
      default:
        return [
          verb,
          actor === undefined ? '' : card(actor),
          effect ?? '',
          typeof target === 'number' ? card(target) : (target ?? ''),
          to ?? '',
          ...(mode === undefined ? [] : ['mode', mode]),
          ...(defend ? ['defend'] : []),
        ];
    }
  };
  return answers.map((answer) => JSON.stringify(say(answer)));
}
