import { useOwnThoughts } from '../../../../ui/table/dock/thoughts';
import { useRead } from '../../../../ui/table/inspector/reading';
import { useAttackWords } from '../prompt/use-attack-words';
import { useDuelScene } from '../prompt/use-speech';
import { ReadCard } from './ReadCard';

/** The card that is read, and what the player who is asked can do with it. */
export function DuelReading({ sight }: { readonly sight: string }) {
  const { table, speech } = useDuelScene();
  const inspected = useRead(sight);
  const acts = useOwnThoughts(inspected?.place);
  const foreseen = useAttackWords(table, speech);
  const attack = inspected?.place !== undefined && inspected.place === foreseen?.target ? foreseen.words : undefined;
  return <ReadCard view={table.view} inspected={inspected} acts={acts.length > 0 ? acts : undefined} attack={attack} />;
}
