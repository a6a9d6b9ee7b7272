/** A server of texts that runs in the test, behind a `fetch` of its own. */
export class FakeRemote {
  readonly texts = new Map<string, string>();
  isFull = false;
  isBroken = false;
  readonly url = 'https://store.example/texts/';

  readonly fetch: typeof fetch = async (input, init = {}) => {
    const request = new Request(input, init);
    if (this.isBroken) return new Response('Bad gateway', { status: 502 });
    const key = decodeURIComponent(request.url.slice(this.url.length));
    if (request.method === 'PUT') return this.put(key, request);
    if (request.method === 'DELETE') return this.delete(key, request);
    return key === '' ? Response.json([...this.texts.keys()]) : this.get(key);
  };

  private get(key: string): Response {
    const text = this.texts.get(key);
    return text === undefined ? new Response(null, { status: 404 }) : new Response(text);
  }

  private async put(key: string, request: Request): Promise<Response> {
    const body = await request.text();
    if (this.isFull) return new Response(null, { status: 507 });
    if (request.headers.has('If-None-Match') && this.texts.has(key)) return new Response(null, { status: 412 });
    this.texts.set(key, body);
    return new Response(null, { status: 204 });
  }

  private delete(key: string, { headers }: Request): Response {
    const expected = headers.get('If-Match');
    const isOther = expected !== encodeURIComponent(this.texts.get(key) ?? '');
    if (expected !== null && isOther) return new Response(null, { status: 412 });
    this.texts.delete(key);
    return new Response(null, { status: 204 });
  }
}
