import { HttpResponse, http, type HttpHandler } from 'msw';
import { VISITOR_ADDRESS } from './visitor-address.ts';

/** The services beside TMDB that a site is built with: a look-up of the visitor's address, and one that takes vitals. */
export const otherServices = (origin: string): readonly HttpHandler[] => [
  http.get(`${origin}/ip`, () => HttpResponse.json({ ip: VISITOR_ADDRESS })),
  http.post(`${origin}/vitals`, () => new HttpResponse(null, { status: 204 })),
];
