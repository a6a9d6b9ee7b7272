import { HttpResponse, http, type HttpHandler } from 'msw';
import type { DemoTitle } from '#adapters/demo/demo-data.ts';
import { findTitle, titlesOfKeys } from '#adapters/demo/demo-index.ts';
import type { MediaType, TitleKey } from '#domain/title.ts';
import type { FakeTmdbOptions } from '#fixtures/fake-tmdb/fake-tmdb-options.ts';
import { pageResponse } from '#fixtures/fake-tmdb/raw/page-response.ts';
import { rawCredits } from '#fixtures/fake-tmdb/raw/raw-credits.ts';
import { rawDetails } from '#fixtures/fake-tmdb/raw/raw-details.ts';
import { rawExtras } from '#fixtures/fake-tmdb/raw/raw-extras.ts';
import { rawAppendedSeasons } from '#fixtures/fake-tmdb/raw/raw-season.ts';
import { rawTitle } from '#fixtures/fake-tmdb/raw/raw-title.ts';
import { rawVideos } from '#fixtures/fake-tmdb/raw/raw-videos.ts';
import { rawWatchOffers } from '#fixtures/fake-tmdb/raw/raw-watch.ts';
import { notFound } from '#fixtures/fake-tmdb/tmdb-error.ts';

type Answer = (title: DemoTitle, request: Request) => Response;

/** /movie/{id}, /tv/{id}, and what lies below them. */
export const titleRoutes = (options: FakeTmdbOptions): readonly HttpHandler[] => {
  const { data, apiUrl } = options;

  const rawTitles = (keys: readonly TitleKey[], labelled: boolean): readonly object[] =>
    titlesOfKeys(data, keys).map((title) => rawTitle(title, { labelled }));

  const route = (type: MediaType, part: string, answer: Answer): HttpHandler =>
    http.get(`${apiUrl}/${type}/:id${part}`, ({ params, request }) => {
      const title = findTitle(data, { media_type: type, id: Number(params['id']) });
      return title ? answer(title, request) : notFound();
    });

  const routesOf = (type: MediaType): readonly HttpHandler[] => [
    route(type, '', (title, request) =>
      HttpResponse.json({
        ...rawDetails(title, data),
        ...rawExtras(title, data, request),
        ...rawAppendedSeasons(title, request),
      }),
    ),
    route(type, '/credits', (title) => HttpResponse.json(rawCredits(title, data))),
    route(type, '/videos', (title) => HttpResponse.json(rawVideos(title))),
    route(type, '/watch/providers', (title) => HttpResponse.json(rawWatchOffers(title))),
    route(type, '/similar', ({ similar }, request) =>
      pageResponse(request, { items: rawTitles(similar, false) }, options),
    ),
    route(type, '/recommendations', ({ recommended }, request) =>
      pageResponse(request, { items: rawTitles(recommended, true) }, options),
    ),
  ];

  return [...routesOf('movie'), ...routesOf('tv')];
};
