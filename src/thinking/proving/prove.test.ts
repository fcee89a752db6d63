import { describe, expect, test } from 'vitest';
import { playsFilesOf, playText } from '../../scenario';
import { duelGame } from '../../games/duel/cards';
import { duelProving } from '../../games/duel/mind';
import { asScenario, duelScenarios } from '../../games/duel/scenario';
import { winSought } from '..';
import { actInWords, firstsIn, lineInSteps, positionFrom, proofOf } from './testing';
import { answersTo, PlainSearch, TooManyNodes } from './testing/plain-search';
import { smallPlayers } from './testing/small-positions';

const files = new Map([['duel', playsFilesOf(duelScenarios(duelGame))]]);
const played = (scenario: object) => playText(files, JSON.stringify({ format: 'duel-scenario/1', id: 'line', ...scenario }));

/** 300 small positions in ten parts. */
const PARTS = Array.from({ length: 10 }, (_, part) => part);

test.each(PARTS)(
  'small positions, part %i: the verdict and every winning first act are those of a search that remembers and leaves out nothing',
  (part) => {
    let compared = 0;
    let wins = 0;
    for (let i = part * 1000; compared < 30; i++) {
      const players = smallPlayers(`${i}`);
      const run = positionFrom({ players });
      const start = run.searching();
      const plain = new PlainSearch(0, run.duel.state.turn, 300);
      let firsts: readonly string[];
      try {
        firsts = [
          ...new Set(
            answersTo(start.decision!)
              .filter((answer) => plain.winsAfter(start, answer))
              .map((answer) => actInWords(run, answer)),
          ),
        ].sort();
      } catch (error) {
        if (error instanceof TooManyNodes) continue;
        throw error;
      }
      compared += 1;
      const proof = proofOf(run);
      expect([i, proof.found, firstsIn(run, proof, 'wins')]).toEqual([i, firsts.length > 0 ? 'wins' : 'refuted', firsts]);
      if (proof.found !== 'wins') continue;
      wins += 1;
      // Told as steps of a scenario the line is played, and wins.
      if (wins % 5 > 0) continue;
      const { failures, ok } = played({
        players,
        steps: lineInSteps(run, proof.line()),
        expect: { result: { winner: 0 }, turn: 3 },
      });
      expect([i, failures, ok]).toEqual([i, [], true]);
    }
    expect(wins).toBeGreaterThan(4);
  },
  300_000,
);

describe('this turn', () => {
  test('what would win in the next Standby Phase is no win of this turn', () => {
    const run = positionFrom({
      players: [{ spellsTraps: [{ card: 'Burning Land', face: 'up' }] }, { lp: 500 }],
    });
    expect(proofOf(run).found).toBe('refuted');
  });
});

describe('acts that are left out of the quick look', () => {
  /** A summon would be negated; a Set cannot be, and what is Set may be Tributed. */
  const fodder = {
    players: [
      { hand: ['Celtic Guardian'], monsters: [{ card: 'Cannon Soldier' }] },
      {
        lp: 1000,
        monsters: ['Giant Soldier of Stone', 'Mystical Elf'].map((card) => ({ card, position: 'defense' })),
        spellsTraps: [{ card: 'Horn of Heaven' }],
      },
    ],
  };

  test('fodder for Cannon Soldier that is Set under Horn of Heaven is found', () => {
    const run = positionFrom(fodder);
    const proof = proofOf(run);
    expect(proof.found).toBe('wins');
    expect(firstsIn(run, proof, 'wins')).toContain('setMonster Celtic Guardian');
    expect(firstsIn(run, proof, 'refuted')).toContain('normalSummon Celtic Guardian');
  });

  test('where nothing more can be looked into, the refutation says that acts were left out', () => {
    const run = positionFrom(fodder);
    const quick = proofOf(run, { nodes: 400 });
    const { nodes } = proofOf(run, { nodes: 100_000, whole: true });
    expect(nodes).toBeGreaterThan(0);
    expect(['refutedAmong', 'wins']).toContain(quick.found);
    expect(proofOf(run, { nodes: 1 }).found).toBe('open');
  });
});

describe('the identity of a position', () => {
  const identity = (scenario: object): string => {
    const { high, low } = positionFrom(scenario).searching().identity()!;
    return `${high} ${low}`;
  };
  const withSide = (side: object): object => ({ players: [{ hand: ['Sangan', 'Pot of Greed'], ...side }, {}] });

  test('tells what lies banished', () => {
    expect(identity(withSide({ banished: ['Sangan'] }))).not.toBe(identity(withSide({ banished: ['Jinzo'] })));
    expect(identity(withSide({ banished: ['Sangan'] }))).not.toBe(identity(withSide({})));
  });

  test('tells whether a monster of the Graveyard was properly summoned', () => {
    const side = (properlySummoned: boolean): object => withSide({ graveyard: [{ card: 'Jinzo', properlySummoned }] });
    expect(identity(side(true))).not.toBe(identity(side(false)));
  });

  test('tells what chance will bring', () => {
    const coins = (...sides: string[]): object => ({ ...withSide({}), coins: sides });
    expect(identity(coins('heads'))).not.toBe(identity(coins('tails')));
    expect(identity({ ...withSide({}), dice: [1] })).not.toBe(identity({ ...withSide({}), dice: [2] }));
  });

  test('does not tell the order of a hand or a Graveyard, nor which of two copies lies where', () => {
    const cards = ['Sangan', 'Jinzo', 'Sangan'];
    expect(identity(withSide({ graveyard: cards }))).toBe(identity(withSide({ graveyard: cards.toReversed() })));
    expect(identity(withSide({ hand: cards }))).toBe(identity(withSide({ hand: ['Jinzo', 'Sangan', 'Sangan'] })));
  });

  test('tells the order of a Graveyard where a card looks at it', () => {
    const side = (graveyard: readonly string[]): object => withSide({ hand: ['Question'], graveyard });
    expect(identity(side(['Sangan', 'Jinzo']))).not.toBe(identity(side(['Jinzo', 'Sangan'])));
  });

  test('is the same on both ways to one position, and there is none in the middle of something', () => {
    const after = (...cards: readonly string[]): string => {
      const run = positionFrom({
        players: [{ hand: ['Hinotama', 'Ookazi'] }, {}],
        steps: cards.map((card) => ({ player: 0, do: 'activate', card })),
      }).searching();
      while (run.decision!.kind === 'respond') run.answer({ do: 'pass' });
      const { high, low } = run.identity()!;
      return `${high} ${low}`;
    };
    expect(after('Hinotama', 'Ookazi')).toBe(after('Ookazi', 'Hinotama'));
    const run = positionFrom({
      players: [{ hand: ['Change of Heart'] }, { monsters: [{ card: 'Sangan' }, { card: 'Jinzo' }] }],
      steps: [{ player: 0, do: 'activate', card: 'Change of Heart' }],
    });
    expect(run.decision!.kind).toBe('choose');
    expect(run.searching().identity()).toBeUndefined();
  });
});

describe('chance is nobody’s side', () => {
  const wizard = {
    players: [
      { monsters: ['Time Wizard', 'Gemini Elf'].map((card) => ({ card, positionChangedThisTurn: true })) },
      { lp: 1900, monsters: [{ card: 'Giant Soldier of Stone', position: 'defense' }] },
    ],
  };
  test('a coin wins only if both sides win', () => {
    expect(proofOf(positionFrom(wizard)).found).toBe('refuted');
  });
  test('a coin that the position fixes is known', () => {
    const run = positionFrom({ ...wizard, coins: ['heads'] });
    const proof = proofOf(run);
    expect([proof.found, firstsIn(run, proof, 'wins')]).toEqual(['wins', ['activate Time Wizard']]);
  });
});

describe('the other side', () => {
  const mirror = {
    players: [
      { hand: ['Mystical Space Typhoon'], monsters: [{ card: 'Gemini Elf' }] },
      { lp: 1900, spellsTraps: [{ card: 'Mirror Force' }] },
    ],
  };

  test('survives a wrong first act by the reply that the line shows', () => {
    const run = positionFrom(mirror);
    const proof = proofOf(run);
    expect(firstsIn(run, proof, 'wins')).toContain('activate Mystical Space Typhoon');
    const wrong = proof.firsts().find(({ answer }) => answer.do === 'enter' && 'to' in answer && answer.to === 'end')!;
    expect(wrong.found).toBe('refuted');
    expect(proof.refutationOf(wrong.answer)[0]).toMatchObject({ player: 0, answer: wrong.answer });
    const right = proof.firsts().find(({ found }) => found === 'wins')!;
    expect(proof.refutationOf(right.answer)).toEqual([]);
  });

  test('defends with what survives', () => {
    const run = positionFrom({
      ...mirror,
      steps: [
        { player: 0, do: 'enter', to: 'battle' },
        { player: 0, do: 'attack', card: 'Gemini Elf', target: 'direct' },
      ],
    });
    const proof = proofOf(run);
    const at = run.retelling();
    while (at.decision!.player === 0) at.answer({ do: 'pass' });
    expect(proof.defend(at)).toMatchObject({ do: 'activate' });
  });
});

describe('a win in a game that could be the true one', () => {
  const players = [
    { hand: ['Mystical Space Typhoon'], monsters: [{ card: 'Gemini Elf', positionChangedThisTurn: true }] },
    { lp: 1900, spellsTraps: [{ card: 'Mirror Force' }] },
  ];
  const worldOf = (scenario: object) => {
    const run = positionFrom(scenario);
    const world = duelGame.dealt(run.worldsFor(0)!, 'one world')!;
    return { run, world };
  };

  test('is answered for, by the act that wins there, and told from what does not win', () => {
    const { world } = worldOf({ players });
    const sought = winSought(duelProving, world, 5000);
    expect(['activate', 'enter']).toContain(sought.answer!.do);
    expect(sought.isWonBy(sought.answer!)).toBe(true);
    expect(sought.isWonBy({ do: 'enter', to: 'end' } as never)).toBe(false);
    // The world is as it was.
    expect(world.decision!.kind).toBe('idle');
  });

  test('is not found where there is none, or no more may be looked into', () => {
    const { world } = worldOf({ players: [players[0], { ...players[1], lp: 2000 }] });
    expect(winSought(duelProving, world, 5000).answer).toBeUndefined();
    expect(winSought(duelProving, worldOf({ players }).world, 1).answer).toBeUndefined();
  });
});

test('a position that is told as a scenario is the same position', () => {
  for (let i = 0; i < 40; i++) {
    const run = positionFrom({ players: smallPlayers(`${i}`) });
    const scenario = asScenario(run, 'again');
    if (scenario === undefined) continue;
    const again = positionFrom(scenario);
    expect([i, again.searching().identity()]).toEqual([i, run.searching().identity()]);
  }
});
