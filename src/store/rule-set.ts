import { create } from 'zustand';
import { PROFILE_IDS, RULE_OPTIONS, type ProfileId } from '../engine/duel';
import { GAME_IDS, GAMES, gameOfProfile, signOf } from '../games/played';
import { readShelf, writeShelf } from './storage/shelf';

export { PROFILE_IDS, type ProfileId } from '../engine/duel';
export { PLAYED_IDS } from '../games/played';

const RULE_SET = 'kusari.rule-set';
const GAME = 'kusari.game';

interface RuleSetStore {
  /** The rule set that the next duel is played by, and that its decks are held to. */
  readonly profile: ProfileId;
  /** Which game the next one is. */
  readonly game: string;
  /** The rule set that the next game is played by, whichever it is. */
  readonly played: string;
  readonly choose: (played: string) => void;
  /** What the address of the page names; it counts until somebody chooses. */
  readonly preset: (profile: ProfileId) => void;
}

function kept(): ProfileId {
  const text = readShelf(RULE_SET);
  return PROFILE_IDS.find((id) => id === text) ?? PROFILE_IDS[0];
}

function keptGame(): string {
  const text = readShelf(GAME);
  return GAME_IDS.find((id) => id === text) ?? GAMES[0].id;
}

/** The rule set that was chosen last; it is found again at the next visit. */
export const useRuleSet = create<RuleSetStore>()((set, get) => {
  let isChosen = false;
  return {
    ...standing(kept(), keptGame()),
    choose: (played) => {
      isChosen = true;
      const game = gameOfProfile(played) ?? GAMES[0].id;
      const profile = PROFILE_IDS.find((id) => id === played);
      writeShelf(GAME, game);
      if (profile !== undefined) writeShelf(RULE_SET, profile);
      set(standing(profile ?? get().profile, game));
    },
    preset: (profile) => {
      if (!isChosen) set(standing(profile, GAMES[0].id));
    },
  };
});

function standing(profile: ProfileId, game: string): Pick<RuleSetStore, 'profile' | 'game' | 'played'> {
  return { profile, game, played: lastOf(game, profile) };
}

/** The rule set of a game that was chosen last. */
function lastOf(game: string, profile: ProfileId): string {
  return game === GAMES[0].id ? profile : signOf(game).ruleSets[0].id;
}

/** The same, as it is now. */
export const playedIn = (game: string): string => lastOf(game, useRuleSet.getState().profile);

/** Whether a rule set knows Pendulum Zones, and with them the face-up part of what it calls the extra deck. */
export const hasPendulum = (profile: ProfileId): boolean => RULE_OPTIONS[profile].pendulum;
