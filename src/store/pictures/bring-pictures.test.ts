import { expect, test } from 'vitest';
import { bringPictures, type GivenPicture } from './bring-pictures';
import { zipped } from './testing/zipped';

const file = (name: string, said = 'a picture'): GivenPicture => Object.assign(new Blob([said]), { name });

async function brought(given: readonly GivenPicture[], keep: (card: number) => Promise<void> = async () => undefined) {
  const pictures = new Map<number, string>();
  const { kept, leftOut } = await bringPictures(given, {
    isCard: (number) => [4206964, 1001, 102380].includes(number),
    fitted: async (picture) => ((await picture.text()) === 'broken' ? null : picture),
    keep: async (card, picture) => {
      await keep(card);
      pictures.set(card, await picture.text());
    },
  });
  return { kept, leftOut: Object.fromEntries(leftOut.map(({ file: name, why }) => [name, why])), pictures };
}

test('pictures are taken for the cards that they are named after, from folders and archives too, with or without leading zeros', async () => {
  const zip = Object.assign(zipped([{ name: 'vision/1001.webp', bytes: new TextEncoder().encode('ayakashi') }]), {
    name: 'all.zip',
  });
  const inFolder = Object.assign(file('00102380.JPG'), { webkitRelativePath: 'pics/00102380.JPG' });
  const { kept, leftOut } = await brought([file('4206964.png'), inFolder, zip]);
  expect(kept).toEqual([4206964, 102380, 1001]);
  expect(leftOut).toEqual({});
});

test('a bad file is named with its cause, and the good ones stay', async () => {
  const { kept, leftOut } = await brought([
    file('4206964.png'),
    file('4206964.jpg'),
    file('99.png'),
    file('trap hole.png'),
    file('readme.txt'),
    file('102380.png', 'broken'),
    file('.DS_Store'),
    Object.assign(new Blob(['no zip']), { name: 'b.zip' }),
    file('1001.png'),
  ]);
  expect(kept).toEqual([4206964, 1001]);
  expect(leftOut).toEqual({
    '4206964.jpg': 'twice',
    '99.png': 'unknownCard',
    'trap hole.png': 'noNumber',
    'readme.txt': 'noPicture',
    '102380.png': 'unreadable',
    'b.zip': 'noZip',
  });
});

test('what lies in an archive beyond the twenty thousandth file is told as not looked at', async () => {
  const bytes = new TextEncoder().encode('a picture');
  const files = Array.from({ length: 20_001 }, (_, at) => ({ name: at === 0 ? '1001.png' : `.${at}`, bytes, method: 0 }));
  const zip = Object.assign(zipped([...files, { name: '102380.png', bytes, method: 0 }]), { name: 'all.zip' });
  const { kept, leftOut } = await brought([zip]);
  expect(kept).toEqual([1001]);
  expect(leftOut).toEqual({ '.20000': 'tooMany' });
});

test('where the browser has no more room the picture is named and what was kept stays', async () => {
  const { kept, leftOut } = await brought([file('4206964.png'), file('1001.png'), file('102380.png')], (card) =>
    card === 1001 ? Promise.reject(new Error('full')) : Promise.resolve(),
  );
  expect(kept).toEqual([4206964]);
  expect(leftOut).toEqual({ '1001.png': 'notKept' });
});
