// The index of all lessons and rule scenarios: which numbered statements each of them shows. The rules of the table link to them
// by it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const open = fileURLToPath(new URL('../public/', import.meta.url));
const FOLDERS = ['lessons', 'scenarios/rules'];

function entryOf(folder, file) {
  const { id, title = id, rules = [], lesson } = JSON.parse(readFileSync(`${open}${folder}/${file}`, 'utf8'));
  const [en, ja] = typeof title === 'string' ? [title, title] : [title.en ?? id, title.ja ?? id];
  return { id, folder, en, ja, rules, ...(lesson && { chapter: lesson.chapter, order: lesson.order }) };
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

const NAME = 'scenario-index.json';

/** Serves the index beside the page. It is made anew with every build, so that it is never behind the files. */
export function scenarioIndexFile() {
  return {
    name: 'scenario-index',
    configureServer(server) {
      server.middlewares.use(`/${NAME}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(scenarioIndex()));
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: JSON.stringify(scenarioIndex()) });
    },
  };
}
