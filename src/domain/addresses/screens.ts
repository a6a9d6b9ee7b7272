/** A screen is what an address shows. */
interface Screen {
  /** The patterns of its addresses, the usual one first; `:name` stands for what differs. */
  readonly paths: readonly [`/${string}`, ...`/${string}`[]];
  /** Whether it needs no provider: it shows what the device keeps, or texts. */
  readonly isLocal?: true;
}

/** Every screen, by the name of its source: `watchlist` is in `watchlist-screen.tsx` (product.md, Frame: routes). */
export const SCREENS = {
  home: { paths: ['/'] },
  search: { paths: ['/search'] },
  link: { paths: ['/shared'] },
  watchlist: { paths: ['/watchlist', '/ratings'], isLocal: true },
  favorites: { paths: ['/favorites'], isLocal: true },
  collections: { paths: ['/collections'], isLocal: true },
  diary: { paths: ['/diary', '/seen'], isLocal: true },
  'up-next': { paths: ['/up-next'], isLocal: true },
  calendar: { paths: ['/calendar'], isLocal: true },
  data: { paths: ['/data'], isLocal: true },
  about: { paths: ['/about'], isLocal: true },
  // A pairing link leads here, with its secret in the fragment. The screen needs a folder at the site's own host.
  pair: { paths: ['/pair'], isLocal: true },
  person: { paths: ['/person/:id'] },
  franchise: { paths: ['/franchise/:id'] },
  season: { paths: ['/tv/:id/season/:season'] },
  year: { paths: ['/year/:year'], isLocal: true },
  // After all others: any address of one part could be a listing's, any of two a title's.
  explore: { paths: ['/:explore'] },
  detail: { paths: ['/:explore/:id'] },
} as const satisfies Readonly<Record<string, Screen>>;

export type ScreenName = keyof typeof SCREENS;

type Param<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Others}`
    ? Name | Param<`/${Others}`>
    : Rest
  : never;
type Params<Name extends ScreenName> = Readonly<Record<Param<(typeof SCREENS)[Name]['paths'][0]>, string | number>>;
/** A screen that always has the same address needs none. */
type GivenParams<Name extends ScreenName> = object extends Params<Name> ? [] : [params: Params<Name>];

/** The address of a screen, with these in the places of its pattern's names. */
export const addressOf = <Name extends ScreenName>(name: Name, ...[params]: GivenParams<Name>): string =>
  SCREENS[name].paths[0].replace(/:(\w+)/g, (_, param: keyof Params<Name>) => `${params?.[param]}`);

/** What an address shows. */
interface ScreenAt {
  readonly name: ScreenName;
  readonly isLocal: boolean;
  /** What the address has in the places of its pattern's names. */
  readonly params: Readonly<Record<string, string>>;
}

// As the router has it: in any case, with or without a slash at the end.
const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i');

/** Undefined where no screen has this address. */
export const screenAt = (pathname: string): ScreenAt | undefined => {
  for (const [name, { paths, isLocal = false }] of Object.entries<Screen>(SCREENS)) {
    for (const path of paths) {
      const match = patternOf(path).exec(pathname);
      if (match) return { name: name as ScreenName, isLocal, params: match.groups ?? {} };
    }
  }
  return undefined;
};
