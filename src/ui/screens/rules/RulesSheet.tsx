import { useRuleTexts } from '../../../i18n/rule-texts';
import { SheetFrame } from '../../base/shared/SheetFrame';
import { RuleBook } from './RuleBook';

interface RulesSheetProps {
  readonly rule: string | undefined;
  /** What is played: its rules are read, as it says them. */
  readonly of: string;
  readonly onClose: () => void;
}

/** The rules beside the field, while a duel goes on. */
export function RulesSheet({ rule, of, onClose }: RulesSheetProps) {
  const t = useRuleTexts();
  return (
    <SheetFrame name={t.title} title={t.title} onClose={onClose}>
      <RuleBook at={rule} of={of} onClose={onClose} />
    </SheetFrame>
  );
}
