import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { shakeRouterPlugin } from './shake-router-plugin.ts';

const ENTRY = 'virtual:uses-one-hook';

const built = async (): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [
      shakeRouterPlugin(),
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
        load: (id) => (id === `\0${ENTRY}` ? "export { useLocation } from 'react-router-dom';" : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict', external: ['react'] },
    },
  });
  return (result as Rolldown.RolldownOutput).output
    .flatMap((file) => (file.type === 'chunk' ? file.code : []))
    .join('');
};

it('keeps of the router what is used, of its production build', async () => {
  const code = await built();
  expect(code).toContain('function useLocation');
  expect(code).not.toContain('forwardRef');
  expect(code).not.toContain('ENABLE_DEV_WARNINGS = true');
}, 60_000);
