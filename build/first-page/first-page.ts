import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HtmlTagDescriptor, Plugin, ResolvedConfig, Rolldown, UserConfig } from 'vite';
import { EVERY_VISIT } from '../late-group.ts';
import { environmentOf, scriptEnvironment, scriptOf } from '../script-environment.ts';
import { chunksNamed, MAIN, mainChunk, pageFiles } from './page-files.ts';
import { pageStyles, type PageStyles } from './page-styles.ts';

const PAGE = 'index.html';
const EARLY = 'src/composition/first-page/early.ts';
const FRAME = 'src/composition/first-page/frame.tsx';

/**
 * Has to be the first line of a script: V8 ignores it behind any code. Most functions of what every visit runs are called soon: Chromium
 * compiles them at once, those of files beside the main thread. Without it, it parses each twice.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** What is built before the application's code, and is in the page. */
interface Inline {
  readonly early: string;
  /** HTML. */
  readonly frame: string;
}

/** The application as the page's code, and beside it two small programs: the script in the page, and the one that draws the frame. */
const CONFIG: UserConfig = {
  environments: {
    client: { build: { rolldownOptions: { input: { page: PAGE, index: MAIN } } } },
    early: scriptEnvironment(EARLY),
    frame: {
      consumer: 'server',
      // The program is run where it finds no packages.
      resolve: { noExternal: true },
      build: {
        write: false,
        minify: false,
        rolldownOptions: { input: FRAME, output: { codeSplitting: false }, checks: { bundlerTimings: false } },
      },
    },
  },
};

/** Runs the program that draws the frame. @returns HTML */
const runFrame = async (code: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'frame-'));
  try {
    const file = join(folder, 'frame.mjs');
    await writeFile(file, code);
    return ((await import(pathToFileURL(file).href)) as { readonly renderFrame: () => string }).renderFrame();
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** As the parser of HTML sees it, a text ends where its element's end tag begins. */
const unbroken = (tag: 'script' | 'style', text: string): string => {
  if (text.toLowerCase().includes(`</${tag}`)) throw new Error(`A ${tag} in the page would end before its end.`);
  return text;
};

const rootTag = (children: HtmlTagDescriptor[] = []): HtmlTagDescriptor => ({
  tag: 'div',
  attrs: { id: 'root' },
  children,
  injectTo: 'body-prepend',
});

/** The development server's page, whose code is in files and runs by itself. */
const sourceTags = (base: string): HtmlTagDescriptor[] => [
  rootTag(),
  // Behind the script that React's development build needs first.
  ...[EARLY, MAIN].map((path): HtmlTagDescriptor => ({
    tag: 'script',
    attrs: { type: 'module', src: base + path },
    injectTo: 'head',
  })),
];

const styleLink = (href: string, attrs: HtmlTagDescriptor['attrs'] = {}): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'stylesheet', href, disabled: true, ...attrs },
  injectTo: 'head',
});

interface Built extends Inline {
  readonly bundle: Rolldown.OutputBundle;
  readonly base: string;
  readonly styles: PageStyles;
}

/** What the page begins with is in the page: each file of its own would hold the first paint up for a round trip. */
const builtTags = ({ bundle, base, early, frame, styles }: Built): HtmlTagDescriptor[] => {
  const files = JSON.stringify(pageFiles(bundle));
  return [
    // The script goes first: its requests are on their way while the browser reads the styles.
    { tag: 'script', attrs: { type: 'application/json', 'data-files': true }, children: files, injectTo: 'head' },
    { tag: 'script', children: unbroken('script', COMPILE_HINT + early), injectTo: 'head' },
    { tag: 'style', children: unbroken('style', styles.early), injectTo: 'head' },
    // Behind the page's own styles and before those of other code, as their order was before they were split.
    styleLink(base + styles.late, { 'data-late': true, media: 'not all', fetchpriority: 'high' }),
    // Code that comes late looks for a link before it fetches its styles: it needs these no more.
    styleLink(base + styles.whole),
    rootTag([{ tag: 'div', attrs: { id: 'frame', inert: true, 'aria-hidden': 'true' }, children: frame }]),
  ];
};

/** What is made one after the other by the build. */
interface Made {
  inline?: Inline;
  styles?: PageStyles;
}

const page = (made: Made): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'matinee:first-page',
    sharedDuringBuild: true,
    config: (_config, { command }) => (command === 'build' ? CONFIG : { optimizeDeps: { entries: [MAIN, EARLY] } }),
    configResolved: (resolved) => {
      config = resolved;
    },
    buildApp: {
      order: 'pre',
      handler: async (builder) => {
        made.inline = {
          early: await scriptOf(builder, 'early'),
          frame: await runFrame(await scriptOf(builder, 'frame')),
        };
        await builder.build(environmentOf(builder, 'client'));
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, filename }) {
        if (filename !== resolve(config.root, PAGE)) return [];
        if (!bundle) return sourceTags(config.base);
        const { inline, styles } = made;
        if (!inline || !styles)
          throw new Error('The page needs `createBuilder`: its script and its frame are built first.');
        return builtTags({ bundle, base: config.base, styles, ...inline });
      },
    },
  };
};

const compileHint: Plugin = {
  name: 'matinee:compile-hint',
  apply: 'build',
  sharedDuringBuild: true,
  generateBundle: {
    // Vite puts code before everything that is there earlier.
    order: 'post',
    handler(_options, bundle) {
      if (this.environment.name !== 'client') return;
      for (const chunk of [mainChunk(bundle), ...chunksNamed(bundle, EVERY_VISIT)])
        chunk.code = COMPILE_HINT + chunk.code;
    },
  },
};

/**
 * Makes the page that the browser paints before any code has come, and that begins to fetch what comes next: the early
 * script, the frame with its styles and the names of files, all in the page (docs/first-page.md).
 */
export function firstPage(): Plugin[] {
  const made: Made = {};
  const styles = pageStyles(
    () => made.inline?.frame ?? '',
    (each) => {
      made.styles = each;
    },
  );
  return [styles, page(made), compileHint];
}
