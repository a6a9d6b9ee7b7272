import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resultOf } from '#domain/steps.ts';
import { runs } from '#fixtures/fuzz/runs.ts';
import { aFile } from '#fixtures/import/a-file.ts';
import { AnyFileDecoder } from './any-file-decoder.ts';
import { parseMarkup } from './parse-markup.ts';

const read = (text: string): unknown => {
  const result = resultOf(parseMarkup(text));
  return result.kind === 'refused' ? result.refusal : result.value;
};

describe('XML (product.md, Import: XML)', () => {
  it.each<[string, unknown]>([
    ['<a/>', { a: [''] }],
    ['<a></a>', { a: [''] }],
    ['<a>x</a>', { a: ['x'] }],
    ['<a> x\n</a >', { a: ['x'] }],
    ['<a><b>1</b><c/><b>2</b></a>', { a: [{ b: ['1', '2'], c: [''] }] }],
    [`<a b="1" c = '2 "3"'>x</a>`, { a: [{ '@b': '1', '@c': '2 "3"', '': 'x' }] }],
    ['<a>x<b/>y</a>', { a: [{ b: [''], '': 'xy' }] }],
    ['<?xml version="1.0"?><!-- <b> --><!DOCTYPE a><a>x</a>', { a: ['x'] }],
    ['<a>Q&amp;A &lt;b&gt; &eacute; &#233; &#xe9; &none;</a>', { a: ['Q&A <b> é é é &none;'] }],
    ['<a b="Q&amp;A"/>', { a: [{ '@b': 'Q&A' }] }],
    ['<a><![CDATA[Q&amp;A <b> ]] >]]></a>', { a: ['Q&amp;A <b> ]] >'] }],
    ['<a><__proto__>x</__proto__></a>', { a: [Object.fromEntries([['__proto__', ['x']]])] }],
    ['<x:a-b.c>x</x:a-b.c>', { 'x:a-b.c': ['x'] }],
  ])('%j is read as JSON would have it', (text, value) => {
    expect(JSON.stringify(read(text))).toBe(JSON.stringify(value));
  });

  it.each([
    '<a>',
    '<a',
    '<a><b></a>',
    '</a>',
    '<a b=c/>',
    '<a b="1/>',
    '<a><!-- x</a>',
    '<a><![CDATA[x</a>',
    '<!DOCTYPE',
    '<1 < 2>',
  ])('that breaks off, or is not closed, is damaged: %j', (text) => expect(read(text)).toBe('damaged-file'));

  it.each([
    '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
    '<!DOCTYPE a [ <!ENTITY b SYSTEM "file:///etc/passwd"> ]><a>&b;</a>',
    `${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}`,
  ])('with entities of its own, or with 10,000 levels, is refused: %j', (text) => expect(read(text)).toBe('markup'));

  it('is read, whatever a text is, without an error', () => {
    const part = fc.constantFrom(
      '<a>',
      '</a>',
      '<b c="d">',
      '</b>',
      '<',
      '>',
      '&amp;',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      'x',
      '"',
    );
    fc.assert(
      fc.property(
        fc.array(part).map((parts) => parts.join('')),
        (text) => {
          expect(['markup', 'refused']).toContain(resultOf(parseMarkup(text)).kind);
        },
      ),
      runs(500),
    );
  });
});

const gzip = async (...parts: readonly (string | Uint8Array<ArrayBuffer>)[]) => {
  const packed = new Blob([...parts]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
};
const decode = async (content: string | Uint8Array<ArrayBuffer>, name: string) => {
  const [file] = await new AnyFileDecoder().decode(aFile(name, content));
  return file?.content.kind === 'refused' ? file.content.refusal : file?.content;
};
const utf16 = (text: string) =>
  new Uint8Array(new Uint16Array([...`\ufeff${text}`].map((unit) => unit.charCodeAt(0))).buffer);

describe('a file of XML (product.md, Import: files)', () => {
  it.each([
    ['by how it begins', '<?xml version="1.0"?><a>é</a>', 'list.txt'],
    ['by its name', '<a>é</a>', 'list.xml'],
    ['in UTF-16', utf16('<?xml version="1.0" encoding="UTF-16"?><a>é</a>'), 'list.xml'],
  ])('is known %s', async (_, content, name) => {
    expect(await decode(content, name)).toMatchObject({ kind: 'markup', value: { a: ['é'] } });
  });

  it('may be packed alone, as any text may', async () => {
    expect(await decode(await gzip('<a>é</a>'), 'animelist.xml.gz')).toMatchObject({ value: { a: ['é'] } });
    expect(await decode(await gzip('Date,Name\n'), 'a.csv.gz')).toMatchObject({ kind: 'text', text: 'Date,Name\n' });
  });

  it.each<[string, Promise<Uint8Array<ArrayBuffer>>]>([
    ['damaged-file', gzip('x'.repeat(9_000)).then((bytes) => bytes.slice(0, 20))],
    ['archive', gzip('a.csv', new Uint8Array(600))],
    ['zip-too-large', gzip(new Uint8Array(50_000_001).fill(32))],
    ['empty', gzip('')],
  ])('that is packed is said to be %s', async (refusal, bytes) => {
    expect(await decode(await bytes, 'a.tgz')).toBe(refusal);
  });
});
