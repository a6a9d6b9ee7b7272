import { expect, it } from 'vitest';
import { inlineStylesPlugin } from './inline-styles-plugin.ts';

type Handler = (html: string, context: object) => string;

const inline = (base: string): string => {
  const { transformIndexHtml } = inlineStylesPlugin();
  const { handler } = transformIndexHtml as unknown as { readonly handler: Handler };
  const fileName = 'assets/index-a.css';
  const bundle = { [fileName]: { type: 'asset', fileName, source: 'p{}' } };
  return handler(`<link rel="stylesheet" crossorigin href="${base}${fileName}">`, { bundle });
};

// The bundler writes the folder as an address has it.
it.each(['/', '/films/', '/Café/', '/Filme%20A/b.2/'])(
  'the page in %s has its styles in it (product.md, Configuration: base)',
  (base) => {
    expect(inline(base)).toContain('<style>p{}</style>');
  },
);
