import { describe, expect, test } from 'vitest';
import { duelCourtesies, type DuelMoment, type Player, type WindowKind } from '../engine/duel';
import {
  isReopened,
  keptPriority,
  leftAt,
  objectedTo,
  objectionOf,
  olderWindows,
  openWindows,
  tacitPass,
  tacitWindows,
  withdrawn,
  type Given,
  type LineOfPlay,
  type Played,
} from '.';

interface Asked {
  readonly player: Player;
  readonly window?: WindowKind;
}

/** A duel that asks one thing after another, whatever is answered; its answers are words. */
class Duel implements Played<string, Duel> {
  readonly answers: string[] = [];

  constructor(private readonly asks: readonly Asked[]) {}

  get answerCount(): number {
    return this.answers.length;
  }

  get moment(): DuelMoment | null {
    const asked = this.asks[this.answers.length];
    if (!asked) return null;
    const { player, window } = asked;
    const where = { turn: 1, turnPlayer: 0, phase: 'main1', step: null, damageStep: null, chain: null } as const;
    const moment: DuelMoment = { ...where, player, kind: window ? 'respond' : 'idle', told: this.answers.length };
    return window ? { ...moment, window } : moment;
  }

  readonly courtesies = duelCourtesies;

  plainView(): never {
    throw new Error('what a pause depends on is looked at only by a seat that is asked so');
  }

  passAnswer(): string | undefined {
    return this.moment?.window && 'pass';
  }

  answer(player: Player, answer: string): { ok: boolean } {
    const ok = this.moment?.player === player;
    if (ok) this.answers.push(answer);
    return { ok };
  }

  rewindTo(answers: number): void {
    this.answers.length = answers;
  }

  at(answers: number): Duel {
    const earlier = new Duel(this.asks);
    earlier.answers.push(...this.answers.slice(0, answers));
    return earlier;
  }
}

type Line = LineOfPlay<string, Duel>;

function given(line: Line, one: Exclude<Given<string>, { how: 'unknown' }>): Line {
  line.session.answer(one.player, one.answer);
  return { ...line, given: [...line.given, one] };
}

const byHand = (line: Line, player: Player, answer: string): Line => given(line, { how: 'hand', player, answer });

/** Lets every window pass that may. */
function smooth(line: Line): Line {
  const pass = tacitPass(line, 'smooth');
  return pass ? smooth(given(line, pass)) : line;
}

/** A Summon with its two windows, then a Set with two more. */
const summonAndSet = (): Line => {
  const duel = new Duel([
    { player: 0 },
    { player: 1, window: 'summonNegation' },
    { player: 0, window: 'summonSuccess' },
    { player: 1, window: 'summonSuccess' },
    { player: 0 },
    { player: 0, window: 'set' },
    { player: 1, window: 'set' },
    { player: 0 },
    { player: 1, window: 'chainLink' },
  ]);
  const summoned = smooth(byHand({ session: duel, given: [], objection: null }, 0, 'summon'));
  return smooth(byHand(summoned, 0, 'set'));
};

describe('smooth priority', () => {
  test('lets every window pass and remembers it, up to the next open play', () => {
    const line = summonAndSet();
    expect(line.session.answers).toEqual(['summon', 'pass', 'pass', 'pass', 'set', 'pass', 'pass']);
    expect(tacitWindows(line.given).map(({ player, answers, window }) => [player, answers, window])).toEqual([
      [1, 1, 'summonNegation'],
      [0, 2, 'summonSuccess'],
      [1, 3, 'summonSuccess'],
      [0, 5, 'set'],
      [1, 6, 'set'],
    ]);
  });

  test('never skips the answer to a Chain Link', () => {
    const line = byHand(summonAndSet(), 0, 'activate');
    expect(line.session.moment?.window).toBe('chainLink');
    expect(tacitPass(line, 'smooth')).toBeUndefined();
  });

  test('leaves each seat the right to the windows since its last answer by hand', () => {
    const line = summonAndSet();
    expect(openWindows(line.given, 0).map(({ answers }) => answers)).toEqual([5]);
    expect(openWindows(line.given, 1).map(({ answers }) => answers)).toEqual([1, 3, 6]);
    expect(olderWindows(line.given, 0, 8).answered.map(({ answers }) => answers)).toEqual([2]);
  });

  test('counts an activation as made in the oldest window since anybody answered in which it was legal', () => {
    const seen: number[] = [];
    const kept = keptPriority(summonAndSet(), { player: 0, turn: 1 }, ({ answerCount }) => {
      seen.push(answerCount);
      return 'activate';
    });
    expect(kept).toEqual({ answers: 5, answer: 'activate' });
    expect(seen).toEqual([5]);
    expect(keptPriority(summonAndSet(), { player: 0, turn: 2 }, () => 'activate')).toBeUndefined();
    expect(
      keptPriority(
        summonAndSet(),
        { player: 0, turn: 1 },
        () => 'activate',
        ({ window }) => window !== 'set',
      ),
    ).toBeUndefined();
  });
});

describe('an objection', () => {
  const line = summonAndSet();
  const window = openWindows(line.given, 1)[1]!;
  const objected = objectedTo(line, window);

  test('takes play back to the window, which is asked, and leaves the old line untouched', () => {
    expect(isReopened(objected)).toBe(true);
    expect(objected.session.answers).toEqual(['summon', 'pass', 'pass']);
    expect(tacitPass(objected, 'smooth')).toBeUndefined();
    expect(line.session.answers).toHaveLength(7);
  });

  test('that is withdrawn brings the old line back exactly, and the window has been passed by hand', () => {
    const back = withdrawn(objectedTo(line, window));
    expect(back.session.answers).toEqual(line.session.answers);
    expect(back.objection).toBeNull();
    expect(back.given[3]).toMatchObject({ how: 'hand', player: 1, objected: { window: 'summonSuccess' } });
    expect(openWindows(back.given, 1).map(({ answers }) => answers)).toEqual([6]);
    expect(olderWindows(back.given, 1, 8).objected.map(({ answers }) => answers)).toEqual([3]);
    expect(withdrawn(back)).toBe(back);
  });

  test('is taken up again from what was kept of it, unless the line does not fit any more', () => {
    const { kept } = objected.objection!;
    expect(objectionOf(objected.session, kept)?.left.answers).toEqual(line.session.answers);
    expect(objectionOf(objected.session.at(1), kept)).toBeNull();
    expect(objectionOf(objected.session, { ...kept, line: [{ how: 'unknown' }] })).toBeNull();
  });

  test('is gone when the line is left for an earlier decision', () => {
    const earlier = leftAt(objected, 1);
    expect(earlier.session.answers).toEqual(['summon']);
    expect(earlier.given).toHaveLength(1);
    expect(earlier.objection).toBeNull();
  });
});
