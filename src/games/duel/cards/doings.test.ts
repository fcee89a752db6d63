import { expect, test } from 'vitest';
import { duelGame } from './index';
import doings from './data/doings.json';

const pool = duelGame.pool('modern');

test('what effects do is said of effects that there are', () => {
  const said = Object.entries(doings as Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>);
  const wrong = said.flatMap(([passcode, byEffect]) =>
    Object.keys(byEffect)
      .filter((number) => {
        const [effect, mode] = number.split('.').map(Number);
        const said = pool.definition(Number(passcode))?.effects[effect!];
        return (mode === undefined ? said?.does : said?.modes?.[mode]?.does) === undefined;
      })
      .map((number) => `${passcode} ${number}`),
  );
  expect(wrong).toEqual([]);
});
