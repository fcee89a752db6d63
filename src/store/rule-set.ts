import { create } from 'zustand';
import { PROFILE_IDS, RULE_OPTIONS, type ProfileId } from '../engine/duel';
import { GAME_IDS, gameOfProfile, type GameId, type PlayedId } from '../games/played';
import { readShelf, writeShelf } from './storage/shelf';

export { PROFILE_IDS } from '../engine/duel';
export { PLAYED_IDS, type GameId, type PlayedId } from '../games/played';

const RULE_SET = 'kusari.rule-set';
const GAME = 'kusari.game';

interface RuleSetStore {
  /** The rule set that the next duel is played by, and that decks are held to. */
  readonly profile: ProfileId;
  /** Which game the next one is. */
  readonly game: GameId;
  readonly choose: (played: PlayedId) => void;
  /** What the address of the page names; it counts until somebody chooses. */
  readonly preset: (profile: ProfileId) => void;
}

function kept(): ProfileId {
  const text = readShelf(RULE_SET);
  return PROFILE_IDS.find((id) => id === text) ?? PROFILE_IDS[0];
}

const keptGame = (): GameId => {
  const text = readShelf(GAME);
  return GAME_IDS.find((id) => id === text) ?? GAME_IDS[0]!;
};

/** The rule set that was chosen last; it is found again at the next visit. */
export const useRuleSet = create<RuleSetStore>()((set) => {
  let isChosen = false;
  return {
    profile: kept(),
    game: keptGame(),
    choose: (played) => {
      isChosen = true;
      const game = gameOfProfile(played) ?? GAME_IDS[0]!;
      writeShelf(GAME, game);
      set({ game });
      const profile = PROFILE_IDS.find((id) => id === played);
      if (profile === undefined) return;
      set({ profile });
      writeShelf(RULE_SET, profile);
    },
    preset: (profile) => {
      if (!isChosen) set({ profile, game: GAME_IDS[0]! });
    },
  };
});

/** Whether a rule set knows Pendulum Zones, and with them the face-up part of what it calls the extra deck. */
export const hasPendulum = (profile: ProfileId): boolean => RULE_OPTIONS[profile].pendulum;
