import { expect, test, vi } from 'vitest';
import { later } from './later';

const gone = new TypeError('Failed to fetch dynamically imported module');

test('a part of the page that cannot be fetched is tried once more before anybody hears of it', async () => {
  const load = vi.fn().mockRejectedValueOnce(gone).mockResolvedValue('sheet');
  expect(await later(load, 0).get()).toBe('sheet');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that cannot be fetched at all says so, and the next wish tries anew', async () => {
  const load = vi.fn().mockRejectedValueOnce(gone).mockRejectedValueOnce(gone).mockResolvedValue('sheet');
  const part = later(load, 0);
  await expect(part.get()).rejects.toBe(gone);
  expect(await part.get()).toBe('sheet');
});

test('what was fetched ahead is there, and is not fetched again', async () => {
  const load = vi.fn().mockResolvedValue('sheet');
  const part = later(load, 0);
  await part.ahead();
  expect(await part.get()).toBe('sheet');
  expect(load).toHaveBeenCalledTimes(1);
});

test('fetching ahead that fails is no loss: whoever wants the part tries anew', async () => {
  const load = vi.fn().mockRejectedValueOnce(gone).mockRejectedValueOnce(gone).mockResolvedValue('sheet');
  const part = later(load, 0);
  await part.ahead();
  expect(await part.get()).toBe('sheet');
});
