import { describe, expect, test } from 'vitest';
import { promptTexts } from '../../i18n/prompt-texts';
import { secrecyTexts } from '../../i18n/secrecy-texts';
import { tableTexts } from '../../i18n/table-texts';
import { duelGame } from '../../cards';
import { cardFacts } from '../../cards/printed';

describe('leaks 6 and 8: what the table says', () => {
  const said = (texts: object): string[] =>
    Object.values(texts).flatMap((text) => (typeof text === 'object' && text !== null ? said(text) : [String(text)]));

  test('names the players and never says you', () => {
    for (const { en, ja } of [promptTexts, tableTexts, secrecyTexts]) {
      expect(said(en).filter((text) => /\byou(r|rs)?\b/i.test(text))).toEqual([]);
      expect(said(ja).filter((text) => /あなた/.test(text))).toEqual([]);
    }
  });

  test('the sentences of looking and asking are given names of players, never of cards', () => {
    const names = duelGame
      .decks('expert')
      .flatMap((deck) => [...deck.main, ...deck.fusion])
      .flatMap((passcode) => [cardFacts(passcode)!.en, cardFacts(passcode)!.ja]);
    const sentences = [...said(secrecyTexts), promptTexts.en.waiting('Ren'), promptTexts.ja.waiting('レン')];
    expect(sentences.filter((sentence) => names.some((name) => name.length > 3 && sentence.includes(name)))).toEqual([]);
  });
});
