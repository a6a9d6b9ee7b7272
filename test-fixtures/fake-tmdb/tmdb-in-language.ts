import { getResponse, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { TmdbClient } from '#adapters/tmdb/client/tmdb-client.ts';
import { TmdbCatalog } from '#adapters/tmdb/tmdb-catalog.ts';
import { TmdbFranchises } from '#adapters/tmdb/tmdb-franchises.ts';
import { TmdbShowCatalog } from '#adapters/tmdb/tmdb-show-catalog.ts';
import { TmdbTitleFinder } from '#adapters/tmdb/tmdb-title-finder.ts';
import type { LanguageTag } from '#domain/languages/language-tag.ts';
import { fakeTmdbHandlers } from './fake-tmdb-handlers.ts';

const API = 'https://tmdb.test/3';
const CONFIG = { token: 'eyJ.read.token', apiUrl: API, imageUrl: 'https://images.test/' };

/** Changes made to answers of the fake, by path. */
type OddAnswers = Readonly<Record<string, (body: object) => object>>;

/** TMDB's adapters over the fake, which answers by language. */
export const tmdbInLanguage = () => {
  const handlers = fakeTmdbHandlers({ apiUrl: API });
  let odd: OddAnswers = {};
  const server = setupServer(
    http.get(`${API}/*`, async ({ request }) => {
      const answer = await getResponse([...handlers], request);
      const own = odd[new URL(request.url).pathname.slice(2)];
      return own && answer ? HttpResponse.json(own((await answer.json()) as object)) : answer;
    }),
  );
  return {
    listen: () => server.listen(),
    close: () => server.close(),
    /** From now on. */
    answerOddly: (answers: OddAnswers) => {
      odd = answers;
    },
    /** Without a language they ask as ever. */
    open: (language?: LanguageTag) => {
      const asked = [CONFIG, undefined, () => ({ language })] as const;
      const client = new TmdbClient(...asked);
      return {
        catalog: new TmdbCatalog(...asked),
        shows: new TmdbShowCatalog(client),
        franchises: new TmdbFranchises(client),
        finder: new TmdbTitleFinder(client),
      };
    },
  };
};
