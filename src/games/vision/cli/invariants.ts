import { charactersOf, PLAYERS, powerOf, type CardId, type Decision, type Vision, type Zone } from '../../../engine/vision';
import { brokenDecision } from '../../../cli/invariants';

/** What must hold at every decision of every game of VISION. @returns what does not. */
export function brokenVision(vision: Vision, decision: Decision | undefined, cardsAtStart: number): string | undefined {
  const { cards, players } = vision.state;
  if (cards.length !== cardsAtStart) return `${cards.length} cards, ${cardsAtStart} at the start`;
  for (const { life } of players) if (!Number.isInteger(life)) return `a life is ${life}`;
  return misplaced(vision) ?? (decision && (brokenDecision(decision) ?? brokenPriority(vision, decision)));
}

/** Every card lies in one place, and knows where. */
function misplaced(vision: Vision): string | undefined {
  const { cards, players, stack } = vision.state;
  const lain = new Map<CardId, Zone>();
  for (const player of PLAYERS) {
    const { deck, hand, nodes, field, underworld, removed } = players[player];
    const lists = { deck, hand, node: nodes, field, underworld, removed } as const;
    for (const [zone, list] of Object.entries(lists) as [Zone, readonly CardId[]][])
      for (const id of list) {
        if (lain.has(id)) return `card ${id} lies in ${lain.get(id)} and in ${zone}`;
        lain.set(id, zone);
        if (cards[id]!.controller !== player) return `card ${id} lies in ${zone} of a player who does not control it`;
      }
  }
  for (const { id, carried } of cards)
    for (const one of carried) {
      if (lain.has(one) || cards[one]!.host !== id) return `card ${one} is carried by ${id} and lies elsewhere too`;
      lain.set(one, 'set');
    }
  const played = new Set(stack.map(({ card }) => card));
  const lost = cards.filter(({ id, zone }) => (zone === 'play' ? lain.has(id) : lain.get(id) !== zone));
  if (lost.length > 0) return `card ${lost[0]!.id} says ${lost[0]!.zone}, lies in ${lain.get(lost[0]!.id) ?? 'no list'}`;
  // What is being announced has no entry yet; there is one at the most.
  const announced = cards.filter(({ id, zone }) => zone === 'play' && !played.has(id));
  return announced.length > 1 ? `cards ${announced.map(({ id }) => id).join()} are played by nobody` : undefined;
}

/** Where somebody has priority, nobody is dead or mortal, and a part of the turn runs in which there is priority. */
function brokenPriority(vision: Vision, decision: Decision): string | undefined {
  if (decision.kind !== 'priority') return undefined;
  const { phase, players, stack, turnPlayer } = vision.state;
  if (phase === 'start' || phase === 'end') return `priority in the phase ${phase}`;
  if (decision.isOpen && (stack.length > 0 || phase !== 'main' || decision.player !== turnPlayer))
    return `an open decision of player ${decision.player} in the phase ${phase} over ${stack.length} entries`;
  const dead = PLAYERS.find((player) => players[player].life <= 0);
  if (dead !== undefined) return `priority while the life of player ${dead} is ${players[dead].life}`;
  for (const card of PLAYERS.flatMap((player) => charactersOf(vision, player))) {
    const { toughness } = powerOf(vision, card);
    const { damage } = vision.card(card);
    if (toughness <= 0 || damage >= toughness)
      return `priority while ${vision.def(card).facts.en} has damage ${damage} and toughness ${toughness}`;
  }
  return undefined;
}
