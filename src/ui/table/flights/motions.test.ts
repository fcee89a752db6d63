import { describe, expect, test } from 'vitest';
import type { DuelView, Viewer } from '../../../engine/duel';
import { viewsAlong, type TestScenario } from '../../../games/duel/scenario/testing';
import { faceOf } from '../../../games/duel/page/face/duel-face';
import { aimOf } from '../../../games/duel/page/face/duel-view';
import { motionsBetween, type CardMotion } from './motions';

const between = (before: DuelView, after: DuelView): readonly CardMotion[] =>
  motionsBetween(before, after, { ...faceOf(after), aim: aimOf(after) });

/** What moves over the whole of a scenario, or from one of its steps on. */
function moved(scenario: TestScenario, viewer: Viewer, from = 0, to?: number): readonly CardMotion[] {
  const views = viewsAlong(scenario, viewer);
  return between(views[from]!, views[to ?? views.length - 1]!);
}

const ways = (motions: readonly CardMotion[]) =>
  motions.filter(({ kind }) => kind === 'move').map(({ from, to }) => `${from} > ${to}`);
const told = ({ kind, from, to, flips, swings, card }: CardMotion) => ({ kind, from, to, flips, swings, knows: card?.passcode });

const CELTIC = 91152256;
const SET_MONSTER: TestScenario = {
  players: [{ hand: ['Celtic Guardian', 'Vorse Raider'] }, {}],
  steps: [{ player: 0, do: 'setMonster', card: 'Celtic Guardian' }],
};
const DARK_HOLE: TestScenario = {
  players: [
    { hand: ['Dark Hole'], monsters: [{ card: 'Gemini Elf' }, { card: 'Celtic Guardian' }] },
    { monsters: [{ card: 'Vorse Raider' }, { card: 'Celtic Guardian', position: 'set' }] },
  ],
  steps: [{ player: 0, do: 'activate', card: 'Dark Hole' }],
};

describe('what moves on the table', () => {
  test('a card that is drawn flies from the Deck: as a back, and its face comes to light only for whoever may know it', () => {
    const draw: TestScenario = {
      players: [{ hand: ['Pot of Greed'], deck: ['Celtic Guardian', 'Vorse Raider'] }, {}],
      steps: [{ player: 0, do: 'activate', card: 'Pot of Greed' }],
    };
    const drawn = (viewer: Viewer) => moved(draw, viewer).filter(({ from }) => from === '0:deck');
    expect(drawn(0).map(({ to, flips, card }) => [to, flips, card?.known])).toEqual([
      ['0:hand:0', 'up', true],
      ['0:hand:1', 'up', true],
    ]);
    for (const viewer of ['public', 1] as const)
      expect(drawn(viewer).map(({ to, flips, card }) => [to, flips, card?.passcode, card?.key])).toEqual([
        ['0:hand:0', undefined, undefined, undefined],
        ['0:hand:1', undefined, undefined, undefined],
      ]);
  });

  test('a Set card flies from the hand to its zone, and lies across there; nobody else sees which one it is', () => {
    expect(moved(SET_MONSTER, 'public').map(told)).toEqual([
      { kind: 'move', from: '0:hand:0', to: '0:monster:0', flips: undefined, swings: true, knows: undefined },
    ]);
    expect(moved(SET_MONSTER, 0)).toMatchObject([{ from: '0:hand:0', to: '0:monster:0', card: { passcode: CELTIC } }]);
  });

  test('a summoned monster comes to light on the way for everybody but its player, who knew it', () => {
    const summon: TestScenario = {
      players: [{ hand: ['Vorse Raider', 'Celtic Guardian'] }, {}],
      steps: [{ player: 0, do: 'normalSummon', card: 'Celtic Guardian' }],
    };
    const way = { kind: 'move', from: '0:hand:1', to: '0:monster:0', swings: false, knows: CELTIC };
    expect(moved(summon, 1).map(told)).toEqual([{ ...way, flips: 'up' }]);
    expect(moved(summon, 0).map(told)).toEqual([{ ...way, flips: undefined }]);
  });

  test('a Spell Card is seen on the field; destroyed monsters go to the Graveyards one after another, and it goes last', () => {
    expect(ways(moved(DARK_HOLE, 'public'))).toEqual([
      '0:hand:0 > 0:spellTrap:0',
      '0:monster:0 > 0:graveyard:2',
      '0:monster:1 > 0:graveyard:1',
      '1:monster:0 > 1:graveyard:1',
      '1:monster:1 > 1:graveyard:0',
      '0:spellTrap:0 > 0:graveyard:0',
    ]);
  });

  test('a face-down monster that is destroyed comes to light on its way to the Graveyard', () => {
    const faceDown = moved(DARK_HOLE, 'public').find(({ from }) => from === '1:monster:1');
    expect(faceDown).toMatchObject({ flips: 'up', card: { passcode: CELTIC } });
  });

  test('what lay on a Graveyard stays on top of it until the others have come', () => {
    const scenario: TestScenario = {
      ...DARK_HOLE,
      players: [{ ...DARK_HOLE.players![0], graveyard: ['Kuriboh'] }, DARK_HOLE.players![1]],
    };
    const lids = moved(scenario, 'public').filter(({ kind }) => kind === 'lid');
    expect(lids).toMatchObject([{ to: '0:graveyard', card: { passcode: 40640057 } }, { to: '1:graveyard' }]);
    expect(lids[1]?.card).toBeUndefined();
  });

  test('a change of position swings, and a Flip Summon turns the card over as well', () => {
    const scenario: TestScenario = {
      players: [{ monsters: [{ card: 'Gemini Elf' }, { card: 'Celtic Guardian', position: 'set' }] }, {}],
      steps: [
        { player: 0, do: 'changePosition', card: 'Gemini Elf' },
        { player: 0, do: 'flipSummon', card: 'Celtic Guardian' },
      ],
    };
    expect(moved(scenario, 'public', 0, 1).map(told)).toMatchObject([
      { kind: 'turn', to: '0:monster:0', swings: true, flips: undefined },
    ]);
    expect(moved(scenario, 'public', 1).map(told)).toMatchObject([
      { kind: 'turn', to: '0:monster:1', swings: true, flips: 'up', knows: CELTIC },
    ]);
  });

  test('a monster that is turned face-down is a blank sheet and then a back: its name is not told again', () => {
    const book: TestScenario = {
      players: [{ hand: ['Book of Moon'] }, { monsters: [{ card: 'Celtic Guardian' }] }],
      steps: [{ player: 0, do: 'activate', card: 'Book of Moon', choose: ['Celtic Guardian'] }],
    };
    expect(moved(book, 0).find(({ kind }) => kind === 'turn')).toMatchObject({
      flips: 'down',
      swings: true,
      card: { known: false },
    });
  });

  test('a monster whose control changes walks across', () => {
    const control: TestScenario = {
      players: [{ hand: ['Change of Heart'] }, { monsters: [{ card: 'Celtic Guardian' }] }],
      steps: [{ player: 0, do: 'activate', card: 'Change of Heart', choose: ['Celtic Guardian'] }],
    };
    expect(ways(moved(control, 1))).toContain('1:monster:0 > 0:monster:0');
  });

  test('an attacker strikes at the attacked monster before that goes to the Graveyard; attacking directly, at the plate', () => {
    const battle = (monsters: NonNullable<NonNullable<TestScenario['players']>[1]['monsters']>): TestScenario => ({
      players: [{ monsters: [{ card: 'Vorse Raider' }] }, { monsters }],
      steps: [
        { player: 0, do: 'enter', to: 'battle' },
        {
          player: 0,
          do: 'attack',
          card: 'Vorse Raider',
          ...(monsters.length > 0 ? { target: 'Celtic Guardian' } : { target: 'direct' }),
        },
      ],
    });
    const steps = (motions: readonly CardMotion[]) =>
      motions.filter(({ kind }) => kind !== 'lid').map(({ kind, from, to }) => [kind, from, to]);
    expect(steps(moved(battle([{ card: 'Celtic Guardian' }]), 'public', 1))).toEqual([
      ['strike', '0:monster:0', '1:monster:0'],
      ['move', '1:monster:0', '1:graveyard:0'],
    ]);
    expect(steps(moved(battle([]), 'public', 1))).toEqual([['strike', '0:monster:0', '1:seat']]);
  });

  test('a card that goes back to the hand is a back for everybody else', () => {
    const back: TestScenario = {
      players: [{ hand: ['Giant Trunade'] }, { spellsTraps: [{ card: 'Gravity Bind', face: 'up' }] }],
      steps: [{ player: 0, do: 'activate', card: 'Giant Trunade' }],
    };
    const motion = moved(back, 0).find(({ from }) => from === '1:spellTrap:0');
    expect(motion).toMatchObject({ to: '1:hand:0', card: { known: false } });
    expect(JSON.stringify(motion)).not.toContain('85742772');
  });

  test('what each link of a chain does waits for the links after it', () => {
    const chain: TestScenario = {
      players: [
        { hand: ['Dark Hole'], monsters: [{ card: 'Gemini Elf' }] },
        { spellsTraps: [{ card: 'Jar of Greed', face: 'set' }], deck: ['Kuriboh'] },
      ],
      steps: [
        { player: 0, do: 'activate', card: 'Dark Hole' },
        { player: 1, do: 'activate', card: 'Jar of Greed' },
      ],
    };
    const beats = moved(chain, 'public', 1).map(({ from, beat }) => `${from} ${beat}`);
    expect(beats).toContain('1:deck 0');
    expect(beats).toContain('0:monster:0 1');
  });
});

describe('where nothing moves', () => {
  const views = viewsAlong(SET_MONSTER, 'public');
  const [before, after] = [views[0]!, views.at(-1)!];

  test('after going back everything lies where it lay', () => {
    expect(between(before, after)).toHaveLength(1);
    expect(between(after, before)).toEqual([]);
  });

  test('nothing moves to a line of play that does not go on from what was shown', () => {
    const elsewhere = { ...after, log: after.log.map((event) => ({ ...event, verb: 'summon' as const })) };
    expect(between({ ...before, log: after.log }, elsewhere)).toEqual([]);
  });

  test('the eyes of another viewer alone move nothing', () => {
    const [own, everybody] = [viewsAlong(SET_MONSTER, 0).at(-1)!, after];
    expect(between(own, everybody)).toEqual([]);
    expect(between(everybody, own)).toEqual([]);
  });
});

test('whoever looked before, nothing flies but what the newer view shows', () => {
  const scenarios = [SET_MONSTER, DARK_HOLE];
  const viewers: readonly Viewer[] = [0, 1, 'public'];
  for (const scenario of scenarios)
    for (const looked of viewers)
      for (const looks of viewers) {
        const after = viewsAlong(scenario, looks).at(-1)!;
        const shown = new Set(
          after.seats.flatMap((seat) =>
            Object.values(seat.zones).flatMap(({ cards }) => cards.flatMap((card) => card?.passcode ?? [])),
          ),
        );
        const motions = between(viewsAlong(scenario, looked)[0]!, after);
        expect(motions.length).toBeGreaterThan(0);
        for (const { card } of motions) if (card?.passcode !== undefined) expect(shown).toContain(card.passcode);
        expect(
          JSON.stringify(motions)
            .match(/"passcode":(\d+)/g)
            ?.every((name) => shown.has(Number(name.slice(11)))) ?? true,
        ).toBe(true);
      }
});
