import type { Plugin } from 'vite';

type Step = readonly [old: RegExp, native: string];

const IMPORT: Step = [/^import \{.*\} from "tslib";$/m, ''];

/** rxjs is compiled for browsers without asynchronous functions; of those that the site is built for, each has them. */
const STEPS: Readonly<Record<string, readonly Step[]>> = {
  innerFrom: [
    IMPORT,
    [
      /return __awaiter\(this, void 0, void 0, function\* \(\) \{([^]*)\n {4}\}\);/,
      'return (async () => {$1\n    })();',
    ],
    [/__asyncValues\(asyncIterable\)/, 'asyncIterable[Symbol.asyncIterator]()'],
    [/= yield asyncIterable_1\.next\(\)/, '= await asyncIterable_1.next()'],
    [/\)\) yield _a\.call/, ')) await _a.call'],
  ],
  isReadableStreamLike: [
    IMPORT,
    [/function readableStreamLikeToAsyncGenerator\(/, 'async function* readableStreamLikeToAsyncGenerator('],
    [/return __asyncGenerator\(this, arguments, function\* \w+\(\) \{([^]*)\n {4}\}\);/, '$1'],
    [/yield __await\(reader\.read\(\)\)/, 'await reader.read()'],
    [/return yield __await\(void 0\)/, 'return'],
    [/yield yield __await\(value\)/, 'yield value'],
  ],
};

/** @param name of rxjs's file, without its ending. Throws when the file is not as it was: it is to be looked at again. */
export const toNativeAsync = (name: string, code: string): string => {
  let native = code;
  for (const [old, text] of STEPS[name] ?? []) {
    if (!old.test(native)) throw new Error(`rxjs's ${name} is not as it was.`);
    native = native.replace(old, text);
  }
  return native;
};

/** Has rxjs's asynchronous functions be the browser's own, so that the helpers in their place stay out of the site. */
export function nativeAsyncPlugin(): Plugin {
  return {
    name: 'matinee:native-async',
    apply: 'build',
    transform: {
      filter: { id: /\/rxjs\/dist\/esm\/.*\/(innerFrom|isReadableStreamLike)\.js/ },
      handler: (code, id) => ({ code: toNativeAsync(/(\w+)\.js/.exec(id)?.[1] ?? '', code), map: null }),
    },
  };
}
