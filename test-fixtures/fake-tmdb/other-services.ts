import { HttpResponse, http, type HttpHandler } from 'msw';
import { VISITOR_ADDRESS } from './visitor-address.ts';

/**
 * The services beside TMDB that a site is built with: a look-up of the visitor's address, and one that takes vitals and,
 * for tests, tells what it got.
 */
export const otherServices = (origin: string): readonly HttpHandler[] => {
  const vitals: { readonly headers: Readonly<Record<string, string>>; readonly body: unknown }[] = [];
  return [
    http.get(`${origin}/ip`, () => HttpResponse.json({ ip: VISITOR_ADDRESS })),
    http.post(`${origin}/vitals`, async ({ request }) => {
      vitals.push({ headers: Object.fromEntries(request.headers), body: await request.json() });
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(`${origin}/vitals`, () => HttpResponse.json(vitals)),
  ];
};
