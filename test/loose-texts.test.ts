import { describe, expect, it } from 'vitest';
import { looseTexts } from './architecture/loose-texts.ts';
import { sourceFiles } from './architecture/source-files.ts';

const inComponent = (jsx: string): readonly string[] =>
  looseTexts({
    path: 'ui/a.tsx',
    text: `export const A = ({ name, count, actions }: { name: string; count: number; actions: ReactNode }) =>\n  ${jsx};\n`,
  });

describe('a text among other nodes', () => {
  it.each([
    ['pieces of a sentence', '<p>{count} of them</p>'],
    ['a text beside an element', '<p><b />{name}</p>'],
    ['a text that comes and goes', `<p><b />{count > 0 && 'some'}</p>`],
    ['a choice of two texts', `<p><b /> {count === 1 ? 'title' : 'titles'}</p>`],
    ['a fixed text after what comes and goes', '<p>{count > 0 && <b />}text</p>'],
    ['a text of a fragment', '<>{name}</>'],
    ['a fixed text of a fragment', '<>text <b /></>'],
    ['a text in each of a list', '<p><b />{names.map((each) => each.name)}</p>'],
    ['a formatted number', '<p><b />{formatCount(count)}</p>'],
    ['a text that a component returns', 'count > 0 ? <b /> : name'],
    ['a number behind a sign', '<p>#{count}</p>'],
  ])('is found: %s', (_, jsx) => {
    expect(inComponent(jsx)[0]).toMatch(/^src\/ui\/a\.tsx:2: .* is a text among other nodes\./);
  });

  it.each([
    ['an only text', '<p>{name}</p>'],
    ['one string', '<p>{`${count} of them`}</p>'],
    ['a text in an element of its own', '<p><b /> <span>{name}</span></p>'],
    ['prose about fixed elements', '<p>Read <b>this</b>, and go on.</p>'],
    ['elements that come and go', '<p>{count > 0 && <b />}{names.map((each) => <i key={each} />)}{actions}</p>'],
  ])('is none: %s', (_, jsx) => {
    expect(inComponent(jsx)).toEqual([]);
  });

  it('is in no component (product.md, Translated pages: texts)', async () => {
    const components = (await sourceFiles()).filter(({ path }) => /^ui\/.*(?<!test)\.tsx$/.test(path));
    expect(components.length).toBeGreaterThan(200);
    expect(components.flatMap(looseTexts)).toEqual([]);
  });
});
