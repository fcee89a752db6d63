import type { CardFacts, VisionView } from '../../../engine/vision';
import type { VisionCardWords } from '../texts/card-words';
import type { VisionTableWords } from '../texts/table-words';

/** The words under the crest of a card that is no character: what kind of card it is. */
export const kindWord = ({ kind, subtype }: CardFacts, t: VisionCardWords): string =>
  subtype === null ? t.kinds[kind] : t.subtypes[subtype];

/** The whole line: kind, what kind of it, races. */
export const kindLine = ({ kind, subtype, race }: CardFacts, t: VisionCardWords): string =>
  [t.kinds[kind], ...(subtype === null ? [] : [t.subtypes[subtype]]), ...(race ?? []).map((one) => t.races[one])].join(t.dots);

export interface KeywordLine {
  readonly name: string;
  readonly meaning: string;
}

/** The keywords of a card, each with what it means. */
export const keywordLines = ({ keywords }: CardFacts, t: VisionCardWords): readonly KeywordLine[] =>
  keywords.map(({ name, value }) => {
    const x = typeof value === 'object' ? value.map((race) => t.races[race]).join(t.comma) : String(value ?? '');
    const number = typeof value === 'number' ? ` ${value}` : '';
    return { name: t.keywords[name] + number, meaning: t.meaning[name](x) };
  });

/** The phase in which play stands; an additional one is called so. */
export const phaseNow = ({ phase, extra }: Pick<VisionView, 'phase' | 'extra'>, t: VisionTableWords): string =>
  extra ? t.extraPhase(t.phases[phase]) : t.phases[phase];
