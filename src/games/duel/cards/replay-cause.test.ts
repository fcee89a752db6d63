import { describe, expect, test } from 'vitest';
import { DuelSession, type OptionView } from '../../../engine/duel';
import type { Viewer } from '../../../engine/table';
import { readScenario, setUp, type ScenarioInput } from '../scenario';
import { duelGame } from './index';

/** A duel in the Battle Step, with every window asked. */
function battle(players: ScenarioInput['players']): DuelSession {
  const read = readScenario({ format: 'duel-scenario/1', id: 'test', steps: [], phase: 'battle', players });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const laid = setUp(read.scenario, duelGame);
  if (laid.kind !== 'position') throw new Error(JSON.stringify(laid));
  return DuelSession.over(duelGame.fromState(laid.state));
}

/**
 * Passes windows until the first of these acts is offered, and does it, and so on; then until a replay or an open Battle Step. Of
 * cards, `target` is picked.
 */
function acts(session: DuelSession, target: string, ...wanted: readonly ((option: OptionView) => boolean)[]): void {
  let next = 0;
  for (let guard = 0; guard < 60; guard += 1) {
    const asked = session.view('public').decision;
    if (!asked || (next === wanted.length && (asked.kind === 'replay' || asked.kind === 'battle'))) return;
    const { decision } = session.view(asked.player);
    const act = decision?.options?.find((option) => wanted[next]?.(option));
    if (act) next += 1;
    const pass = decision?.options?.find((option) => option.do === 'pass');
    const pick = decision?.pick?.from.find(({ place }) => place === target);
    if (act ?? pass) session.answer(asked.player, { kind: 'option', index: (act ?? pass)!.index });
    else if (pick) session.answer(asked.player, { kind: 'cards', places: [pick.place] });
    else throw new Error(`Nothing to answer: ${JSON.stringify(decision)}`);
  }
}

const attackOn =
  (target: string) =>
  (option: OptionView): boolean =>
    option.do === 'attack' && option.target === target;
const activate =
  (card: string) =>
  (option: OptionView): boolean =>
    option.do === 'activate' && option.card === card;
const causeFor = (session: DuelSession, viewer: Viewer) => session.view(viewer).decision?.replay;

const GEMINI_ELF = 69140098;

describe('why a replay is asked', () => {
  test('R204: a monster that joined the attacked side stands where everybody can see it', () => {
    const session = battle([
      { monsters: [{ card: 'Vorse Raider', position: 'attack' }] },
      {
        monsters: [{ card: 'Gemini Elf', position: 'attack' }],
        graveyard: ['Celtic Guardian'],
        spellsTraps: [{ card: 'Call of the Haunted', face: 'set' }],
      },
    ]);
    acts(session, '1:graveyard:0', attackOn('1:monster:0'), activate('1:spellTrap:0'));
    for (const viewer of [0, 1, 'public'] as const)
      expect(causeFor(session, viewer)).toEqual({ left: [], joined: ['1:monster:1'] });
  });

  test('R209: a monster that went back to a hand is named, for everybody saw it stand there', () => {
    const session = battle([
      { monsters: [{ card: 'Vorse Raider', position: 'attack' }] },
      {
        monsters: [
          { card: 'Gemini Elf', position: 'attack' },
          { card: 'Celtic Guardian', position: 'attack' },
        ],
        spellsTraps: [{ card: 'Compulsory Evacuation Device', face: 'set' }],
      },
    ]);
    acts(session, '1:monster:0', attackOn('1:monster:1'), activate('1:spellTrap:0'));
    for (const viewer of [0, 1, 'public'] as const)
      expect(causeFor(session, viewer)).toEqual({ left: [{ passcode: GEMINI_ELF }], joined: [] });
  });

  test('a face-down monster that left unseen is named to its owner only', () => {
    const session = battle([
      { monsters: [{ card: 'Vorse Raider', position: 'attack' }] },
      {
        monsters: [
          { card: 'Gemini Elf', position: 'set' },
          { card: 'Celtic Guardian', position: 'set' },
        ],
        spellsTraps: [{ card: 'Compulsory Evacuation Device', face: 'set' }],
      },
    ]);
    acts(session, '1:monster:0', attackOn('1:monster:0'), activate('1:spellTrap:0'));
    expect(causeFor(session, 'public')).toEqual({ left: [{}], joined: [] });
    expect(causeFor(session, 0)).toEqual({ left: [{}], joined: [] });
    expect(causeFor(session, 1)).toEqual({ left: [{ passcode: GEMINI_ELF }], joined: [] });
  });

  test('R218: nobody came or went when the right to attack directly was lost', () => {
    const session = battle([
      { monsters: [{ card: 'Jinzo #7', position: 'attack' }] },
      { monsters: [{ card: 'Celtic Guardian', position: 'attack' }], spellsTraps: [{ card: 'Skill Drain', face: 'set' }] },
    ]);
    acts(session, '', attackOn('direct'), activate('1:spellTrap:0'));
    expect(causeFor(session, 'public')).toEqual({ left: [], joined: [] });
  });
});
