import type { Answer, Duel, DuelGame, DuelRun, Player, ProfileId } from '../../../engine/duel';
import type { Mind, Proving } from '../../../thinking';
import type { CliGame } from '../../../cli/cli-game';
import { playsFilesOf, positionOf } from '../../../scenario';
import { factsOf, isPlayable, notThere, readDeckText } from '../../../decks';
import { readDeck } from './decks';
import { asScenario, duelScenarios, lineInSteps, stepOf } from '../scenario';
import { damagedFiles } from './damaged-files';
import { ruleBook, ruleOptions } from './rule-book';
import { triedDuel } from './tried';

/** Six pairs of decks of different kinds, of which neither beats the other much oftener when both are played by weights. */
const FAIR_PAIRS = [
  'goat-control/chaos-beatdown',
  'chaos-beatdown/warrior-rush',
  'hollow-bones/dragon-stair',
  'chaos-thunder/gear-charge',
  'women-of-the-blade/iron-horn',
  'young-heroes/ember-line',
];

type FeaturesOfDuel = (duel: Duel, player: Player) => Readonly<Record<string, number>>;

/** The duel as the command line asks it. */
export function duelOnCli(game: DuelGame, mind: Mind<DuelRun>, proving: Proving<DuelRun>, features?: FeaturesOfDuel): CliGame {
  const named = (profile: string): ProfileId => game.profiles.find((one) => one === profile)!;
  return {
    id: game.id,
    profiles: game.profiles,
    playsFile: playsFilesOf(duelScenarios(game)),
    scenarios: ['public/scenarios/rules', 'public/lessons', 'src/games/duel/scenario/examples'],
    // Tokens are no cards.
    cards: (profile) => game.pool(named(profile)).playable.filter(({ subtype }) => subtype !== 'token'),
    missing: (profile, deck) =>
      notThere(
        readDeckText(deck),
        (passcode) => factsOf(passcode)?.en,
        (passcode) => isPlayable(game.pool(named(profile)), passcode),
      ),
    tried: (profile, use) => use(triedDuel(game, named(profile))),
    thought: (profile, use) =>
      use({
        decks: game.decks(named(profile)).map(({ id, main, fusion }) => ({ id, cards: { main, fusion } })),
        mind,
        features: features && (({ duel }, seat) => features(duel, seat)),
        start: (setup, keeping) => game.start({ profile: named(profile), ...setup }, keeping),
        dealt: (worlds, seed, like) => game.dealt(worlds, seed, like),
        read: (text) => readDeck(game, named(profile), text),
        hand: ({ duel }, seat) => duel.state.players[seat].hand.map((id) => duel.state.cards[id]!.passcode),
        described: asScenario,
      }),
    proved: (use) =>
      use({
        proving,
        position: (json) => positionOf(duelScenarios(game), json),
        removable: ['hand', 'graveyard', 'banished', 'fusionDeck', 'monsters', 'spellsTraps'],
        inSteps: lineInSteps,
        step: ({ duel, decision }, answer) => stepOf(duel, decision!, answer as Answer),
      }),
    fairPairs: FAIR_PAIRS,
    ruleBook: (profile) => ruleBook(named(profile)),
    ruleOptions: (profile) => ruleOptions(named(profile)),
    damagedFiles: (profile, seed, count) => damagedFiles(game, named(profile), seed, count),
  };
}
