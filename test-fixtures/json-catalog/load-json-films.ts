import { CatalogError } from '#domain/catalog-failure.ts';
import type { JsonFilms } from './json-films.ts';

const isFilms = (json: unknown): json is JsonFilms =>
  typeof json === 'object' && json !== null && ['genres', 'titles', 'people'].every((part) => part in json);

const fetchFile = (address: string): Promise<Response> =>
  fetch(address).catch((cause: unknown) => {
    throw new CatalogError({ kind: 'network' }, { cause });
  });

/** Rejects with a `CatalogError`, and with nothing else. */
export const loadJsonFilms = async (address: string): Promise<JsonFilms> => {
  const response = await fetchFile(address);
  if (!response.ok) throw new CatalogError({ kind: 'http', status: response.status });
  const json: unknown = await response.json().catch(() => undefined);
  if (!isFilms(json)) throw new CatalogError({ kind: 'malformed' });
  return json;
};
