/** As TMDB answers a preflight: any origin, and always the same list of headers, whichever were asked for. */
const PREFLIGHT = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD, PUT, POST, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept',
  Vary: 'Origin',
};

export const preflightResponse = (): Response => new Response(null, { status: 204, headers: PREFLIGHT });

/** Headers that let other origins read the answer; only when the request said where it came from. */
export const withCors = (request: Request, response: Response): Response => {
  if (response.type === 'error') return response;
  const headers = new Headers(response.headers);
  headers.append('Vary', 'Origin');
  if (request.headers.has('Origin')) headers.set('Access-Control-Allow-Origin', '*');
  return new Response(response.body, { status: response.status, headers });
};
