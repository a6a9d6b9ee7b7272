import { build, createServer, type InlineConfig, type Rolldown, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCatalogue } from './demo-catalogue.ts';

const shared = (): InlineConfig => ({ configFile: false, logLevel: 'silent', plugins: [demoCatalogue()] });

describe('A built site', () => {
  let output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[] = [];

  beforeAll(async () => {
    const result = await build({
      ...shared(),
      publicDir: false,
      build: { write: false, rolldownOptions: { input: 'virtual:demo-catalogue', preserveEntrySignatures: 'strict' } },
    });
    output = (result as Rolldown.RolldownOutput).output;
  }, 60_000);

  it('carries the catalogue as text, and nothing of what made it up', () => {
    const code = output.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('');
    expect(code).toContain('JSON.parse(');
    expect(code).toContain('Midnight Ferry to Anselm');
    expect(code).not.toContain('faker');
  });

  it('carries its pictures under /artwork/', () => {
    const pictures = output.filter(({ fileName }) => fileName.startsWith('artwork/'));
    expect(pictures.map(({ fileName }) => fileName)).toEqual(
      expect.arrayContaining(['artwork/p-dust-parade.svg', 'artwork/b-dust-parade.svg', 'artwork/c-1.svg']),
    );
  });
});

describe('The development server', () => {
  let server: ViteDevServer;
  let address = '';

  beforeAll(async () => {
    server = await createServer({
      ...shared(),
      server: { port: 0, host: 'localhost', ws: false, hmr: false, watch: null },
    });
    await server.listen();
    address = server.resolvedUrls?.local[0] ?? '';
  }, 60_000);
  afterAll(() => server.close());

  it('serves the module', async () => {
    const { default: data } = (await server.ssrLoadModule('virtual:demo-catalogue')) as {
      default: { titles: unknown[] };
    };
    expect(data.titles.length).toBeGreaterThanOrEqual(550);
  }, 60_000);

  it('draws a picture when it is asked for', async () => {
    const response = await fetch(`${address}artwork/p-dust-parade.svg?v=1`);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(await response.text()).toMatch(/^<svg /);
  }, 60_000);

  it('has no other pictures', async () => {
    const response = await fetch(`${address}artwork/p-no-such-title.svg`, { headers: { accept: 'image/svg+xml' } });
    expect(response.headers.get('content-type')).not.toBe('image/svg+xml');
  }, 60_000);
});
