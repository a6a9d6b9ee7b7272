import { HttpResponse, http, type HttpHandler } from 'msw';
import { pictures } from '../catalogue/pictures.ts';
import type { FakeTmdbOptions } from './fake-tmdb-options.ts';

/** `{imageUrl}{size}/{file}`: the catalogue's drawings, which suit every size, for any origin. */
export const imageRoutes = ({ data, imageUrl }: FakeTmdbOptions): readonly HttpHandler[] => {
  let known: ReturnType<typeof pictures> | undefined;
  const drawingOf = (path: string): string | undefined => (known ??= pictures(data)).get(path)?.();

  return [
    http.get(`${imageUrl}:size/:file`, ({ params }) => {
      const drawing = drawingOf(`/${String(params['file'])}`);
      const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'image/svg+xml' };
      return drawing === undefined ? new HttpResponse(null, { status: 404 }) : new HttpResponse(drawing, { headers });
    }),
  ];
};
