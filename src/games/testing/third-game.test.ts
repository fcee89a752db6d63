import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ran } from '../../cli/testing';
import { stonesOnCli } from './stones/cli';

const folder = mkdtempSync(join(tmpdir(), 'kusari-third-'));
afterAll(() => rmSync(folder, { recursive: true }));

const stones = (...args: readonly string[]) => ran(args, '', [stonesOnCli]);

describe('a third game on the command line', () => {
  test('bench: the same seed plays the same games to their end', async () => {
    const args = ['bench', '--duels', '5', '--seed', 'x', '--warm-up', '0'];
    const [one, other] = [await stones(...args), await stones(...args)];
    expect(one).toMatchObject({ code: 0, lines: [{ duels: 5 }] });
    expect(other.lines[0]!.decisions).toEqual(one.lines[0]!.decisions);
    expect(Object.keys(one.lines[0]!.ends as object).filter((end) => end !== 'score' && end !== 'bag')).toEqual([]);
  });

  test.each(['end', 'every'])('fuzz finds nothing, --reload %s', async (reload) => {
    const { code, lines, notes } = await stones('fuzz', '--duels', '8', '--seed', 'few', '--reload', reload, '--out', folder);
    expect([code, notes]).toEqual([0, []]);
    expect(lines).toEqual([{ duels: 8, decisions: expect.any(Number) as number, violations: 0 }]);
  });
});
