import { below, type AnyAct, type Random } from '../../../engine/kernel';
import {
  cardId,
  opponentOf,
  reasonsAgainst,
  unsoundness,
  VisionSession,
  type Act,
  type CardId,
  type DeckList,
  type VisionGame,
  type VisionRun,
} from '../../../engine/vision';
import { randomDecks, twoDecks } from './decks';
import type { TriedGame } from '../../../cli/tried-game';
import { brokenVision } from './invariants';
import { leak } from './secrecy';

/** What an act says beside its name: with what it is left out, and what is meant then. */
const SAYS: Readonly<Record<Act['do'], Readonly<Record<string, unknown>>>> = {
  pass: {},
  node: { card: undefined },
  playCard: { card: undefined, mode: 0, defend: undefined },
  activate: { card: undefined, effect: undefined },
  attack: { card: undefined },
  defend: { card: undefined },
};

/** All that could be done with this card. */
const actsWith = (card: CardId): readonly Act[] => [
  { do: 'node', card },
  { do: 'playCard', card },
  { do: 'playCard', card, mode: 7 },
  { do: 'playCard', card, defend: true },
  { do: 'activate', card, effect: 0 },
  { do: 'activate', card, effect: 7 },
  { do: 'attack', card },
  { do: 'defend', card },
];

const anyCard = ({ vision }: VisionRun, random: Random): CardId => cardId(below(random, vision.state.cards.length));

/** VISION as its random games need it. */
export const triedVision = (game: VisionGame): TriedGame<DeckList, VisionRun> => ({
  twoDecks: (file) => twoDecks(game, file),
  randomDecks: randomDecks(game),
  cardsIn: ({ main }) => main.length,
  start: (setup, keeping) => game.start(setup, keeping),
  load: (file, replay) => game.load(file, replay),
  broken: ({ vision, decision }, cardsAtStart) => brokenVision(vision, decision, cardsAtStart),
  unsoundRest: ({ restPoint }) => unsoundness(restPoint.state, game.pool),
  brokenSeat: (run, random) => brokenSeat(game, run, random),
  tries: (run, random) => [
    ...actsWith(anyCard(run, random)),
    ...actsWith(cardId(run.vision.state.cards.length)).slice(0, 2),
    { do: 'attack', card: cardId(-1) },
  ],
  isSameAct: (listed, given) =>
    listed.do === given.do &&
    Object.entries(SAYS[listed.do as Act['do']]).every(([key, meant]) => keyOf(listed, key, meant) === keyOf(given, key, meant)),
  glance: ({ vision }) => vision.state.players.map(({ life }) => life).join(),
});

const keyOf = (act: AnyAct, key: string, meant: unknown): unknown => (act as unknown as Record<string, unknown>)[key] ?? meant;

/** One in so many decisions is looked at by everybody, in this position and in those that are the same to them. */
const LOOKS = 24;

function brokenSeat(game: VisionGame, run: VisionRun, random: Random): string | undefined {
  const other = opponentOf(run.decision!.player);
  const { ok } = VisionSession.over(run).answer(other, { kind: 'option', index: 0 });
  if (ok) return 'an answer of the other player was accepted';
  const looks = below(random, LOOKS) === 0;
  return brokenPick(run) ?? brokenReasons(run, random) ?? (looks ? leak(game, run, random) : undefined);
}

/** Each card that may be picked lies at a place of its own: it is by places that the table picks. */
function brokenPick(run: VisionRun): string | undefined {
  const { decision } = run;
  if (decision === undefined || !('from' in decision)) return undefined;
  const places = run.view(decision.player).decision!.pick!.from.map(({ place }) => place);
  return new Set(places).size < places.length || places.includes('gone')
    ? `a pick of cards that lie at ${places.join()}`
    : undefined;
}

/** Reasons and lists have one home: what is offered has nothing against it, all else has, and the other player is not asked. */
function brokenReasons(run: VisionRun, random: Random): string | undefined {
  const { decision, vision } = run;
  if (decision?.kind !== 'priority') return undefined;
  const { player } = decision;
  const offered = decision.options();
  const act = offered[below(random, offered.length)]!;
  if (run.whyNot(opponentOf(player), act)[0]?.rule !== 'not-asked')
    return `the other player is not told that ${JSON.stringify(act)} is not theirs`;
  const [wrong] = reasonsAgainst(vision, player, act);
  if (wrong !== undefined) return `${JSON.stringify(act)} is offered against ${wrong.rule}`;
  const unexplained = actsWith(anyCard(run, random)).find((one) => run.whyNot(player, one)[0]?.rule === 'not-in-this-decision');
  return unexplained && `${JSON.stringify(unexplained)} is not offered, and nothing says why`;
}
