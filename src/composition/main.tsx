import 'reflect-metadata/lite';
import '#ui/styles/global.css';
import { createRoot } from 'react-dom/client';
import { Root } from '#ui/app/root.tsx';
import { readConfig } from './config.ts';
import { createContainer } from './create-container.ts';
import { Token } from './tokens.ts';

const start = async (element: HTMLElement): Promise<void> => {
  const container = await createContainer(readConfig(import.meta.env));
  createRoot(element).render(<Root app={container.get(Token.app)} />);
};

const element = document.getElementById('root');
if (element) void start(element);
