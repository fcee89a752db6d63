// What the JSON files of this folder hold, printed facts and decks aside: those are the engine's `CardFacts` and `BuiltInDeck`.

export type Language = 'en' | 'ja';

/** What a card does, in numbered parts, as many in both languages; none of a language that is not there yet. */
export interface CardText {
  readonly en: readonly string[];
  readonly ja: readonly string[];
  /** Of a Pendulum monster: so many of the parts, the first ones, are what it does in a Pendulum Zone. */
  readonly pendulum?: number;
}
