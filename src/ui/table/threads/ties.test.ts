import { expect, test } from 'vitest';
import type { DuelView } from '../../../engine/duel';
import { sessionIn } from '../../../games/duel/scenario/testing';
import { faceOf } from '../../../games/duel/page/face/duel-face';
import type { TableGround, TableNow } from '../field/table-context';
import { tiesAt } from './ties';

test('an Equip Card and its monster are tied, from either of them, and from no other card', () => {
  const view: DuelView = sessionIn([
    {
      monsters: [{ card: 'Celtic Guardian' }, { card: 'Vorse Raider' }],
      spellsTraps: [{ card: 'Axe of Despair', face: 'up', equippedTo: 'Celtic Guardian@0:monster:0' }],
    },
    {},
  ]).view('public');
  const scene = { view, face: faceOf(view) } as unknown as Pick<TableNow, 'view'> & Pick<TableGround, 'face'>;
  const tie = [{ from: '0:spellTrap:0', to: '0:monster:0', state: 'tie' }];
  expect(tiesAt('0:spellTrap:0', scene)).toMatchObject(tie);
  expect(tiesAt('0:monster:0', scene)).toMatchObject(tie);
  expect(tiesAt('0:monster:1', scene)).toEqual([]);
});
