import { fallback, object, parse, picklist } from 'valibot';
import { create } from 'zustand';
import { readShelf, writeShelf } from '../storage/shelf';

export const LANGUAGES = ['en', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

export const THEMES = ['urushi', 'shiraki', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** `system` follows what the operating system asks for. */
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];

/** How fast cards move: `slow` for an audience, `off` not at all. */
export const PACES = ['slow', 'normal', 'fast', 'off'] as const;
export type Pace = (typeof PACES)[number];

/** Who hears what the screen reader says: `shared`, both players; `private`, only the one who looks, by headphones. */
export const SPEECHES = ['shared', 'private'] as const;
export type SpeechFor = (typeof SPEECHES)[number];

/** How loud the table is. Nothing is heard until somebody wishes it. */
export const LOUDNESSES = ['off', 'quiet', 'normal', 'loud'] as const;
export type Loudness = (typeof LOUDNESSES)[number];

/** What a table does that nobody has touched for a while: it covers the cards and tells of itself, or it `stays` as it is. */
export const LEFT_ALONE = ['covers', 'stays'] as const;
export type LeftAlone = (typeof LEFT_ALONE)[number];

/** Whether somebody says what a partner would do. Nobody does until it is wished. */
export const ADVICES = ['off', 'on'] as const;

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly textSize: TextSize;
  readonly motion: Motion;
  readonly pace: Pace;
  readonly speech: SpeechFor;
  readonly sound: Loudness;
  readonly leftAlone: LeftAlone;
  readonly advice: (typeof ADVICES)[number];
}

interface SettingsStore extends Settings {
  readonly change: (change: Partial<Settings>) => void;
}

const SHELF = 'kusari.settings';

const schema = object({
  language: fallback(picklist(LANGUAGES), preferredLanguage),
  theme: fallback(picklist(THEMES), 'urushi'),
  textSize: fallback(picklist(TEXT_SIZES), 'normal'),
  motion: fallback(picklist(MOTIONS), 'system'),
  pace: fallback(picklist(PACES), 'normal'),
  speech: fallback(picklist(SPEECHES), 'shared'),
  sound: fallback(picklist(LOUDNESSES), 'off'),
  leftAlone: fallback(picklist(LEFT_ALONE), 'covers'),
  advice: fallback(picklist(ADVICES), 'off'),
});

function preferredLanguage(): Language {
  return typeof navigator !== 'undefined' && navigator.language.startsWith('ja') ? 'ja' : 'en';
}

function kept(): Settings {
  try {
    return parse(schema, JSON.parse(readShelf(SHELF) ?? '{}'));
  } catch {
    return parse(schema, {});
  }
}

export const useSettings = create<SettingsStore>()((set, get) => ({
  ...kept(),
  change: (change) => {
    set(change);
    const { language, theme, textSize, motion, pace, speech, sound, leftAlone, advice } = get();
    writeShelf(SHELF, JSON.stringify({ language, theme, textSize, motion, pace, speech, sound, leftAlone, advice }));
  },
}));
