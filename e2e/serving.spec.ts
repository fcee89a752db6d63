import { request } from 'node:http';
import { expect, test } from '@playwright/test';

/** What our server answers to the head page, asked with these headers. */
function asked(address: string, headers: Readonly<Record<string, string>>): Promise<{ status?: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ ...(response.statusCode && { status: response.statusCode }), text }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

test('a visitor who calls the machine by its name gets the table', async ({ baseURL }) => {
  const { status, text } = await asked(baseURL!, { host: 'table-in-the-hall:4173' });
  expect(status).toBe(200);
  expect(text).toContain('<div id="root">');
});

test('a range that no file has is answered with the whole file, and the server goes on', async ({ baseURL }) => {
  for (const range of ['bytes=0-99999999999999999999', 'bytes=9-1', 'bytes=-5', 'nonsense'])
    expect(await asked(baseURL!, { range })).toMatchObject({ status: 200, text: expect.stringContaining('<div id="root">') });
});
