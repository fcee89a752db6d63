import { expect, test } from 'vitest';
import { allCardFacts } from './printed';
import { buildPool, duelGameOf, type DuelRun, type Act, type CardFacts, type CardId } from '../../../engine/duel';
import { equip, equippedMonster, stats } from '../../../engine/duel/api';

const CELTIC_GUARDIAN = 91152256;
const BEAST_FANGS = 46009906;
/** The fewest cards that do: an Equip Spell for one Type, and a monster of that Type made up for the test. */
const fangs: CardFacts = { id: BEAST_FANGS, en: 'Beast Fangs', ja: '猛獣の歯', kind: 'spell', subtype: 'equip' };
const BEAST = 900000901;
const beast: CardFacts = {
  id: BEAST,
  en: 'Test Beast',
  ja: 'テストの獣',
  kind: 'monster',
  subtype: 'normal',
  attribute: 'EARTH',
  race: 'Beast',
  level: 4,
  atk: 1000,
  def: 1000,
};
const pool = buildPool(
  [...allCardFacts.filter(({ id }) => id === CELTIC_GUARDIAN), fangs, beast],
  [equip(BEAST_FANGS, { fits: (q, id) => q.race(id) === 'Beast', continuous: [stats(equippedMonster, { atk: 300, def: 300 })] })],
);

/** The first Main Phase of a player who holds Beast Fangs and has Normal Summoned that monster. */
function withOnField(monster: number): { readonly run: DuelRun; readonly fangs: Act } {
  const main = [BEAST_FANGS, monster, ...Array.from({ length: 38 }, () => CELTIC_GUARDIAN)];
  const run = duelGameOf({ expert: { pool, decks: [] }, modern: { pool, decks: [] } }).start({
    profile: 'expert',
    seed: '1',
    decks: [{ main }, { main }],
    first: 0,
    shuffle: false,
  });
  const passToMain = (): void => {
    while (run.decision?.kind === 'respond') run.answer({ do: 'pass' });
  };
  passToMain();
  const inHand = (passcode: number): CardId =>
    run.duel.state.players[0].hand.find((id) => run.duel.state.cards[id]!.passcode === passcode)!;
  run.answer({ do: 'normalSummon', card: inHand(monster) });
  passToMain();
  return { run, fangs: { do: 'activate', card: inHand(BEAST_FANGS), effect: 0 } };
}

test('an Equip Card for Beasts only finds no legal target while a Warrior alone is face-up (R387)', () => {
  const { run, fangs } = withOnField(CELTIC_GUARDIAN);
  expect(run.isLegal(fangs)).toBe(false);
  expect(run.whyNot(0, fangs).map(({ rule }) => rule)).toContain('no-target');
});

test('a Beast can be equipped with it', () => {
  const { run, fangs } = withOnField(BEAST);
  expect(run.isLegal(fangs)).toBe(true);
  expect(run.whyNot(0, fangs)).toEqual([]);
  run.answer(fangs);
  const { decision } = run;
  if (decision?.kind !== 'choose') throw new Error('no target is asked');
  run.answer({ do: 'choose', cards: decision.from });
  while (run.decision?.kind === 'respond') run.answer({ do: 'pass' });
  expect(run.duel.continuous.atk(decision.from[0]!)).toBe(1300);
});
