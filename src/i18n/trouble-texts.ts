import { useLanguage } from './language';
import type { TextShape } from './text-shape';

/** What the players are told of a kept duel, or of a file, that cannot be opened or kept. */
const en = {
  cannotOpen: {
    damaged: 'The saved duel is damaged and could not be opened.',
    foreign: 'This is not a recording of a Kusari duel.',
    older: 'The saved duel comes from an older version and cannot be read.',
    newer: 'The saved duel was made by a newer version. Reload the page to get the newest.',
    refused: 'The saved duel does not fit the rules of this version and could not be opened.',
    unreachable: 'Storage error: nothing can be read or saved now.',
    tooLarge: 'This file is too large to be a recording, and was not opened.',
    unreadable: 'This could not be read: it is a folder, or a file the browser cannot read.',
    deckList: 'This is a deck list, not a recording. Import decks on the “Decks” screen.',
  },
  aside: 'It has been set aside under Past duels and can be downloaded.',
  notAside: 'There is no room to keep it, and the next duel may replace it. Download it now.',
  fileUntouched: 'The file was not changed.',
  download: 'Download',
  notKept: {
    quickly:
      'Storage error: the duel survives a reload, but your last actions may be lost if the browser closes unexpectedly. You can play on; save a file.',
    not: 'Storage error: the duel is lost when the page is closed. You can play on; save a file to keep it.',
  },
  notFiled: (first: string, second: string) => `The duel ${first} – ${second} could not be saved under Past duels.`,
  foundLate: 'A newer saved state of this duel was found.',
  cutShort: 'The page closed unexpectedly last time. Everything saved is here. If your last action is missing, repeat it.',
  notFetched:
    'The part that reads recordings could not be loaded. The file was not changed: try again when you are back online, or reload the page.',
  lostHistory:
    'The rules have changed since this duel was saved. It continues from its last position; you cannot go back before it.',
  broken: 'Rules error. Your last action was undone.',
  fault:
    'Something went wrong on the page. Your last action may not have counted; if something does not respond, reload the page.',
  saveBroken: 'Download a report (with both hands)',
  dismiss: 'OK',
  detail: 'Details',
};

export type TroubleTexts = TextShape<typeof en>;

const ja: TroubleTexts = {
  cannotOpen: {
    damaged: '保存されたデュエルが壊れていて、開けませんでした。',
    foreign: 'これはKusariのデュエルの記録ではありません。',
    older: '古いバージョンのデュエルのため、読み込めません。',
    newer: '新しいバージョンのデュエルです。再読み込みすると最新になります。',
    refused: '保存されたデュエルがこのバージョンのルールに合わず、開けませんでした。',
    unreachable: '保存領域のエラー：今は読み込みも保存もできません。',
    tooLarge: '記録にしては大きすぎるファイルなので、開きませんでした。',
    unreadable: '読み込めませんでした。フォルダーか、ブラウザーが読めないファイルです。',
    deckList: 'これは記録ではなくデッキのリストです。デッキは「デッキ」の画面で読み込めます。',
  },
  aside: 'データは「過去のデュエル」に残っており、ダウンロードできます。',
  notAside: '空き容量がなく、次のデュエルで上書きされることがあります。今ダウンロードしてください。',
  fileUntouched: 'ファイルはそのままです。',
  download: 'ダウンロード',
  notKept: {
    quickly:
      '保存領域のエラー：再読み込みしても続けられますが、ブラウザーが突然終了すると直前の操作が失われることがあります。このまま続けられます。ファイルに保存してください。',
    not: '保存領域のエラー：ページを閉じるとデュエルは失われます。このまま続けられます。ファイルに保存してください。',
  },
  notFiled: (first, second) => `${first} 対 ${second}のデュエルを「過去のデュエル」に保存できませんでした。`,
  foundLate: 'より新しい保存データが見つかりました。',
  cutShort:
    '前回、ページが突然終了しました。保存された操作はすべて残っています。最後の操作が反映されていなければ、やり直してください。',
  notFetched: '記録を読み込めませんでした。ファイルはそのままです。通信を確認して再度お試しください。',
  lostHistory: '保存の後にルール処理が変わりました。最後の局面から続けられますが、それより前には戻れません。',
  broken: 'ルール処理のエラー。直前の行動を取り消しました。',
  fault:
    'ページで問題が起きました。最後の操作が反映されていないかもしれません。反応しないところがあれば、再読み込みしてください。',
  saveBroken: '問題の記録をダウンロード（両者の手札を含む）',
  dismiss: 'OK',
  detail: '詳細',
};

const troubleTexts = { en, ja } as const;

export const useTroubleTexts = (): TroubleTexts => troubleTexts[useLanguage()];
