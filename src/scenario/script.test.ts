import { describe, expect, test } from 'vitest';
import { playScenario, type Outcome } from './play';
import { readScenario, type ScenarioInput } from './schema';
import { plays, type TestScenario } from './testing';

const outcome = (scenario: TestScenario): Outcome => {
  const read = readScenario({ format: 'duel-scenario/1', id: 'test', ...scenario } satisfies ScenarioInput);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return playScenario(read.scenario);
};
const failsWith = (scenario: TestScenario, ...failures: RegExp[]): void => {
  const { ok, failures: found } = outcome(scenario);
  expect(ok).toBe(false);
  expect(found).toHaveLength(failures.length);
  failures.forEach((failure, i) => expect(found[i]).toMatch(failure));
};

const GUARDIAN = 'Celtic Guardian';
const FISH = '7 Colored Fish';

describe('waiting', () => {
  test('windows that no step answers pass; without autoPass each is answered', () => {
    plays({ players: [{ hand: [FISH] }, {}], steps: [{ player: 0, do: 'normalSummon', card: FISH }, { player: 0, do: 'enter', to: 'battle' }], expect: { phase: 'battle', step: 'battle' } });
    failsWith(
      { autoPass: false, players: [{ hand: [FISH] }, {}], steps: [{ player: 0, do: 'normalSummon', card: FISH }, { player: 0, do: 'enter', to: 'battle' }] },
      /^step 2 \(enter battle\): not a legal answer\. Pending: respond \(summonNegation\) of player 1\. Legal: \{"player":1,"do":"pass"\}$/,
    );
    plays({
      autoPass: false,
      players: [{ hand: [FISH] }, {}],
      steps: [
        { player: 0, do: 'normalSummon', card: FISH },
        { player: 1, do: 'pass' },
        { player: 0, do: 'pass' },
        { player: 1, do: 'pass' },
        { do: 'expect', now: true, prompt: { player: 0, kind: 'idle' } },
      ],
    });
  });

  test('a step with `when` waits for the point', () => {
    plays({
      players: [{ spellsTraps: [{ card: 'Jar of Greed' }] }, {}],
      steps: [{ player: 0, do: 'endTurn' }, { player: 0, do: 'activate', card: 'Jar of Greed', when: { turn: 4, phase: 'standby' } }],
      expect: { turn: 4, phase: 'main1', events: ['turn 4', 'phase standby', 'activate Jar of Greed', 'chainLink Jar of Greed', 'resolve Jar of Greed', 'draw Celtic Guardian'] },
    });
  });

  test('phases and steps that nobody announces pass by name', () => {
    plays({
      phase: 'draw',
      steps: [
        { player: 0, do: 'enter', to: 'standby' },
        { do: 'expect', now: true, phase: 'draw', prompt: { player: 1, kind: 'respond' } },
        { player: 0, do: 'enter', to: 'main1' },
        { do: 'expect', now: true, phase: 'standby', prompt: { player: 1 } },
        { player: 0, do: 'enter', to: 'battle' },
        { player: 0, do: 'enter', to: 'nextStep' },
        { do: 'expect', now: true, step: 'start', prompt: { player: 1 } },
        { player: 1, do: 'pass' },
        { do: 'expect', now: true, step: 'battle', prompt: { player: 0, kind: 'battle' } },
        { player: 0, do: 'enter', to: 'nextStep' },
        { player: 1, do: 'pass' },
        { do: 'expect', now: true, step: 'end', prompt: { player: 0, kind: 'respond' } },
        { player: 0, do: 'enter', to: 'end' },
      ],
    });
  });
});

describe('endTurn', () => {
  test('announces what is left of the turn, from the battle as well', () => {
    plays({
      steps: [{ player: 0, do: 'enter', to: 'battle' }, { player: 0, do: 'endTurn' }, { do: 'expect', turn: 4, turnPlayer: 1 }],
      expect: { phase: 'main1', events: ['phase battle', 'phase main2', 'phase end', 'turn 4'] },
    });
  });

  test('a chain that makes an announcement fall stops it; the hand limit is answered after it', () => {
    const jar = { spellsTraps: [{ card: 'Jar of Greed' }] };
    plays({
      players: [{}, jar],
      steps: [{ player: 0, do: 'endTurn' }, { player: 1, do: 'activate', card: 'Jar of Greed' }, { do: 'expect', turn: 3, phase: 'main1', prompt: { player: 0, kind: 'idle' } }],
      expect: { turn: 3, phase: 'main1' },
    });
    plays({
      players: [{ hand: [FISH, 'Umi', 'Sangan', GUARDIAN, GUARDIAN, GUARDIAN, GUARDIAN] }, {}],
      steps: [{ player: 0, do: 'endTurn' }, { do: 'expect', prompt: { player: 0, kind: 'discard' } }, { player: 0, do: 'choose', cards: ['Umi'] }],
      expect: { turn: 4, players: [{ handCount: 6, graveyard: ['Umi'] }, {}] },
    });
  });

  test('belongs to the turn player', () => {
    plays({ steps: [{ player: 0, do: 'endTurn' }, { player: 1, do: 'endTurn' }, { player: 0, do: 'endTurn' }], expect: { turn: 6, turnPlayer: 1 } });
    failsWith({ steps: [{ player: 1, do: 'endTurn' }] }, /^step 1 \(endTurn\): not a legal answer\. Pending: idle of player 0/);
    plays({ steps: [{ do: 'legal', step: { player: 0, do: 'endTurn' } }, { do: 'illegal', step: { player: 1, do: 'endTurn' } }] });
  });
});

describe('card references', () => {
  test('a bare name means the one candidate; several that differ are listed', () => {
    const monsters = [{ card: GUARDIAN, position: 'defense' as const }, { card: GUARDIAN }];
    failsWith(
      { players: [{ monsters }, {}], steps: [{ player: 0, do: 'changePosition', card: GUARDIAN }] },
      /several answers fit: changePosition Celtic Guardian@0:monster:0; changePosition Celtic Guardian@0:monster:1\. Name the place.*Pending: idle of player 0/,
    );
    plays({
      players: [{ monsters }, {}],
      steps: [{ player: 0, do: 'changePosition', card: `${GUARDIAN}@0:monster:0` }],
      expect: { players: [{ monsters: [{ card: GUARDIAN, position: 'attack', zone: 0 }, { card: GUARDIAN, position: 'attack', zone: 1 }] }, {}] },
    });
  });

  test('equal cards do not matter; places and passcodes are understood', () => {
    plays({
      players: [{ hand: [GUARDIAN, GUARDIAN, 5318639], spellsTraps: [{ card: 'Umi', face: 'set' }] }, { spellsTraps: [{ card: 'Waboku' }, { card: 'Waboku' }] }],
      steps: [
        { player: 0, do: 'activate', card: '5318639@hand', choose: ['Waboku'] },
        { player: 0, do: 'normalSummon', card: GUARDIAN },
      ],
      expect: { players: [{ hand: [GUARDIAN] }, { graveyard: ['Waboku'] }] },
    });
  });

  test('what a monster has done makes a difference', () => {
    const monsters = [{ card: GUARDIAN, attackedThisTurn: true }, { card: GUARDIAN }];
    plays({ phase: 'main2', players: [{ monsters }, {}], steps: [{ player: 0, do: 'changePosition', card: GUARDIAN }], expect: { players: [{ monsters: [{ position: 'attack', zone: 0 }, { position: 'defense', zone: 1 }] }, {}] } });
    plays({
      phase: 'battle',
      players: [{ monsters }, {}],
      steps: [
        { do: 'expect', now: true, step: 'start', prompt: { player: 0, kind: 'respond' } },
        { do: 'illegal', step: { player: 0, do: 'attack', card: `${GUARDIAN}@0:monster:0` } },
        { player: 0, do: 'attack', card: GUARDIAN },
      ],
    });
  });
});

describe('selections', () => {
  const break_ = (choose: string[], hand = ['Kuriboh', 'Sangan']): TestScenario => ({
    players: [{ hand, spellsTraps: [{ card: 'Raigeki Break' }] }, { monsters: [{ card: FISH }, { card: GUARDIAN }] }],
    steps: [{ player: 0, do: 'activate', card: 'Raigeki Break', choose }],
  });

  test('inline lists answer costs and targets in order', () => {
    plays({ ...break_(['Sangan', GUARDIAN]), expect: { players: [{ hand: ['Kuriboh'] }, { graveyard: [GUARDIAN] }] } });
    // A cost with one candidate need not be named.
    plays({ ...break_([GUARDIAN], ['Kuriboh']), expect: { players: [{ hand: [] }, { graveyard: [GUARDIAN] }] } });
  });

  test('a card that cannot be chosen fails the scenario, a forced choice included', () => {
    failsWith(break_(['Sangan', 'Umi']), /nothing asked for "Umi"|Pending: choose of player 0|expect/);
    failsWith(break_(['Umi', FISH], ['Kuriboh']), /^end: activate Raigeki Break: nothing asked for "Umi"$/);
  });

  test('a forced selection may be named by a step, at once or after a look, and must be what is done', () => {
    const scenario = (...steps: NonNullable<TestScenario['steps']>): TestScenario => ({
      players: [{ hand: ['Kuriboh'], spellsTraps: [{ card: 'Raigeki Break' }] }, { monsters: [{ card: FISH }] }],
      steps: [{ player: 0, do: 'activate', card: 'Raigeki Break' }, ...steps],
    });
    plays(scenario({ player: 0, do: 'choose', cards: ['Kuriboh'] }, { player: 0, do: 'choose', cards: [FISH] }));
    plays(scenario({ player: 0, do: 'choose', cards: [FISH] }));
    plays(scenario({ do: 'expect', prompt: { player: 0, kind: 'choose' } }, { player: 0, do: 'choose', cards: ['Kuriboh'] }, { do: 'expect', now: true, chain: [{ card: 'Raigeki Break' }], prompt: { player: 1, kind: 'respond' } }, { player: 0, do: 'choose', cards: [FISH] }));
    failsWith(scenario({ player: 0, do: 'choose', cards: [GUARDIAN] }), /^step 2 \(choose\): not a legal answer/);
  });

  test('what is left of the inline list answers at resolution', () => {
    plays({
      players: [{ hand: ['Graceful Charity', 'Kuriboh', FISH], deck: [GUARDIAN, GUARDIAN, GUARDIAN] }, {}],
      steps: [{ player: 0, do: 'activate', card: 'Graceful Charity', choose: ['Kuriboh', FISH] }],
      expect: { players: [{ hand: [GUARDIAN, GUARDIAN, GUARDIAN], graveyard: ['Kuriboh', FISH, 'Graceful Charity'] }, {}] },
    });
  });

  test('tributes', () => {
    plays({
      players: [{ hand: ['Summoned Skull', 'Dark Magician'], monsters: [{ card: FISH }, { card: GUARDIAN }] }, {}],
      steps: [
        { do: 'legal', step: { player: 0, do: 'normalSummon', card: 'Dark Magician', choose: [GUARDIAN, FISH] } },
        { do: 'illegal', step: { player: 0, do: 'normalSummon', card: 'Summoned Skull', choose: ['Dark Magician'] } },
        { do: 'illegal', step: { player: 0, do: 'normalSummon', card: 'Summoned Skull', choose: [FISH, GUARDIAN] } },
        { player: 0, do: 'normalSummon', card: 'Summoned Skull', choose: [FISH], zone: 3 },
      ],
      expect: { players: [{ monsters: [{ card: 'Summoned Skull', zone: 3 }, { card: GUARDIAN, zone: 1 }], graveyard: [FISH] }, {}] },
    });
  });
});

describe('looking', () => {
  test('`illegal` with a rule holds when the rule is a reason', () => {
    const players: TestScenario['players'] = [{ hand: [FISH], normalSummonUsed: true }, {}];
    plays({ players, steps: [{ do: 'illegal', step: { player: 0, do: 'normalSummon', card: FISH }, rule: 'normal-summon-once' }] });
    failsWith({ players, steps: [{ do: 'illegal', step: { player: 0, do: 'normalSummon', card: FISH }, rule: 'attack-once' }] }, /not offered, but attack-once is no reason for it\. Reasons: normal-summon-once/);
  });

  test('a look that fails does not stop the script', () => {
    failsWith(
      { steps: [{ do: 'legal', step: { player: 1, do: 'pass' } }, { do: 'illegal', step: { player: 0, do: 'enter', to: 'end' } }, { do: 'expect', turn: 9 }], expect: { players: [{ lp: 1 }, {}] } },
      /^step 1 \(legal\): not offered\. Pending: idle of player 0/, /^step 2 \(illegal\): it is offered\./, /^step 3 \(expect\): turn: expected 9, got 3$/, /^expect: players\[0\]\.lp: expected 1, got 8000$/,
    );
  });

  test('`illegal` passes the other player’s windows and empty own ones; `now` passes none', () => {
    plays({
      players: [{ hand: [FISH] }, { spellsTraps: [{ card: 'Trap Hole' }] }],
      steps: [
        { player: 0, do: 'normalSummon', card: FISH },
        { do: 'illegal', now: true, step: { player: 1, do: 'activate', card: 'Trap Hole' } },
        { do: 'legal', step: { player: 1, do: 'activate', card: 'Trap Hole' } },
        { do: 'illegal', step: { player: 0, do: 'normalSummon' } },
        { do: 'expect', prompt: { player: 0, kind: 'idle' } },
      ],
    });
  });
});

describe('smooth priority', () => {
  const scenario = (...steps: NonNullable<TestScenario['steps']>): TestScenario => ({
    priority: 'smooth',
    players: [{ hand: [FISH, 'Waboku'], spellsTraps: [{ card: 'Jar of Greed' }] }, { spellsTraps: [{ card: 'Trap Hole' }] }],
    steps: [{ player: 0, do: 'normalSummon', card: FISH }, { player: 0, do: 'setSpellTrap', card: 'Waboku' }, ...steps],
  });

  test('an objection takes play back; passing after all brings the old line back, once', () => {
    plays(
      scenario(
        { player: 1, do: 'object', to: FISH },
        { do: 'expect', prompt: { player: 1, kind: 'respond', window: 'summonSuccess' }, players: [{ spellsTraps: [{ card: 'Jar of Greed' }] }, {}] },
        { player: 1, do: 'pass' },
        { do: 'expect', prompt: { player: 0, kind: 'idle' }, players: [{ spellsTraps: [{ card: 'Jar of Greed' }, { card: 'Waboku' }] }, {}] },
        { do: 'illegal', step: { player: 1, do: 'object', to: 'summon' } },
        { do: 'legal', step: { player: 1, do: 'object', to: 'set' } },
      ),
    );
    failsWith(scenario({ player: 1, do: 'object', to: 'attack' }), /^step 3 \(object attack\): no such window has passed tacitly\. There are: summonNegation \(7 Colored Fish\), summonSuccess \(7 Colored Fish\), set \(Waboku\)/);
  });

  test('an activation as the next act was made with priority kept', () => {
    plays(
      scenario(
        { player: 0, do: 'activate', card: 'Jar of Greed' },
        { do: 'expect', now: true, chain: [{ card: 'Jar of Greed' }], prompt: { player: 1, kind: 'respond' } },
        { player: 1, do: 'pass' },
        { player: 0, do: 'pass' },
        // The window after the Set was cut short by the chain: the opponent never passed it.
        { do: 'illegal', step: { player: 1, do: 'object', to: 'set' } },
        { do: 'legal', step: { player: 1, do: 'object', to: 'summon' } },
      ),
    );
  });
});

describe('requests', () => {
  test('a surrender needs consent', () => {
    plays({
      steps: [
        { do: 'illegal', step: { player: 0, do: 'surrender' } },
        { player: 0, do: 'surrender' },
        { player: 1, do: 'refuseSurrender' },
        { do: 'expect', result: null, prompt: { player: 0, kind: 'idle' } },
        { player: 1, do: 'surrender' },
        { player: 0, do: 'acceptSurrender' },
      ],
      expect: { result: { winner: 0, reason: 'surrender' }, prompt: null, legal: [] },
    });
    failsWith({ steps: [{ player: 0, do: 'acceptSurrender' }] }, /the opponent has not asked to surrender/);
  });
});

describe('the position', () => {
  test('piles, zones and marks are set up as listed', () => {
    const final = plays({
      turn: 6,
      turnPlayer: 1,
      phase: 'main2',
      players: [
        { lp: 3000, hand: ['Umi'], deck: ['Sangan', FISH], graveyard: ['Kuriboh', 'Jinzo'], banished: [GUARDIAN], monsters: [{ card: FISH, zone: 1 }, { card: GUARDIAN, position: 'set' }, { card: GUARDIAN, position: 'defense' }] },
        { monsters: [{ card: FISH, owner: 0, counters: { spell: 2 } }], spellsTraps: [{ card: 'Axe of Despair', face: 'up', equippedTo: `${FISH}@1:monster:0` }, { card: 'Waboku', zone: 0 }], fieldSpell: { card: 'Umi', face: 'up' } },
      ],
    });
    expect(final).toMatchObject({ turn: 6, turnPlayer: 1, phase: 'main2', prompt: { player: 1, kind: 'idle' } });
    expect(final.players[0]).toMatchObject({
      lp: 3000, hand: ['Umi'], deck: ['Sangan', FISH], graveyard: ['Kuriboh', 'Jinzo'], banished: [GUARDIAN],
      monsters: [{ card: GUARDIAN, zone: 0, position: 'set' }, { card: FISH, zone: 1 }, { card: GUARDIAN, zone: 2, position: 'defense' }],
    });
    expect(final.players[1]).toMatchObject({
      deckCount: 20, monsters: [{ card: FISH, owner: 0, controller: 1, counters: { spell: 2 }, atk: 3000 }],
      spellsTraps: [{ card: 'Waboku', zone: 0, face: 'set' }, { card: 'Axe of Despair', zone: 1, face: 'up', equippedTo: `${FISH}@1:monster:0` }], fieldSpell: { card: 'Umi', face: 'up' },
    });
  });

  test('what cannot be set up is said with its path', () => {
    const bad = (players: TestScenario['players'], path: RegExp): void => {
      const { bad: isBad, failures } = outcome({ players });
      expect(isBad).toBe(true);
      expect(failures[0]).toMatch(path);
    };
    bad([{ monsters: Array.from({ length: 6 }, () => ({ card: FISH })) }, {}], /^\$\.players\[0\]\.monsters\[5\]: expected at most 5/);
    bad([{}, { monsters: [{ card: FISH, zone: 2 }, { card: FISH, zone: 2 }] }], /^\$\.players\[1\]\.monsters\[1\]\.zone: expected a free zone, got 2/);
    bad([{ spellsTraps: [{ card: 'Axe of Despair', face: 'up', equippedTo: FISH }] }, {}], /^\$\.players\[0\]\.spellsTraps\[0\]\.equippedTo: expected a monster on the field, got 7 Colored Fish/);
    bad([{ monsters: [{ card: 'Umi' }] }, {}], /^\$\.players\[0\]\.monsters\[0\]\.card: expected a monster, got Umi/);
  });

  test('a dealt duel begins with five cards each from the top of the decks', () => {
    const deck = [FISH, GUARDIAN, 'Sangan', 'Umi', 'Waboku', 'Kuriboh', 'Jinzo'];
    plays({
      turn: 1, phase: 'draw', deal: true, players: [{ deck }, { deck }],
      steps: [{ do: 'expect', turn: 1, phase: 'main1', players: [{ hand: deck.slice(0, 6), ordered: true, deck: ['Jinzo'] }, { hand: deck.slice(0, 5), ordered: true }] }],
    });
  });

  test('shuffles keep the order unless the scenario shuffles', () => {
    const deck = ['Sangan', ...Array<string>(8).fill(GUARDIAN), FISH, 'Umi', 'Kuriboh', 'Jinzo', 'Waboku'];
    const scenario: TestScenario = { players: [{ hand: ['Dark Hole'], monsters: [{ card: 'Sangan' }], deck }, {}], steps: [{ player: 0, do: 'activate', card: 'Dark Hole' }, { player: 0, do: 'choose', cards: ['Kuriboh'] }] };
    const kept = plays(scenario).players[0].deck;
    expect(kept).toEqual(deck.filter((card) => card !== 'Kuriboh'));
    const shuffled = plays({ ...scenario, shuffle: true }).players[0].deck;
    expect(shuffled).not.toEqual(kept);
    expect([...shuffled].sort()).toEqual([...kept].sort());
  });

  test('a fixed random card that is not there fails the scenario', () => {
    const scenario: TestScenario = {
      players: [{ monsters: [{ card: 'Don Zaloog' }] }, { hand: ['Umi', 'Sangan'] }],
      steps: [{ player: 0, do: 'enter', to: 'battle' }, { player: 0, do: 'attack', card: 'Don Zaloog', target: 'direct' }, { player: 0, do: 'answer', value: true }, { player: 0, do: 'answer', value: 0 }],
    };
    plays({ ...scenario, randomCards: ['Sangan'], expect: { players: [{}, { hand: ['Umi'], graveyard: ['Sangan'] }] } });
    const { failures } = outcome({ ...scenario, randomCards: ['Kuriboh'] });
    expect(failures.join()).toMatch(/the card Kuriboh is not among the cards to pick from/);
  });
});

test('found by fuzzing: a Field Spell set by an effect replaces the one that lies there', () => {
  plays({
    players: [
      { hand: ['A Legendary Ocean'], spellsTraps: [{ card: 'Dust Tornado' }], fieldSpell: 'Umi' },
      { spellsTraps: [{ card: 'Waboku' }] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Dust Tornado', choose: ['Waboku'] }, { player: 0, do: 'answer', value: true }, { player: 0, do: 'choose', cards: ['A Legendary Ocean'] }],
    expect: { players: [{ fieldSpell: { card: 'A Legendary Ocean', face: 'set' }, graveyard: ['Dust Tornado', 'Umi'] }, {}] },
  });
});
