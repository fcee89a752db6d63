import { usePromptTexts } from '../../../i18n/prompt-texts';
import { useLookTexts } from '../../../i18n/look-texts';
import { useTable } from '../../../store/desk/table-store';
import type { Table } from '../../../store/desk/table';
import { Icon } from '../../base/art';
import { Button } from '../../base/shared/Button';

interface LookProps {
  readonly table: Pick<Table, 'secrecy'>;
}

/**
 * To one's own cards: a short look, which closes by itself when the choice is made; where the screen is handed over, the cards
 * that were laid down while the other player answered are taken up again.
 */
export function LookButton({ table }: LookProps) {
  const { lookAndChoose } = useLookTexts();
  const { letMeLook } = usePromptTexts();
  return (
    <Button tone="seat" hint="L" data-act="look" onClick={() => useTable.getState().look()}>
      <Icon name="eye" />
      {table.secrecy === 'peek' ? lookAndChoose : letMeLook}
    </Button>
  );
}

/** @param name of the player who is asked */
export function LookNote({ table, name }: LookProps & { readonly name: string }) {
  const t = useLookTexts();
  return (table.secrecy === 'peek' ? t.lookNote : t.laidDown)(name);
}
