import * as duel from '../engine/duel';
import * as vision from '../engine/vision';
import duelStatements from '../games/duel/scenario/data/rules-index.json';
import visionStatements from '../games/vision/scenario/data/rules-index.json';
import type { Chosen } from './chosen-game';

/** A rule of a register, as far as it can be missed or shown. */
interface Listed {
  readonly cites: readonly string[];
  /** It is never a reason why something may not be done. */
  readonly explains?: true;
}

/** What a game says of its rules: a register of reasons by key, and the numbered statements of each rule set. */
export interface RuleBook {
  readonly register: Readonly<Record<string, Listed>>;
  /** The numbers of the statements of the rule set. */
  readonly statements: readonly string[];
  /** Given to wishes that only the table can express: no scenario meets them, a test names them. */
  readonly ofTheTable: readonly string[];
  /** A number may stand in several rule sets: whether a test that names one is about this rule set. */
  isShownBy(test: string): boolean;
  /** A key may stand in the registers of both games: whether a test that names one is about this game. */
  isOfGame(test: string): boolean;
}

const isOfVision = (test: string): boolean => /^[^:]*vision/.test(test);

export const ruleBookOf = ({ game, profile }: Chosen): RuleBook =>
  game === 'duel'
    ? {
        register: duel.RULES,
        statements: duelStatements.filter((one) => one.profile === profile).map(({ id }) => id),
        // About an empty place, or to drop a card on a zone.
        ofTheTable: ['nothing-there', 'not-a-pendulum-monster'] satisfies duel.RuleId[],
        // A test of another rule set than the usual says so.
        isShownBy: (test) => profile === duel.PROFILE_IDS[0] || test.includes(profile),
        isOfGame: (test) => !isOfVision(test),
      }
    : {
        register: vision.RULES,
        statements: visionStatements.map(({ id }) => id),
        ofTheTable: ['nothing-there'] satisfies vision.RuleId[],
        isShownBy: () => true,
        isOfGame: isOfVision,
      };
