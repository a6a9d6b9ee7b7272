import { readFileSync, writeFileSync } from 'node:fs';

const PAGE = 'docs/test-quality.md';

/**
 * Replaces one chapter's figures in a page of figures.
 * @param {string} page its text; a chapter's figures are between `<!-- NAME -->` and `<!-- /NAME -->`
 * @param {string} name of the chapter
 * @param {string} figures the new ones, in Markdown
 * @returns {string} the new text
 * @throws {Error} when the page has no such chapter
 */
export function replaceFigures(page, name, figures) {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page has no figures of ${name}.`);
  return `${page.slice(0, from + start.length)}\n\n${figures.trim()}\n\n${page.slice(to)}`;
}

/** @param {readonly (readonly string[])[]} rows the heading first @returns {string} a table in Markdown */
export function markdownTable([heading = [], ...rows]) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(heading), `|${'---|'.repeat(heading.length)}`, ...rows.map(line)].join('\n');
}

/** Writes figures into a page, with today's date. @param {string} name @param {readonly (readonly string[])[]} rows the heading first @param {string} page */
export function writeFigures(name, rows, page = PAGE) {
  const date = new Date().toISOString().slice(0, 10);
  const figures = `Measured on ${date}.\n\n${markdownTable(rows)}`;
  writeFileSync(page, replaceFigures(readFileSync(page, 'utf8'), name, figures));
}
