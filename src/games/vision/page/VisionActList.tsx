import { useVisionTexts } from '../texts';
import { useCardNames } from '../../../ui/base/card/card-info';
import { ActList } from '../../../ui/table/dock/ActList';
import { cardName } from '../../../ui/table/field/place-label';
import { useSceneTexts } from '../../../ui/table/field/table-context';
import { usePassWords } from './pass-words';
import { useThinker } from './thoughts';
import { visionCardAt } from './vision-cards';
import { useVision } from './vision-context';

/** Everything that can be done now, card by card, and the pass. */
export function VisionActList() {
  const { table, acts } = useVision();
  const { prompt } = useVisionTexts();
  const scene = useSceneTexts();
  const names = useCardNames();
  const thinker = useThinker();
  const pass = usePassWords();
  const options = table.question?.decision.options ?? [];
  const places = [...new Set(options.flatMap(({ card }) => (card === undefined ? [] : [card])))];
  return (
    <ActList
      cards={places.map((place) => {
        const card = visionCardAt(table.view, place);
        return {
          place,
          name: card ? cardName(card, scene, names) : prompt.thing,
          acts: thinker(place).flatMap(({ label, options: [option] }) => (option ? [{ index: option.index, label }] : [])),
        };
      })}
      others={options.flatMap(({ do: act, index }) => (act === 'pass' ? [{ index, label: pass }] : []))}
      onAct={(index) => acts.answer({ kind: 'option', index })}
    />
  );
}
