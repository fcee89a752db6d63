import { useLanguage } from '../../../../i18n/language';
import { useVisionTexts } from '../../texts';
import { Icon, type GlyphName } from '../../../../ui/base/art';
import { useVisionBook } from '../vision-context';
import { kindWord } from '../vision-words';
import { VisionFace } from '../VisionFace';
import { PrintedVisionCard } from '../vision-reading';
import type { CardProps } from '../../../../ui/screens/decks/subject';

const useFacts = (passcode: number) => useVisionBook().card(passcode)?.facts;

/** Nodes needed, cost, and what a character is worth; of any other card its kind. */
export function VisionValues({ passcode }: CardProps) {
  const t = useVisionTexts().card;
  const facts = useFacts(passcode);
  if (!facts) return null;
  const { node, cost, graze, attack, toughness } = facts;
  const figures: readonly (readonly [GlyphName, string, number | null | undefined])[] = [
    ['node', t.node, node],
    ['cost', t.cost, cost],
    ['graze', t.graze, graze],
    ['sword', t.attack, attack],
    ['shield', t.toughness, toughness],
  ];
  return (
    <>
      {figures.map(
        ([sign, label, value]) =>
          value !== undefined && (
            <span key={sign} className="inline-flex items-center gap-0.75">
              <Icon name={sign} />
              <span className="unseen">{label}</span>
              {value ?? '–'}
            </span>
          ),
      )}
      {attack === undefined && <span>{kindWord(facts, t)}</span>}
    </>
  );
}

export function VisionDeckFace({ passcode }: CardProps) {
  const language = useLanguage();
  const facts = useFacts(passcode);
  return facts ? <VisionFace facts={facts} language={language} /> : null;
}

/** The card that is read, as large as on the table. */
export const VisionLarge = ({ passcode }: CardProps) => <PrintedVisionCard passcode={passcode} />;
