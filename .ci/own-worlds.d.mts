export function ownWorlds(): readonly string[];
