import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const inEngine = 'The same set-up, seed and answers must give the same duel: take it from the state or the seeded generator.';

const notInEngine = [
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'fetch',
  'crypto',
  'process',
  'globalThis',
];

const inScripts = [
  'process',
  'console',
  'URL',
  'Buffer',
  'setTimeout',
  'setInterval',
  'performance',
  'window',
  'document',
  'getComputedStyle',
  'requestAnimationFrame',
  'PerformanceObserver',
];

const noGlob = {
  selector: "MemberExpression[object.type='MetaProperty'][property.name=/^glob/]",
  message: 'Only Vite understands import.meta.glob, and the import rules do not see through it. Write the imports out.',
};
const asDrawn = {
  selector: "CallExpression[callee.name='useDuel']",
  message:
    'A component draws what lies on the table with everything else of it (`useOnTable`); useDuel.getState() has what is so.',
};
const noRandom = [
  { selector: "MemberExpression[object.name='Math'][property.name='random']", message: `No Math.random. ${inEngine}` },
  { selector: "MemberExpression[object.name='Math'][property.value='random']", message: `No Math.random. ${inEngine}` },
  { selector: "VariableDeclarator[init.name='Math'] Property[key.name='random']", message: `No Math.random. ${inEngine}` },
];
const asksItsScope = 'A card asks its scope, never the state behind it. What the scope cannot say, it has to learn.';
const cardsAct = [
  { selector: 'ExpressionStatement > CallExpression', message: 'A bare call in a card does nothing. Did you forget `yield*`?' },
  { selector: "MemberExpression[property.name='duel']", message: asksItsScope },
  { selector: "ObjectPattern > Property[key.name='duel']", message: asksItsScope },
  { selector: 'YieldExpression[delegate=false]', message: 'Use `yield*` with an action from the card API.' },
];

/** Which rule set it is asks nobody but the profiles themselves: what differs is an option with a name. */
const isRuleSet = (node) => node?.type === 'Literal' && (node.value === 'expert' || node.value === 'modern');
const noRuleSet = {
  create: (context) => {
    const report = (node) => context.report({ node, message: 'Ask for an option of the profile, never for its id.' });
    return {
      BinaryExpression(node) {
        if (isRuleSet(node.left) || isRuleSet(node.right)) report(node);
      },
      SwitchCase(node) {
        if (isRuleSet(node.test)) report(node);
      },
    };
  },
};

export default tseslint.config(
  { ignores: ['dist', 'node_modules', 'test-results', 'playwright-report', 'fuzz-out', 'look-out', 'public'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    // Prettier keeps code within 130 columns; this keeps comments there too. Texts may be longer.
    files: ['**/*.{ts,tsx,js,mjs}'],
    rules: { 'max-len': ['error', { code: 130, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true }] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      // The compiler says it already (noUnusedLocals).
      '@typescript-eslint/no-unused-vars': 'off',
      'no-restricted-syntax': ['error', noGlob],
    },
  },
  {
    files: ['.ci/**/*.mjs', '*.config.js'],
    languageOptions: { globals: Object.fromEntries(inScripts.map((name) => [name, 'readonly'])) },
  },
  {
    // What a service worker knows.
    files: ['.ci/offline-worker.js'],
    languageOptions: { globals: Object.fromEntries(['self', 'caches', 'fetch', 'URL'].map((name) => [name, 'readonly'])) },
  },
  {
    files: ['src/engine/**/*.ts', 'src/games/*/cards/**/*.ts', 'src/match/**/*.ts', 'src/courtesy/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...notInEngine.map((name) => ({ name, message: inEngine }))],
      'no-restricted-syntax': ['error', noGlob, ...noRandom],
    },
  },
  {
    files: ['src/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'vitest', importNames: ['it'], message: 'Tests are called `test`, with a sentence as their name.' }] },
      ],
    },
  },
  {
    // A later list replaces an earlier one, so this one repeats it.
    files: ['src/games/duel/cards/{monsters,spells,traps}/**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'vitest',
              importNames: ['it', 'describe'],
              message: 'The tests of a card are called `test`, with a sentence about the card as their name.',
            },
          ],
        },
      ],
    },
  },
  {
    // The card API writes all that happens as generators, so that an action may learn to ask without a new signature.
    files: ['src/engine/**/*.ts', 'src/games/testing/*/*.ts'],
    rules: { 'require-yield': 'off' },
  },
  {
    files: ['src/games/duel/cards/{monsters,spells,traps,shared}/**/*.ts'],
    ignores: ['**/*.test.ts'],
    // A later list replaces an earlier one, so this one repeats it.
    rules: { 'no-restricted-syntax': ['error', noGlob, ...noRandom, ...cardsAct] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/engine/duel/profiles/**', 'src/**/*.test.{ts,tsx}'],
    plugins: { rules: { rules: { 'no-rule-set': noRuleSet } } },
    rules: { 'rules/no-rule-set': 'error' },
  },
  {
    files: ['src/ui/**/*.{ts,tsx}', 'src/games/*/page/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': ['error', noGlob, asDrawn],
    },
  },
);
