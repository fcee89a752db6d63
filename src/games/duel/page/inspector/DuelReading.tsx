import type { DuelTable } from '../../table';
import { useAttackWords } from '../prompt/use-attack-words';
import { useSpeech } from '../prompt/use-speech';
import { useScene } from '../../../../ui/table/field/scene';
import { useInspectedActs } from './inspected-acts';
import { ReadCard } from './ReadCard';
import { useRead } from '../../../../ui/table/inspector/reading';

/** The card that is read, and what the player who is asked can do with it. */
export function DuelReading({ sight }: { readonly sight: string }) {
  const { table } = useScene<DuelTable>();
  const speech = useSpeech(table);
  const inspected = useRead(sight);
  const acts = useInspectedActs(table, inspected?.place, speech);
  const foreseen = useAttackWords(table, speech);
  const attack = inspected?.place !== undefined && inspected.place === foreseen?.target ? foreseen.words : undefined;
  return <ReadCard view={table.view} inspected={inspected} acts={acts.length > 0 ? acts : undefined} attack={attack} />;
}
