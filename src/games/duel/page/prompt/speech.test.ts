import { describe, expect, test } from 'vitest';
import { lookTexts } from '../../../../i18n/look-texts';
import { promptTexts } from '../../../../i18n/prompt-texts';
import { secrecyTexts } from '../../../../i18n/secrecy-texts';
import { tableTexts } from '../../../../i18n/table-texts';
import { visionPromptWords } from '../../../vision/texts/prompt-words';
import { visionSceneTexts } from '../../../vision/texts/table-words';
import { duelGame } from '../../cards';
import { cardFacts } from '../../cards/printed';

const said = (texts: object): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'object' && text !== null ? said(text) : [String(text)]));

describe('leaks 6 and 8: what the table says', () => {
  test('names the players and never says you', () => {
    // The notes of a setting speak to whoever chooses it.
    const secrecy = { en: { ...secrecyTexts.en, note: {}, seatingNote: {} }, ja: secrecyTexts.ja };
    for (const { en, ja } of [promptTexts, tableTexts, lookTexts, secrecy, visionPromptWords]) {
      expect(said(en).filter((text) => /\byou(r|rs)?\b/i.test(text))).toEqual([]);
      expect(said(ja).filter((text) => /あなた/.test(text))).toEqual([]);
    }
  });

  test('the sentences of looking and asking are given names of players, never of cards', () => {
    const names = duelGame
      .decks('expert')
      .flatMap((deck) => [...deck.main, ...deck.fusion])
      .flatMap((passcode) => [cardFacts(passcode)!.en, cardFacts(passcode)!.ja]);
    const sentences = [...said(secrecyTexts), ...said(lookTexts), promptTexts.en.waiting('Ren'), promptTexts.ja.waiting('レン')];
    expect(sentences.filter((sentence) => names.some((name) => name.length > 3 && sentence.includes(name)))).toEqual([]);
  });
});

describe('the words of 2004', () => {
  test('cards are removed from play, never banished, and a Spell Speed is named in full', () => {
    const english = [promptTexts, tableTexts].flatMap(({ en }) => said(en));
    expect(english.filter((text) => /banish/i.test(text))).toEqual([]);
    expect(
      [promptTexts, tableTexts].flatMap(({ en, ja }) => [...said(en), ...said(ja)]).filter((text) => /\bSS\b/.test(text)),
    ).toEqual([]);
  });

  test('in Japanese the pile is the デッキ and the limit of the hand the 手札枚数制限, in both games', () => {
    const japanese = [promptTexts, tableTexts, visionPromptWords, visionSceneTexts].flatMap(({ ja }) => said(ja));
    expect(japanese.filter((text) => /山札|手札制限|手札の上限|^[起寝]$|寝て/.test(text))).toEqual([]);
    expect(visionSceneTexts.ja.lie).toMatchObject({ uprightShort: 'アクティブ', acrossShort: 'スリープ' });
  });
});
