import { TextArea } from '../../base/shared/Field';
import { Tray } from '../../base/shared/Tile';
import { useId, useState } from 'react';
import type { DeckTextProblem } from '../../../decks';
import { useDeckScreenTexts, type DeckScreenTexts } from '../../../i18n/deck-screen-texts';
import { useLanguage, type Language } from '../../../i18n/language';
import { signOf } from '../../../games/played';
import { deckSize } from '../../../store/decks/deck-book';
import { useDeckShelf } from '../../../store/decks/deck-shelf';
import { Button } from '../../base/shared/Button';
import { pickDeckFile, type UnreadFile } from './deck-file';
import { useDeckNote } from './deck-note';
import { openDeck } from './doors';
import { CAUSE, CAUSES } from './signs';
import { useDeckSubject, type DeckSubject } from './subject';

/** Problems that are told one by one; the rest is counted. */
const TOLD = 6;

/** The first problems, and that the text was not read to its end. */
const told = (problems: readonly Problem[]): readonly Problem[] =>
  problems.filter(({ kind }, at) => at < TOLD || kind === 'readNoFurther');

/** What is wrong with the text, or with the file before its text was there. */
type Problem = DeckTextProblem | { readonly kind: UnreadFile };

interface Saying {
  readonly t: DeckScreenTexts;
  readonly language: Language;
  readonly subject: Pick<DeckSubject, 'nameOf' | 'noCards'>;
}

function problemSentence(problem: Problem, { t, language, subject }: Saying): string {
  const say = t.import.problem;
  switch (problem.kind) {
    case 'noCards':
      return subject.noCards;
    case 'tooLarge':
    case 'unreadable':
    case 'mainOnly':
      return say[problem.kind];
    case 'otherGame':
      return say.otherGame(signOf(problem.game).ruleSets.map(({ name }) => name[language]));
    case 'unknownName':
      return say.unknownName(
        problem.line,
        problem.found,
        problem.near.flatMap((passcode) => subject.nameOf(passcode) ?? []),
      );
    case 'badLine':
      return say.badLine(problem.line, problem.found);
    case 'readNoFurther':
      return say.readNoFurther(problem.line);
    case 'badPasscode':
      return say.badPasscode(problem.line, problem.found);
    case 'missingList':
      return say.missingList(t.part[problem.part]);
    case 'badList':
      return say[problem.why](t.part[problem.part]);
    case 'tooManyLists':
      return say.tooManyLists(problem.found);
    case 'tooLong':
      return say.tooLong(problem.count, problem.most);
  }
}

/**
 * A deck from a file or from pasted text. It becomes a deck of its own; what cannot be read changes nothing and stays to be
 * mended.
 */
export function ImportPanel() {
  const t = useDeckScreenTexts();
  const language = useLanguage();
  const subject = useDeckSubject();
  const id = useId();
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly Problem[]>([]);

  const take = async (given: string, name: string): Promise<void> => {
    const read = await subject.read(given);
    if (!read.ok) return setProblems(read.problems);
    const made = useDeckShelf.getState().add(name, read.cards, subject.game);
    useDeckNote.getState().say(t.import.done(name, deckSize(read.cards)));
    openDeck(made);
  };
  const takeFile = async (): Promise<void> => {
    const file = await pickDeckFile();
    if (!file) return;
    if (typeof file === 'string') return setProblems([{ kind: file }]);
    setText(file.text);
    await take(file.text, file.name || t.shelf.importedName);
  };

  const untold = problems.length - told(problems).length;
  return (
    <Tray className="px-4 py-3.5 grid gap-2.5" aria-labelledby={`${id}-title`}>
      <h2 className="font-display text-head/even font-normal text-gold-1 pb-1.5" id={`${id}-title`}>
        {t.import.title}
      </h2>
      <p>{subject.importNote}</p>
      <TextArea
        aria-label={t.import.text}
        aria-invalid={problems.length > 0}
        aria-describedby={problems.length > 0 ? `${id}-problems` : undefined}
        rows={6}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setProblems([]);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button tone="main" onClick={() => void take(text, t.shelf.importedName)}>
          {t.import.read}
        </Button>
        <Button onClick={() => void takeFile()}>{t.import.file}</Button>
      </div>
      {problems.length > 0 && (
        <div className={CAUSES} id={`${id}-problems`} role="alert">
          <p>{t.import.refused}</p>
          <ul className="pt-1">
            {told(problems)
              .map((problem) => problemSentence(problem, { t, language, subject }))
              .map((sentence) => (
                <li key={sentence} className={CAUSE}>
                  {sentence}
                </li>
              ))}
            {untold > 0 && <li className={CAUSE}>{t.import.more(untold)}</li>}
          </ul>
        </div>
      )}
    </Tray>
  );
}
