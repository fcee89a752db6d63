import {
  cardId,
  DuelSession,
  PLAYERS,
  unsoundness,
  type Act,
  type DeckList,
  type DuelGame,
  type DuelRun,
  type ProfileId,
} from '../../../engine/duel';
import { below } from '../../../engine/kernel';
import { brokenDuel, unsaidSummon } from './invariants';
import { randomDecks, twoDecks } from './decks';
import type { TriedGame } from '../../../cli/tried-game';

/** A rule set of the duel as its random games need it. */
export const triedDuel = (game: DuelGame, profile: ProfileId): TriedGame<DeckList, DuelRun> => ({
  twoDecks: (file) => twoDecks(game, profile, file),
  randomDecks: randomDecks(game, profile),
  cardsIn: ({ main, fusion = [] }) => main.length + fusion.length,
  start: (setup, keeping) => game.start({ profile, ...setup }, keeping),
  load: (file, replay) => game.load(file, replay),
  broken: ({ duel, decision }, cardsAtStart) => brokenDuel(duel, decision, cardsAtStart),
  unsoundRest: ({ restPoint, duel }) => unsoundness(restPoint.state, duel.pool, true),
  wronglyTold: ({ duel }, since) => unsaidSummon(duel, since),
  brokenSeat(run) {
    const other = PLAYERS.find((one) => one !== run.decision!.player)!;
    const { ok } = DuelSession.over(run).answer(other, { kind: 'option', index: 0 });
    return ok ? 'an answer of the other player was accepted' : undefined;
  },
  tries({ duel, decision }, random) {
    const { cards } = duel.state;
    const any = cardId(below(random, cards.length));
    const tried: Act[] = [
      { do: 'enter', to: 'draw' },
      { do: 'enter', to: 'nextTurn' },
      { do: 'normalSummon', card: any },
      { do: 'setMonster', card: cardId(cards.length) },
      { do: 'setSpellTrap', card: cardId(-1) },
      { do: 'activate', card: any, effect: 7 },
      { do: 'activate', card: cardId(below(random, cards.length)), effect: 0 },
      { do: 'attack', card: any, target: 'direct' },
      { do: 'replay', target: 'cancel' },
    ];
    if (decision?.form === 'act')
      for (const act of decision.options().slice(0, 2)) tried.push({ ...act, do: 'flipSummon', card: any } as Act);
    return tried;
  },
  isSameAct(listed, given) {
    const said = given as unknown as Readonly<Record<string, unknown>>;
    return (
      Object.entries(listed).every(([key, value]) => said[key] === value) &&
      Object.keys(said).every((key) => key === 'zone' || key in listed)
    );
  },
  glance: ({ duel }) => duel.state.players.map(({ lifePoints }) => lifePoints).join(),
});
