import { beforeEach, describe, expect, test } from 'vitest';
import { desk, useTable } from '../../store/desk/table-store';
import type { DuelTable } from './table';
import { quickShelf } from '../../store/testing/quick-shelf';
import { fittingOf } from '../../store/hints/occasion';
import { duelHints } from './hints';
import { duelTable as table } from './testing/on-table';

quickShelf();
const { start, openCurtain, answer, leave, look, pass } = useTable.getState();
const fittingHints = (at: Parameters<(typeof duelHints)[number]['fits']>[0]) => fittingOf(duelHints, at);
const fitting = () => fittingHints(table());

function act(what: string): void {
  const option = table().question?.decision.options?.find((one) => one.do === what);
  if (!option) throw new Error(`${what} is not offered`);
  expect(answer({ kind: 'option', index: option.index })).toEqual({ ok: true });
}

/** To the Main Phase of the first turn, with the cards of its player shown. */
function toMainPhase(): void {
  for (let i = 0; i < 8 && table().question?.decision.kind === 'respond'; i += 1) pass();
  if (table().question?.form === 'look') look();
}

const plan = (secrecy: DuelTable['secrecy']) => {
  const seat = (name: string, deck: string) => ({ name, deck });
  const seats = [seat('Ren', 'bench-a'), seat('Aya', 'bench-b')] as const;
  return { seats, modes: ['strict', 'strict'], lifePoints: 8000, seed: 'hints', first: 0, secrecy } as const;
};

beforeEach(async () => {
  leave();
  await desk.diary.settled();
});

describe('hints', () => {
  test('are not shown behind the curtain', () => {
    start(plan('curtain'));
    expect(table().curtain).toBe(0);
    expect(fitting()).toEqual([]);
  });

  test('begin with the chance to respond, then with what can be done in the Main Phase', () => {
    start(plan('curtain'));
    openCurtain();
    expect(fitting()).toEqual(['response']);
    toMainPhase();
    expect(table().view.phase).toBe('main1');
    expect(fitting()).toEqual(['mainPhase', 'firstTurn']);
    act('setSpellTrap');
    expect(fitting()).toContain('set');
  });

  test('about Tributes come with a monster to Tribute, whatever is held', () => {
    start(plan('curtain'));
    openCurtain();
    toMainPhase();
    expect(fitting()).not.toContain('tribute');
    act('normalSummon');
    for (let i = 0; i < 8 && table().question?.decision.kind !== 'idle'; i += 1) {
      if (table().curtain !== null) openCurtain();
      else pass();
    }
    look();
    expect(fitting()).toContain('tribute');
    const { view, question } = table();
    const closed = view.seats.map((seat) => ({ ...seat, zones: { ...seat.zones, hand: { ...seat.zones.hand, cards: [] } } }));
    const blind = {
      ...table(),
      view: { ...view, seats: closed as unknown as typeof view.seats },
      question: { ...question!, decision: { ...question!.decision, options: [] } },
    };
    expect(fittingHints(blind)).toEqual(fitting());
  });

  test('about own choices stand only where the own view does', () => {
    start(plan('peek'));
    for (let i = 0; i < 8 && table().question?.decision.kind === 'respond'; i += 1) pass();
    expect(table()).toMatchObject({ viewer: 'public', question: { decision: { kind: 'idle' } } });
    expect(fitting()).toEqual([]);
  });

  test('are silent while an earlier position is looked at', () => {
    start(plan('open'));
    for (let i = 0; i < 8 && table().question?.decision.kind === 'respond'; i += 1) pass();
    expect(fitting()).toContain('mainPhase');
    useTable.getState().review(0);
    expect(table().review).not.toBeNull();
    expect(fitting()).toEqual([]);
  });
});
