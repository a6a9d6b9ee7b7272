import type { RepositoryFile } from './repository-files.ts';

export interface Citation {
  /** `product.md, Lists: history cap`. */
  readonly rule: string;
  /** `path:line`. */
  readonly place: string;
}

const CITATION = /\b(?:product|tmdb)\.md,(?: (?=[A-Z])|$)/g;
const GROUP = /^## (.+)$/;
const RULE = /^- \*\*(.+?)\*\*: /;
/** What may follow a citation: not a word, so that it cannot run on into the sentence. */
const END = /^(?:[.,:;)'`]|$)/;

/** The rules of a document as they are cited, and its lists without names by their heading alone. */
export const rulesOf = ({ path, text }: RepositoryFile): readonly string[] => {
  const document = path.replace(/^docs\//, '');
  return text.split(/\n(?=## )/).flatMap((part) => {
    const group = GROUP.exec(part.split('\n')[0] ?? '')?.[1];
    if (group === undefined) return [];
    const names = part.split('\n').flatMap((line) => RULE.exec(line)?.[1] ?? []);
    return names.length === 0 ? [`${document}, ${group}`] : names.map((name) => `${document}, ${group}: ${name}`);
  });
};

/** What a file cites. What is none of the rules comes as it is written, up to where a citation may end. */
export const citationsOf = ({ path, text }: RepositoryFile, rules: readonly string[]): readonly Citation[] =>
  text.split('\n').flatMap((line, at) =>
    [...line.matchAll(CITATION)].map(({ index }) => {
      const rest = line.slice(index);
      const known = rules.find((rule) => rest.startsWith(rule) && END.test(rest.slice(rule.length)));
      return { rule: known ?? /^\w+\.md, [^,;)'`]+/.exec(rest)?.[0] ?? rest, place: `${path}:${at + 1}` };
    }),
  );
