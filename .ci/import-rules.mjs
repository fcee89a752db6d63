// Who may import whom. The first layer whose `files` fits a module is its layer; `may` lists what it may import,
// `types` what it may import with `import type` only, `lazily` what it may fetch with `import()` only, `packages` the packages it
// may use. Paths start at src/.

// Each floor of the engine has a door of its own, so that an import says which game it means.
const engineDoors = /^engine\/(kernel|table|duel|vision)\/index\.ts$/;
const kernelDoor = /^engine\/kernel\/index\.ts$/;
const duelDoor = /^engine\/duel\/index\.ts$/;
// The words of the duel alone: no rule lies behind it.
const wordsDoor = /^engine\/(duel|vision)\/words\.ts$/;
const thinkingDoor = /^thinking\/index\.ts$/;
const mindDoor = /^games\/(duel|vision)\/mind\/index\.ts$/;
const tableDoor = /^engine\/table\/index\.ts$/;
// The game itself, with the code of all cards: only what puts a page or a command line together takes it up, and hands it on.
const gameDoor = /^games\/(duel|vision)\/cards\/index\.ts$/;
const visionDoor = /^engine\/vision\/index\.ts$/;
// What any game is to the table: types, and the words by which files and the start name what there is.
const gamesFloor = /^games\/[^/]+\.ts$/;
const signOfGame = /^games\/(duel|vision)\/sign\.ts$/;
// The register of VISION alone, to be read without the game.
const visionRegister = /^engine\/vision\/register\/index\.ts$/;
// What is printed on the cards.
const printedDoor = /^games\/duel\/cards\/printed\.ts$/;
// The decks that come with the table, by name and as lists.
const deckListsDoor = /^games\/duel\/cards\/deck-(names|lists)\.ts$/;
// Searching is a door of its own: it reads the texts of all cards, which the set-up screen does not fetch. So are the decks of
// VISION, which are fetched with it.
const decksDoor = /^decks\/(index|search)\.ts$/;
const matchDoor = /^match\/index\.ts$/;
const courtesyDoor = /^courtesy\/index\.ts$/;
// What of the scenarios of either game a page teaches by: each comes without the other.
const taughtDoor = /^games\/(duel\/scenario\/taught|vision\/scenario\/index)\.ts$/;
const scenarioDoor = /^scenario\/index\.ts$/;
const node = /^node:/;
// idb-keyval: what has to be on disk for certain, the running duel and the past ones.
const storePackages = [/^zustand(\/|$)/, /^valibot$/, /^idb-keyval$/];
const visionDecks = /^games\/vision\/decks\/index\.ts$/;
// What the page of a game stands on.
const underAPage = [/^ui\/(base|table|screens)\//, /^store\//, gamesFloor, /^i18n\//, tableDoor, wordsDoor];
// What any game is run with, and laid on a table with.
const engineFloors = [/^engine\/(kernel|table)\//];
// A page with one game more brings the others too.
const topsOfTests = [/^games\/duel\/(index|cards\/index|sign)\.ts$/, /^games\/vision\/sign\.ts$/, /^ui\/app\/the-table\.ts$/];
const pagePackages = [
  /^react(\/|$)/,
  /^react-dom(\/|$)/,
  /^framer-motion(\/|$)/,
  /^zustand(\/|$)/,
  /^uqr$/,
  /^@tanstack\/react-virtual$/,
];

const rooms = ['base', 'table', 'screens', 'app'];
// Nothing of one game: what it gives the table its own page reads.
const underARoom = [/^store\//, gamesFloor, /^games\/played\.ts$/, /^i18n\//, tableDoor];

export const layers = [
  { name: 'engine/kernel', files: /^engine\/kernel\//, may: [/^engine\/kernel\//] },
  // What a viewer sees of any game with cards: zones, piles, hands, a stack, a log, and the session by which a table plays it. No
  // word of one game.
  { name: 'engine/table', files: /^engine\/table\//, may: [/^engine\/(table|kernel)\//] },
  {
    name: 'words of a game',
    files: wordsDoor,
    may: [/^engine\/(duel|vision)\/model\/vocabulary\.ts$/, /^engine\/(duel|vision)\/model\/(decision|event)\.ts$/],
  },
  { name: 'engine/duel', files: /^engine\/duel\//, may: [/^engine\/(duel|kernel|table)\//] },
  { name: 'engine/vision', files: /^engine\/vision\//, may: [/^engine\/(vision|kernel|table)\//] },

  // A card: the card API and the families. Never another card, the model or the flow.
  {
    name: 'card',
    files: /^games\/duel\/cards\/(monsters|spells|traps)\//,
    may: [/^engine\/duel\/api\//, /^games\/duel\/cards\/shared\//],
  },
  {
    name: 'cards/shared',
    files: /^games\/duel\/cards\/shared\//,
    may: [/^engine\/duel\/api\//, /^games\/duel\/cards\/shared\//],
  },
  {
    name: 'cards/data',
    files: /^games\/duel\/cards\/data\//,
    may: [/^games\/duel\/cards\/data\//, /^engine\/duel\/api\//],
    types: [engineDoors],
  },
  { name: 'cards', files: /^games\/duel\/cards\//, may: [/^games\/duel\/cards\//, /^engine\/duel\/api\//, engineDoors] },

  // The cards of VISION, in the same manner: two games of a folder each, and neither knows of the other.
  {
    name: 'vision card',
    files: /^games\/vision\/cards\/(characters|spells|commands)\//,
    may: [/^engine\/vision\/api\//],
  },
  { name: 'vision', files: /^games\/vision\/cards\//, may: [/^games\/vision\/cards\//, visionDoor] },

  // Decks as lists of cards: text forms, limit lists, legality, the catalogue. Pure, and no duel runs in it.
  {
    name: 'decks',
    files: /^decks\//,
    may: [/^decks\//, duelDoor, printedDoor, /^games\/duel\/cards\/data\//],
  },

  // How two people play at one table, whether they sit there or a script speaks for them: plain data over a duel, no page.
  { name: 'courtesy', files: /^courtesy\//, may: [/^courtesy\//], types: [engineDoors] },

  // Thinking ahead in any game: it knows none, a mind tells it what there is to know.
  { name: 'thinking', files: /^thinking\//, may: [/^thinking\//, kernelDoor] },
  // How a game is thought about: weights beside the game.
  { name: 'mind of the duel', files: /^games\/duel\/mind\//, may: [/^games\/duel\/mind\//, thinkingDoor, kernelDoor, duelDoor] },
  {
    name: 'mind of VISION',
    files: /^games\/vision\/mind\//,
    may: [/^games\/vision\/mind\//, thinkingDoor, kernelDoor, visionDoor],
  },

  // What plays a scenario of any game: it knows none.
  {
    name: 'scenario',
    files: /^scenario\//,
    may: [/^scenario\//, kernelDoor, tableDoor, courtesyDoor],
    packages: [/^valibot$/],
  },
  // What is a game's own of what every game has. Neither game knows of the other, and nobody but the tops knows of them.
  // What looks for puzzles: a tool of the repository, never a part of the page.
  {
    name: 'composing of puzzles',
    files: /^games\/duel\/cli\/composing\//,
    may: [/^games\/duel\/(scenario|cli)\//, scenarioDoor, kernelDoor, thinkingDoor],
    types: [duelDoor],
  },
  {
    name: 'the duel in scripts',
    files: /^games\/duel\/(scenario|cli)\//,
    may: [
      /^games\/duel\/(scenario|cli)\//,
      /^(scenario|cli)\//,
      kernelDoor,
      tableDoor,
      duelDoor,
      printedDoor,
      courtesyDoor,
      decksDoor,
    ],
    types: [thinkingDoor],
    packages: [/^valibot$/],
  },
  {
    name: 'VISION in scripts',
    files: /^games\/vision\/(scenario|cli)\//,
    may: [
      /^games\/vision\/(scenario|cli)\//,
      /^(scenario|cli)\//,
      kernelDoor,
      tableDoor,
      visionDoor,
      courtesyDoor,
      decksDoor,
      visionDecks,
    ],
    types: [thinkingDoor],
    packages: [/^valibot$/],
  },
  {
    name: 'start of the command line',
    files: /^cli\/main\.ts$/,
    may: [/^cli\//, gameDoor, mindDoor, /^games\/(duel|vision)\/cli\/index\.ts$/],
    packages: [node],
  },
  {
    name: 'cli',
    files: /^cli\//,
    may: [/^cli\//, scenarioDoor, kernelDoor, tableDoor, thinkingDoor],
    packages: [node, /^valibot$/],
  },

  // Up to three duels, their score and what lies between them: plain data, pure functions, no cards.
  { name: 'match', files: /^match\//, may: [/^match\//], types: [duelDoor, tableDoor] },

  // What is said of a game before it comes: words alone.
  { name: 'sign of a game', files: signOfGame, may: [], types: [gamesFloor] },
  // The contract between the table and its games: no game lies behind it.
  { name: 'games that are played', files: /^games\/signs\.ts$/, may: [gamesFloor, signOfGame] },
  {
    name: 'games',
    files: gamesFloor,
    may: [gamesFloor, duelDoor, wordsDoor, tableDoor],
    types: [kernelDoor, courtesyDoor, decksDoor, scenarioDoor],
  },
  // What a game whose cards lie in lists need not write: made of its engine, its zones and its words.
  {
    name: 'a game whose cards lie in lists',
    files: /^games\/laid\//,
    may: [/^games\/laid\//, gamesFloor, /^store\/(recordings|storage)\//, /^(notation|scenario|cli)\//, ...engineFloors],
    packages: [/^valibot$/],
  },
  // A game in one folder, as tests take it up: on the floors that all games stand on, and on no other game.
  {
    name: 'a game in one folder',
    files: /^games\/testing\/[^/]+\//,
    may: [/^games\/testing\//, gamesFloor, /^games\/laid\//, ...engineFloors, ...underAPage, ...topsOfTests],
    lazily: [/^games\/testing\//, /^games\/vision\/index\.ts$/],
  },
  // A page of the tests with both games.
  { name: 'games of the tests', files: /^games\/testing\/[^/]+\.ts$/, may: [/^store\/game\.ts$/] },
  // The part of the page that is one game's own: it stands on the rooms of the table, and the table fetches it.
  {
    name: 'page of the duel',
    files: /^games\/duel\/page\//,
    may: [/^games\/duel\/(page|workshop)\//, /^games\/duel\/[^/]+\.ts$/, ...underAPage],
    types: [duelDoor, kernelDoor, decksDoor, matchDoor],
    packages: pagePackages,
  },
  {
    name: 'page of VISION',
    files: /^games\/vision\/page\//,
    may: [/^games\/vision\/(page|texts)\//, /^games\/vision\/[^/]+\.ts$/, ...underAPage],
    types: [visionDoor, kernelDoor, decksDoor, matchDoor],
    packages: pagePackages,
  },
  {
    name: 'texts of VISION',
    files: /^games\/vision\/texts\//,
    may: [/^games\/vision\/texts\//, /^i18n\//],
    types: [visionDoor, tableDoor, visionDecks, gamesFloor],
  },
  {
    name: 'decks of VISION',
    files: /^games\/vision\/decks\//,
    may: [/^games\/vision\/decks\//, decksDoor, tableDoor, wordsDoor, visionDoor, /^decks\//, /^games\/vision\/cards\/data\//],
  },
  {
    name: 'notation of VISION',
    files: /^games\/vision\/notation\//,
    may: [
      /^games\/vision\/notation\//,
      /^notation\//,
      /^i18n\/(notation-texts|rule-set-texts|text-shape)\.ts$/,
      tableDoor,
      wordsDoor,
    ],
    types: [visionDoor],
  },
  {
    name: 'notation of the duel',
    files: /^games\/duel\/notation\//,
    may: [
      /^games\/duel\/notation\//,
      /^notation\//,
      /^i18n\/(notation-texts|rule-set-texts|text-shape)\.ts$/,
      tableDoor,
      wordsDoor,
    ],
    types: [duelDoor],
  },
  // Positions of the duel that are laid by hand: plain data, and what its rules say of it.
  {
    name: 'workshop of the duel',
    files: /^games\/duel\/workshop\//,
    may: [
      /^games\/duel\/workshop\//,
      /^store\/(cards|storage|looking)\//,
      taughtDoor,
      scenarioDoor,
      printedDoor,
      duelDoor,
      tableDoor,
    ],
  },
  // What each game gives the table. It stands on the store, which knows none of them, and beside no other game.
  {
    name: 'the duel at the table',
    files: /^games\/duel\//,
    may: [
      /^games\/duel\/[^/]+\.ts$/,
      gamesFloor,
      /^store\//,
      /^games\/duel\/cards\/(index|deck-lists|printed)\.ts$/,
      duelDoor,
      tableDoor,
      decksDoor,
      /^games\/duel\/notation\/index\.ts$/,
    ],
    types: [taughtDoor],
    lazily: [taughtDoor, /^decks\/deck-text\.ts$/, /^games\/duel\/page\/(beside|index|(workshop|puzzles)\/index)\.tsx$/],
    packages: [/^valibot$/],
  },
  {
    name: 'VISION at the table',
    files: /^games\/vision\//,
    may: [
      /^games\/vision\/[^/]+\.ts$/,
      gamesFloor,
      /^store\//,
      /^games\/vision\/cards\/index\.ts$/,
      tableDoor,
      wordsDoor,
      decksDoor,
      visionDecks,
      visionRegister,
      /^games\/vision\/(notation\/index|texts\/rule-words)\.ts$/,
    ],
    types: [taughtDoor, visionDoor],
    lazily: [taughtDoor, /^games\/vision\/page\/(beside|index)\.tsx$/],
    packages: [/^valibot$/],
  },
  // What of the store is the duel's: its cards, which decks there are for it, its rule sets and its matches.
  {
    name: 'store of the duel',
    files: /^store\/((cards|decks|match)\/|(game|rule-set)\.ts|desk\/match-duel|keeping\/(match-|saved-match))/,
    may: [
      /^store\//,
      gamesFloor,
      kernelDoor,
      tableDoor,
      duelDoor,
      courtesyDoor,
      printedDoor,
      /^games\/duel\/cards\/data\//,
      deckListsDoor,
      decksDoor,
      matchDoor,
    ],
    types: [thinkingDoor],
    packages: storePackages,
  },
  // The rest knows no game.
  {
    name: 'store',
    files: /^store\//,
    may: [/^store\//, gamesFloor, kernelDoor, tableDoor, courtesyDoor, matchDoor],
    types: [thinkingDoor],
    packages: storePackages,
  },
  // The game in text: from views alone, so that it can tell no more than the viewer knows.
  {
    name: 'notation',
    files: /^notation\//,
    may: [/^notation\//, /^i18n\/(notation-texts|rule-set-texts)\.ts$/, tableDoor],
  },
  {
    name: 'i18n',
    files: /^i18n\//,
    may: [/^i18n\//, /^games\/(played|sign)\.ts$/],
    types: [duelDoor, tableDoor, decksDoor],
    packages: [/^zustand(\/|$)/],
  },
  // The rooms of the page: each stands on those before it.
  ...rooms.map((name, floor) => ({
    name: `ui/${name}`,
    files: name === 'app' ? /^ui\/(app\/|[^/]+$)/ : new RegExp(`^ui/${name}/`),
    may: [new RegExp(`^ui/(${rooms.slice(0, floor + 1).join('|')})/`), ...(name === 'app' ? [/^ui\/[^/]+$/] : []), ...underARoom],
    types: [kernelDoor, decksDoor, matchDoor],
    packages: pagePackages,
  })),
  {
    name: 'start of the page',
    files: /^(main\.tsx|[^/]+\.d\.ts)$/,
    may: [/^(ui|store|i18n)\//],
    lazily: [/^table\.ts$/],
    packages: [/^react(\/|$)/, /^react-dom(\/|$)/, /^vite\//],
  },
  // The table with both games, which the page fetches behind the start.
  {
    name: 'table of the page',
    files: /^table\.ts$/,
    may: [/^(ui|store)\//, /^games\/duel\/cards\/index\.ts$/, /^games\/duel\/index\.ts$/],
    lazily: [/^games\/vision\/index\.ts$/, /^thinker\.ts$/],
  },
  // What thinks for a partner, in a worker: the games without page and store.
  { name: 'thinker of the page', files: /^thinker\.ts$/, may: [thinkingDoor], lazily: [mindDoor, gameDoor] },
];

/**
 * Arrows that still lead the wrong way, from the time when the rooms of the page were not told from its games. Each that goes
 * leaves this list; none may come to it.
 */
export const owed = new Set([
  'games/vision/decks/reading.ts → games/duel/cards/printed.ts',
  'ui/screens/match/DuelRows.tsx → games/duel/page/why-it-ended.ts',
  'ui/screens/match/MatchPaper.tsx → games/duel/page/why-it-ended.ts',
  'ui/screens/match/SideDeckScreen.tsx → games/duel/page/inspector/duel-reading.tsx',
]);

/** Tests and what only tests use. */
export const isTest = (path) => /\.test\.tsx?$/.test(path) || /\/testing\//.test(path);

const scenariosOfDuel = /^games\/duel\/scenario\//;
const testPackages = [/^vitest(\/|$)/, /^fast-check$/, node];

/** What a test may import on top of its layer. */
export function testsMayImport(layer, path) {
  if (layer.name === 'card') {
    const itself = path.replace(/\.test\.ts$/, '.ts');
    return {
      may: [/^engine\/duel\/testing\//, scenariosOfDuel, gameDoor, { test: (target) => target === itself }],
      packages: testPackages,
    };
  }
  const own = {
    'engine/kernel': /^engine\/kernel\//,
    'engine/table': /^engine\/table\//,
    'engine/vision': /^engine\/(vision|kernel|table)\//,
  }[layer.name];
  const anyLayerBelow = [
    /^engine\/duel\/testing\//,
    /^engine\/duel\/api\//,
    engineDoors,
    gameDoor,
    thinkingDoor,
    /^games\//,
    printedDoor,
    /^games\/duel\/cards\/data\//,
    decksDoor,
    /^(games\/(duel|vision)\/)?(scenario|cli)\//,
  ];
  return {
    may: own ? [own] : layer.name.startsWith('engine') ? [/^engine\//, scenariosOfDuel] : anyLayerBelow,
    packages: testPackages,
  };
}

/** What every game shares names nothing of one game, comments aside: there an example may stand. */
export const speaksOfNoGame = [
  // What deals with zones, windows, stack and acts of any game has no word of one.
  {
    files: /^(engine\/(kernel|table)|ui\/table\/(field|hand)|(courtesy|scenario|cli)(?!\/(testing\/|.*\.test\.ts$)))\//,
    words:
      /monster|spell|trap|graveyard|banish|fusion|tribute|summon|life ?points|defen[cs]e|\bchain|\b(atk|def)\b|underworld|interference|graze|upkeep|caster/i,
  },
  // Everybody else asks the game that lies there, and none by its name. Two files say which there are, `games/signs.ts` and
  // `games/words.ts`; only the duel is played in matches.
  {
    files:
      /^(?!.*(\/testing\/|\.test\.tsx?$))((decks|match|courtesy|notation|scenario|cli(?!\/main)|i18n|ui)\/|store\/(?!desk\/match-duel)|games\/(?!(signs|words)\.ts$)[^/]+\.ts$|games\/laid\/)/,
    words:
      /\b(vision|Vision|VISION)|[a-z]Vision|\bisDuel\b|\bDuel(Table|View|Session|Question)\b|\bgame\w*( [!=]==|:) '(duel|vision)'/,
  },
];

/** Types inside the engine of a game may refer to each other in a circle; nothing else may. */
export const isForgivenInCycles = (from, to, typeOnly) =>
  typeOnly && ['engine/duel/', 'engine/vision/'].some((game) => from.startsWith(game) && to.startsWith(game));

/** How many files may hang together so. */
export const LARGEST_KNOT = 4;

/** Below these no two folders import each other, not even types: a folder is a floor, and what lies above it is nothing to it. */
export const foldersStandOnEachOther = [
  'engine',
  'engine/duel',
  'engine/vision',
  'games',
  'games/duel/page',
  'games/vision/page',
  'scenario',
  'store',
  'ui',
  ...rooms.map((room) => `ui/${room}`),
];
