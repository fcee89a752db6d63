import { useTableTexts } from '../../../../i18n/table-texts';
import { Pieces } from '../../../../ui/table/log/Pieces';
import { sentenceOf } from './sentence-of';
import type { Told } from './told';

/** An event of a duel in words. */
export const Sentence = ({ event }: { readonly event: Told }) => <Pieces pieces={sentenceOf(event, useTableTexts())} />;
