import type { DuelTable } from '../../games/duel/table';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTable } from './table-store';
import type { DuelPlan } from '../keeping/open-game';
import { quickShelf } from '../testing/quick-shelf';
import { duelTable as table } from '../../games/duel/testing/on-table';

const { texts: shelf } = quickShelf();

const PLAN: DuelPlan = {
  seats: [
    { name: 'Ren', deck: 'bench-a' },
    { name: 'Aya', deck: 'bench-b' },
  ],
  modes: ['strict', 'strict'],
  lifePoints: 2000,
  seed: 'how the screen is shared',
  first: 0,
};

const { start, answer, leave, reply, setSecrecy, openCurtain, resume, look, cover, peek, endPeek, pass, respond } =
  useTable.getState();
const knownIn = (player: 0 | 1): boolean[] => table().view.seats[player].zones.hand.cards.map((card) => card.known);
const nobodySees = (): void => expect([...knownIn(0), ...knownIn(1)]).not.toContain(true);

function act(what: string): void {
  const option = table().question?.decision.options?.find((one) => one.do === what);
  if (!option) throw new Error(`${what} is not offered`);
  expect(answer({ kind: 'option', index: option.index })).toEqual({ ok: true });
}

beforeEach(() => {
  leave();
  shelf.clear();
});

describe('open hands', () => {
  test('show both hands and every Set card, without a curtain, whoever is asked', () => {
    start({ ...PLAN, secrecy: 'open' });
    expect(table()).toMatchObject({ curtain: null, question: { form: 'choice' } });
    while (table().question?.decision.kind === 'respond') pass();
    act('setMonster');
    while (table().question?.player === 0) pass();
    expect(table().question).toMatchObject({ player: 1, form: 'choice' });
    expect([...knownIn(0), ...knownIn(1)]).not.toContain(false);
    expect(table().view.seats[0].zones.monster.cards.find((card) => card)).toMatchObject({ faceUp: false, known: true });
  });

  test('name in the log what either player may know, and leave the log of everybody as it is', () => {
    start({ ...PLAN, secrecy: 'open' });
    const draws = (log: DuelTable['publicLog']) =>
      log.filter((event) => event.verb === 'draw').map((event) => event.passcode !== undefined);
    expect(draws(table().view.log)).not.toContain(false);
    expect(draws(table().publicLog)).not.toContain(true);
  });

  test('leave the Decks closed', () => {
    start({ ...PLAN, secrecy: 'open' });
    expect(JSON.stringify(table().view.seats)).not.toContain(':deck:');
  });
});

describe('changing how the screen is shared', () => {
  test('to open hands waits for the consent of the other seat', () => {
    start(PLAN);
    openCurtain();
    setSecrecy('open');
    expect(table()).toMatchObject({ secrecy: 'curtain', viewer: 'public', request: { kind: 'secrecy', by: 0, wanted: 'open' } });
    nobodySees();
    reply(false);
    expect(table()).toMatchObject({ secrecy: 'curtain', request: null });
    setSecrecy('open');
    reply(true);
    expect(table()).toMatchObject({ secrecy: 'open', request: null });
  });

  test('to a stricter way is free, and covers all cards at once', () => {
    start({ ...PLAN, secrecy: 'open' });
    setSecrecy('curtain');
    expect(table()).toMatchObject({ secrecy: 'curtain', request: null, curtain: 0, viewer: 'public' });
    nobodySees();
  });

  test('is kept with the duel', () => {
    start({ ...PLAN, secrecy: 'peek' });
    resume();
    expect(table().secrecy).toBe('peek');
  });
});

describe('hold to peek', () => {
  beforeEach(() => {
    start({ ...PLAN, secrecy: 'peek' });
    while (table().question?.decision.kind === 'respond') pass();
  });

  test('shows nobody’s cards and offers in public only what everybody can tell', () => {
    expect(table()).toMatchObject({ viewer: 'public', curtain: null, question: { player: 0, form: 'look' } });
    nobodySees();
    expect(new Set(table().question?.decision.options?.map((option) => option.do))).toEqual(new Set(['enter']));
  });

  test('shows the own cards while the eye is held, and all acts with them', () => {
    peek(0);
    expect(table()).toMatchObject({ viewer: 0, question: { form: 'choice' } });
    expect(knownIn(0)).not.toContain(false);
    expect(knownIn(1)).not.toContain(true);
    endPeek();
    nobodySees();
  });

  test('lets the seat that is not asked look at its own cards, and tells it nothing of the question', () => {
    peek(1);
    expect(table()).toMatchObject({ viewer: 1, question: { player: 0, form: 'look' } });
    expect(knownIn(0)).not.toContain(true);
    expect(JSON.stringify(table().question)).not.toContain('passcode');
  });

  test('a look to choose closes by itself when the act is announced', () => {
    look();
    expect(table()).toMatchObject({ viewer: 0, glance: { kind: 'act' } });
    act('setMonster');
    expect(table()).toMatchObject({ viewer: 'public', glance: null });
    nobodySees();
  });

  test('covering closes the look', () => {
    look();
    cover();
    nobodySees();
  });

  test('closes when the other seat is asked, even while the eye is held', () => {
    peek(0);
    act('setMonster');
    expect(table()).toMatchObject({ question: { player: 0 }, viewer: 0 });
    pass();
    expect(table()).toMatchObject({ question: { player: 1, form: 'window' }, viewer: 'public', glance: null });
    nobodySees();
  });

  test('closes when play goes back', () => {
    start({ ...PLAN, secrecy: 'peek', modes: ['smooth', 'smooth'] });
    peek(0);
    act('setMonster');
    expect(knownIn(0)).not.toContain(false);
    respond(table().windows[0].at(-1)!);
    expect(table()).toMatchObject({ question: { player: 0, form: 'window' }, glance: null });
    nobodySees();
  });

  test('closes while one seat has to reply to the other', () => {
    peek(0);
    useTable.getState().askSurrender(0);
    nobodySees();
    reply(false);
    nobodySees();
  });
});
