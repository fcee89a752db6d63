/**
 * Games by their names, each fetched once: in a worker an import takes its time whenever it is made, though what it brings is
 * there. What could not be fetched is fetched anew. Rejects for a name that has none.
 */
export function keptGames<Game>(games: Readonly<Record<string, () => Promise<Game>>>): (name: string) => Promise<Game> {
  const come = new Map<string, Promise<Game>>();
  return (name) => {
    const load = Object.hasOwn(games, name) ? games[name] : undefined;
    if (!load) return Promise.reject(new Error(`nobody thinks about the game ${name}`));
    const coming = come.get(name) ?? load();
    come.set(name, coming);
    coming.catch(() => come.delete(name));
    return coming;
  };
}
