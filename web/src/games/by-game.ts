/** The modules of a glob below `games/`, by the folder of their game. */
export const byGame = <Module>(found: Record<string, Module>): Map<string, Module> =>
  new Map(Object.entries(found).map(([path, one]) => [path.split('/')[1] ?? '', one]));
