// Each class that a CSS file names is used somewhere and is no utility of Tailwind; no other word of the code becomes one.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';
import ts from 'typescript';
import { root } from './install.mjs';
import { pageFiles } from './page-files.mjs';

const ui = join(root, 'src/ui');
const read = (file) => readFileSync(file, 'utf8');
const files = pageFiles();
const textOf = (kind) =>
  Object.fromEntries(
    files.filter((file) => kind.test(file)).map((file) => [relative(ui, join(root, file)), read(join(root, file))]),
  );
const loadStylesheet = async (id, base) => {
  const path = id.startsWith('.') ? join(base, id) : join(root, 'node_modules', id);
  return { path, base: dirname(path), content: read(path) };
};
const design = await loadDesignSystem(read(join(ui, 'index.css')), { base: ui, loadStylesheet });
const utilities = (words) => words.filter((word) => design.candidatesToCss([word])[0] !== null);

/** The words of texts that can be class names: those of attributes, and lists of names. */
function classWords([file, text]) {
  const words = [];
  const look = (node, isAttribute) => {
    const isClass = isAttribute || (ts.isJsxAttribute(node) && /class/i.test(node.name.getText()));
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node))
      if (isClass || (/\w-/.test(node.text) && !/[A-Z,;?]/.test(node.text))) words.push(...node.text.split(/\s+/));
    ts.forEachChild(node, (child) => look(child, isClass));
  };
  look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), false);
  return words;
}

function mistakes(code, css) {
  const all = Object.values(code).join('\n');
  const said = new Set([...(all.match(/[\w-]+/g) ?? []), ...(all.match(/[\w-]+--(?=\$\{)/g) ?? [])]);
  const styles = Object.values(css)
    .join('\n')
    .replaceAll(/\/\*[^]*?\*\/|@(source|import)[^;]*;|:[^{;}]*;/g, '');
  const named = [...new Set(styles.match(/(?<=\.)[a-z][\w-]*/gi))];
  const markup = Object.entries(code).filter(([file]) => file.endsWith('.tsx'));
  const meant = new Set(markup.flatMap(classWords));
  const never = new Set(/@source not inline\('\{(.*?)\}/.exec(css['index.css'])?.[1].split(','));
  const words = new Set(markup.flatMap(([, text]) => text.match(/(?<![\w-])[a-z]+(?![\w-])/g) ?? []));
  return [
    ...named
      .filter((one) => !said.has(one) && !said.has(one.replace(/--.*/, '--')))
      .map((one) => `nothing has the class "${one}"`),
    ...utilities(named).map((one) => `the class "${one}" of a CSS file is a utility of Tailwind`),
    ...utilities([...words].filter((one) => !meant.has(one) && !never.has(one))).map(
      (one) => `"${one}" is a utility by accident`,
    ),
    ...[...never].filter((one) => meant.has(one)).map((one) => `"${one}" is a class, and index.css excludes it`),
  ];
}

const canaries = [
  ['nothing has the class "nowhere"', {}, '.nowhere { color: red; }'],
  ['the class "flex"', { 'x.tsx': `<b className="flex" />` }, '.flex { gap: 1px; }'],
  ['"sticky" is a utility by accident', { 'x.tsx': `const sticky = 1;` }, ''],
  ['"table" is a class', { 'x.tsx': `<b className={a ? 'table' : ''} />` }, ''],
];
const source = `@source not inline('{table}');`;
const unseen = canaries.filter(([say, code, css]) => !mistakes(code, { 'x.css': css, 'index.css': source })[0]?.startsWith(say));
const found = mistakes({ ...textOf(/(?<!\.test)\.tsx?$/), page: read(join(root, 'index.html')) }, textOf(/\.css$/));
for (const line of [...unseen.map(([say]) => `The check does not see: ${say}`), ...found]) console.error(line);
console.log(
  `Classes: ${canaries.length - unseen.length} of ${canaries.length} planted mistakes found, ${found.length} on the page`,
);
process.exit(unseen.length + found.length > 0 ? 1 : 0);
