// The index of all lessons and scenarios of the rules: which numbered statements each of them shows, and which rules of its
// game's register, by their keys, it is the first example of. The rules of the table link to them by it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const open = fileURLToPath(new URL('../public/', import.meta.url));
const FOLDERS = ['lessons', 'scenarios/rules', 'scenarios/vision'];

/** How many cards a lesson may be known by. */
const MOST_CARDS = 6;

const namesIn = (list) => (Array.isArray(list) ? list : []).map((one) => (typeof one === 'string' ? one : one?.card));

/** The cards that a lesson is known by: those that are used in it, then those that lie on its table. */
function cardsOf({ steps = [], players = [] }) {
  const lying = players.flatMap((player) => Object.values(player).flatMap(namesIn));
  const named = [...steps.map(({ card }) => card), ...lying].filter((name) => typeof name === 'string');
  return [...new Set(named)].slice(0, MOST_CARDS);
}

/** What the list of lessons tells of one: where it stands in it, how many stops it makes, and its cards. */
const taughtBy = ({ lesson, ...scenario }) =>
  lesson && {
    chapter: lesson.chapter,
    order: lesson.order,
    stops: lesson.captions.length + 2,
    cards: cardsOf(scenario),
  };

function entryOf(folder, file) {
  const scenario = JSON.parse(readFileSync(`${open}${folder}/${file}`, 'utf8'));
  const { id, game = 'duel', title = id, rules = [] } = scenario;
  const [en, ja] = typeof title === 'string' ? [title, title] : [title.en ?? id, title.ja ?? id];
  return { id, game, folder, en, ja, rules, ...taughtBy(scenario) };
}

/** The lessons first, then the rule scenarios, each by the name of its file. */
export function scenarioIndex() {
  const folders = FOLDERS.filter((folder) => existsSync(open + folder));
  return folders.flatMap((folder) =>
    readdirSync(open + folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((file) => entryOf(folder, file)),
  );
}

/** All scenarios of a folder by the names of their files: one file, which a page can keep. */
export function scenarioPack(folder) {
  const files = readdirSync(`${open}scenarios/${folder}`).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files
      .sort()
      .map((name) => [name.replace(/\.json$/, ''), JSON.parse(readFileSync(`${open}scenarios/${folder}/${name}`, 'utf8'))]),
  );
}

/** The shelf of puzzles: what its list tells of each. */
export function puzzleIndex() {
  const folder = `${open}puzzles`;
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return files.sort().map((file) => {
    const { id, title, puzzle, players } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
    return { id, en: title.en, ja: title.ja, grade: puzzle.grade, cards: cardsOf({ steps: puzzle.solution, players }) };
  });
}

const MADE = {
  'puzzle-index.json': puzzleIndex,
  'scenario-index.json': scenarioIndex,
  'scenarios-rules.json': () => scenarioPack('rules'),
  'scenarios-vision.json': () => scenarioPack('vision'),
};

/** Serves the index and the packs beside the page, made anew with every build: they are never behind the files. */
export function scenarioFiles() {
  return {
    name: 'scenario-files',
    configureServer(server) {
      for (const [name, make] of Object.entries(MADE))
        server.middlewares.use(`/${name}`, (_request, response) => {
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(make()));
        });
    },
    generateBundle() {
      for (const [fileName, make] of Object.entries(MADE))
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(make()) });
    },
  };
}
