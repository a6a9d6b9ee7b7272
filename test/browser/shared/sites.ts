const VARIABLE = 'MATINEE_TEST_PORTS';
const NAMES = [
  'fakeTmdb',
  'demo',
  'tmdb',
  'indexedDb',
  'proxied',
  'folder',
  'base',
  'container',
  'containerInFolder',
  'containerWithAll',
] as const;

type Name = (typeof NAMES)[number];

/** @param find finds as many free ports as it is asked for. It is called once a run: the runner's workers inherit the environment. */
export const takePorts = async (find: (count: number) => Promise<readonly number[]>): Promise<void> => {
  process.env[VARIABLE] ??= (await find(NAMES.length)).join(' ');
};

/** The port of one of the servers of the tests. Throws where `takePorts` was not called before. */
export const portOf = (name: Name): string => {
  const port = process.env[VARIABLE]?.split(' ')[NAMES.indexOf(name)];
  if (!port) throw new Error(`No port was taken for the server '${name}'.`);
  return port;
};

/** Where the site of a port is built, seen from the repository. Undefined for ports of no site. */
export const folderOf = (port: string): string | undefined => {
  const name = NAMES[process.env[VARIABLE]?.split(' ').indexOf(port) ?? -1];
  return name && `node_modules/.cache/matinee/site-${name}`;
};

/** The address of one of the servers of the tests, without a slash at its end. */
export const siteOf = (name: Name): string => `http://localhost:${portOf(name)}`;
