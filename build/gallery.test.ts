import { createServer } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gallery } from './gallery.ts';

afterEach(() => vi.unstubAllEnvs());

/** @returns where the development server of a catalogue leads who asks for the gallery */
const leadTo = async (catalogue: string): Promise<string | null> => {
  vi.stubEnv('VITE_CATALOG', catalogue);
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    plugins: [gallery()],
    server: { port: 0, host: 'localhost', ws: false, hmr: false, watch: null },
  });
  try {
    await server.listen();
    const address = `${server.resolvedUrls?.local[0] ?? ''}gallery?group=card`;
    return (await fetch(address, { redirect: 'manual' })).headers.get('location');
  } finally {
    await server.close();
  }
};

describe('the development server (product.md, QA: gallery)', () => {
  it('leads to the gallery on the demo catalogue alone', async () => {
    expect(await leadTo('demo')).toBe('/test-fixtures/gallery/gallery.html?group=card');
    expect(await leadTo('tmdb')).toBeNull();
  });
});
