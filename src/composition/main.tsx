import 'reflect-metadata/lite';
import '#ui/styles/global.css';
import { createRoot } from 'react-dom/client';
import { Root } from '#ui/app/root.tsx';
import { readConfig } from './config.ts';
import { createContainer } from './create-container.ts';
import { Token } from './tokens.ts';

/** The first screen is long there, and whoever looks after the site can wait. Visits that end sooner are not counted. */
const VITALS_DELAY_MS = 3_000;

const whenIdle = (act: () => unknown): void => {
  // Not every browser has it.
  setTimeout(() => ('requestIdleCallback' in globalThis ? requestIdleCallback(act) : act()), VITALS_DELAY_MS);
};

const start = async (element: HTMLElement): Promise<void> => {
  const config = readConfig(import.meta.env);
  const container = await createContainer(config);
  createRoot(element).render(<Root app={container.get(Token.app)} />);
  if (import.meta.env.DEV || config.vitalsUrl) {
    whenIdle(async () => (await import('./vitals.ts')).startVitals(config.vitalsUrl));
  }
};

const element = document.getElementById('root');
if (element) void start(element);
