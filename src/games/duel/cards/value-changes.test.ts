import { describe, expect, test } from 'vitest';
import type { DuelSession } from '../../../engine/duel';
import type { Viewer } from '../../../engine/table';
import { sessionIn } from '../scenario/testing';
import { cardFacts } from './printed';

const changesOf = (session: DuelSession, place: string, viewer: Viewer = 'public') =>
  session
    .view(viewer)
    .seats.flatMap(({ zones }) => zones.monster.cards)
    .find((card) => card?.place === place)
    ?.changes?.map(({ of, sets, amount, passcode }) => [
      `${of} ${sets ? '=' : '+'} ${amount}`,
      passcode === undefined ? undefined : cardFacts(passcode)?.en,
    ]);

/** Plays wanted acts and picks as they are offered, and passes otherwise. */
function plays(session: DuelSession, ...wanted: readonly string[]): void {
  const left = [...wanted];
  for (let guard = 0; guard < 60 && left.length > 0; guard += 1) {
    const { player } = session.view('public').decision!;
    const { options = [], pick, values } = session.view(player).decision!;
    const act = options.find((option) => `${option.do} ${option.card}` === left[0]);
    const card = pick?.from.find(({ place }) => place === left[0]);
    const pass = options.find((option) => option.do === 'pass');
    if (act || card) left.shift();
    if (act ?? pass) session.answer(player, { kind: 'option', index: (act ?? pass)!.index });
    else if (pick) session.answer(player, { kind: 'cards', places: [(card ?? pick.from[0]!).place] });
    else if (values) session.answer(player, { kind: 'value', value: values[0]! });
    else throw new Error(`${left[0]} is not offered`);
  }
  for (let guard = 0; guard < 20 && session.view('public').decision?.kind === 'respond'; guard += 1) {
    const { player } = session.view('public').decision!;
    const pass = session.view(player).decision!.options!.find((option) => option.do === 'pass')!;
    session.answer(player, { kind: 'option', index: pass.index });
  }
}

describe('how ATK and DEF come about', () => {
  test('each continuous effect that has a part in them is named with its share, in the order in which they are reckoned', () => {
    const session = sessionIn([
      {
        monsters: [{ card: 'X-Head Cannon' }, { card: 'Vorse Raider' }],
        spellsTraps: [{ card: 'Axe of Despair', face: 'up', equippedTo: 'X-Head Cannon@0:monster:0' }],
        fieldSpell: 'Umi',
      },
      {},
    ]);
    const view = session.view('public').seats[0].zones.monster.cards[0]!;
    expect(view).toMatchObject({ atk: 1800 + 1000 - 200, def: 1500 - 200 });
    expect(new Set(changesOf(session, '0:monster:0')?.map(String))).toEqual(
      new Set(['atk + 1000,Axe of Despair', 'atk + -200,Umi', 'def + -200,Umi']),
    );
    expect(changesOf(session, '0:monster:1')).toBeUndefined();
  });

  test('nothing is said of a face-down monster', () => {
    const session = sessionIn([{ monsters: [{ card: 'X-Head Cannon', position: 'set' }], fieldSpell: 'Umi' }, {}]);
    expect(changesOf(session, '0:monster:0', 0)).toBeUndefined();
  });

  test('a lasting effect is named as long as everybody may know its card, and keeps its share when that lies hidden again', () => {
    const session = sessionIn([
      {
        hand: ['Rush Recklessly'],
        monsters: [{ card: 'Celtic Guardian' }, { card: 'Magician of Faith', position: 'set' }],
      },
      {},
    ]);
    plays(session, 'activate 0:hand:0', '0:monster:0');
    expect(changesOf(session, '0:monster:0')).toEqual([['atk + 700', 'Rush Recklessly']]);
    plays(session, 'flipSummon 0:monster:1', '0:graveyard:0');
    expect(session.view(0).seats[0].zones.hand.cards).toHaveLength(1);
    expect(changesOf(session, '0:monster:0', 'public')).toEqual([['atk + 700', undefined]]);
    expect(changesOf(session, '0:monster:0', 1)).toEqual([['atk + 700', undefined]]);
    expect(changesOf(session, '0:monster:0', 0)).toEqual([['atk + 700', 'Rush Recklessly']]);
  });
});
