import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { reportPath } from './report-path.ts';

// product.md, Report: paths.
it.each([
  ['/configuration', '/configuration'],
  ['/trending/all/week', '/trending/all/week'],
  ['/movie/603', '/movie/:id'],
  ['/movie/603/credits', '/movie/:id/credits'],
  ['/tv/1396/season/5', '/tv/:id/season/:id'],
  ['/person/287?append_to_response=combined_credits', '/person/:id'],
  ['/collection/2344', '/collection/:id'],
  ['/keyword/1701', '/keyword/:id'],
  ['/find/tt0133093?external_source=imdb_id', '/find/:id'],
  ['/search/movie?query=the+matrix&page=1', '/search/movie'],
  ['/search/multi#the matrix', '/search/multi'],
  ['/search/the%20matrix', '/search/:id'],
  ['/watch/providers/regions', '/watch/providers/regions'],
  // A site's own host, or a catalogue of another kind.
  ['/tmdb/3/movie/603', '/:id/:id/movie/:id'],
  ['https://movies.ada.example/3/movie/603', '/:id/:id/:id/movie/:id'],
  ['/films/Low Tide.json', '/:id/:id'],
  ['/Movie/__proto__/constructor', '/:id/:id/:id'],
  ['//movie//603//', '/movie/:id'],
  ['/a/b/c/d/e/f/g/h', '/:id/:id/:id/:id/:id/:id'],
  ['', '/'],
  ['?token=secret', '/'],
  ['\n?x', '/:id'],
])('of %j a report has %s', (path, expected) => {
  expect(reportPath(path)).toBe(expected);
});

it('and of any text nothing but words of the table', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(reportPath(`/${text}`)).toMatch(/^\/$|^(\/(:id|[a-z_]+)){1,6}$/);
    }),
  );
});
