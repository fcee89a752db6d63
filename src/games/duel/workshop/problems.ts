import type { CardPool, DuelGame, Player } from '../../../engine/duel';
import { cardFacts, type CardFacts } from '../../../store/cards/card-book';
import { asScenario } from './as-scenario';
import { begin, isBegun } from './begin';
import { hasZone, laidCards, type LaidCard, type LaidPosition, type Spot } from './laid-position';

/** What makes a position impossible: it cannot be played before that is mended. */
export const IMPOSSIBLE = [
  'notHere',
  'notMonster',
  'notSpellTrap',
  'notField',
  'notPendulum',
  'noPendulumZones',
  'faceUpInFusionDeck',
  'tokenInPile',
  'noZoneBesides',
  'lifePoints',
  'faceDownValues',
] as const;
/** What no duel could have come to: it is played all the same. */
export const UNUSUAL = [
  'copies',
  'notOfMainDeck',
  'notOfFusionDeck',
  'alone',
  'battleOnFirstTurn',
  'attackedTooEarly',
  'deckEmpty',
] as const;

/** Something that is wrong in a position: at a card, at a seat, or of the whole. */
export type LaidProblem =
  | {
      readonly kind: (typeof IMPOSSIBLE | typeof UNUSUAL)[number];
      readonly spot?: Spot;
      readonly seat?: Player;
      readonly card?: number;
    }
  /** What the set-up itself has found besides: where in the file, what was expected, what is there. */
  | { readonly kind: 'setUp'; readonly path: string; readonly expected: string; readonly got?: string | undefined }
  /** The steps that are played after it do not play. */
  | { readonly kind: 'steps'; readonly failures: readonly string[] };

export const isImpossible = ({ kind }: LaidProblem): boolean => !(UNUSUAL as readonly string[]).includes(kind);

/** All that is wrong in a position, what makes it impossible first. */
export function problemsOf(position: LaidPosition, game: DuelGame): readonly LaidProblem[] {
  const pool = game.pool(position.profile);
  const found = [...atCards(position, pool), ...atSeats(position)];
  // Each is said once, by the sentence that is nearest to the card.
  const impossible = found.filter(isImpossible);
  const rest = impossible.length > 0 ? [] : besides(position, game);
  return [...impossible, ...rest, ...found.filter((problem) => !isImpossible(problem))];
}

function besides(position: LaidPosition, game: DuelGame): readonly LaidProblem[] {
  const begun = begin(asScenario(position), game);
  if (isBegun(begun)) return [];
  if (begun.kind === 'steps') return [begun];
  return begun.problems.map(({ path, expected, got }) => ({ kind: 'setUp', path, expected, got }));
}

/** Its ATK or DEF was laid by hand. */
const hasOwnValues = ({ atk, def }: LaidCard, facts: CardFacts): boolean =>
  (atk !== undefined && atk !== (facts.atk ?? 0)) || (def !== undefined && def !== (facts.def ?? 0));

const isToken = ({ subtype }: CardFacts): boolean => subtype === 'token';
const isFusion = ({ kind, subtype }: CardFacts): boolean => kind === 'monster' && subtype.startsWith('fusion');

function* atCards(position: LaidPosition, pool: CardPool): Generator<LaidProblem> {
  for (const { spot, laid } of laidCards(position)) {
    const { card } = laid;
    const facts = cardFacts(card);
    const kind = facts && pool.definition(card) ? wrongPlace(position, spot, laid, facts, pool) : 'notHere';
    if (kind) yield { kind, spot, card };
  }
}

function wrongPlace(
  position: LaidPosition,
  { seat, zone }: Spot,
  laid: LaidCard,
  facts: CardFacts,
  pool: CardPool,
): Exclude<LaidProblem['kind'], 'setUp' | 'steps'> | null {
  const definition = pool.definition(laid.card);
  const isPendulum = definition?.index.isPendulum === true;
  switch (zone) {
    case 'monster':
      if (definition?.asMonster !== undefined)
        return position.seats[seat].zones.spellTrap.includes(null) ? null : 'noZoneBesides';
      if (facts.kind !== 'monster') return 'notMonster';
      return laid.position === 'set' && hasOwnValues(laid, facts) ? 'faceDownValues' : null;
    case 'spellTrap':
      // A monster may lie here as an Equip Card.
      if (facts.kind === 'monster') return laid.equippedTo ? null : 'notSpellTrap';
      return facts.subtype === 'equip' && laid.face === 'up' && !laid.equippedTo ? 'alone' : null;
    case 'field':
      return facts.subtype === 'field' ? null : 'notField';
    case 'pendulum':
      if (!hasZone(position, zone)) return 'noPendulumZones';
      return isPendulum ? null : 'notPendulum';
    case 'fusionDeck':
      if (isToken(facts)) return 'tokenInPile';
      if (laid.face === 'up') return isPendulum && hasZone(position, 'pendulum') ? null : 'faceUpInFusionDeck';
      return isFusion(facts) ? null : 'notOfFusionDeck';
    case 'hand':
    case 'deck':
      if (isToken(facts)) return 'tokenInPile';
      return isFusion(facts) ? 'notOfMainDeck' : null;
    case 'graveyard':
    case 'banished':
      return isToken(facts) ? 'tokenInPile' : null;
  }
}

const MOST_COPIES = 3;

function* atSeats(position: LaidPosition): Generator<LaidProblem> {
  const { turn, turnPlayer, phase, seats } = position;
  for (const seat of [0, 1] as const) {
    const { lifePoints, zones, hasStandIns } = seats[seat];
    if (!Number.isInteger(lifePoints) || lifePoints < 1) yield { kind: 'lifePoints', seat };
    if (!hasStandIns && zones.deck.length === 0) yield { kind: 'deckEmpty', seat };
  }
  const copies = new Map<string, Spot[]>();
  for (const { spot, laid } of laidCards(position)) {
    const facts = cardFacts(laid.card);
    if (!facts || isToken(facts)) continue;
    const key = `${laid.owner ?? spot.seat} ${laid.card}`;
    copies.set(key, [...(copies.get(key) ?? []), spot]);
    if (laid.attackedThisTurn && (spot.seat !== turnPlayer || phase === 'draw' || phase === 'standby' || phase === 'main1'))
      yield { kind: 'attackedTooEarly', spot, card: laid.card };
  }
  for (const [key, spots] of copies)
    if (spots.length > MOST_COPIES) yield { kind: 'copies', spot: spots.at(-1)!, card: Number(key.split(' ')[1]) };
  if (turn === 1 && (phase === 'battle' || phase === 'main2')) yield { kind: 'battleOnFirstTurn' };
}
