/** What an operator configures (contract.md, Configuration), with its defaults. */
export interface Config {
  readonly catalog: 'tmdb' | 'demo';
  readonly token: string;
  readonly apiUrl: string;
  readonly imageUrl: string;
}

type Environment = Readonly<Record<`VITE_${string}`, string | undefined>>;

/** Reads the configuration; an empty value counts as absent. */
export const readConfig = (env: Environment): Config => ({
  catalog: env.VITE_CATALOG === 'demo' ? 'demo' : 'tmdb',
  token: env.VITE_TMDB_ACCESS_TOKEN?.trim() ?? '',
  apiUrl: env.VITE_TMDB_API_URL || 'https://api.themoviedb.org/3',
  imageUrl: env.VITE_TMDB_IMAGE_URL || 'https://image.tmdb.org/t/p/',
});
