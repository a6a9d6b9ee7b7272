import axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { countPlaywright } from '../test-reports.mjs';
import { runStage } from '../test-stages.mjs';
import { accessibilityFigures, lookFigures, looksOf } from './accessibility-figures.mjs';
import { CRITERIA } from './wcag-criteria.mjs';
import { writeFigures } from './write-figures.mjs';

const PAGE = 'docs/accessibility.md';
const WIDTHS = [390, 1440];
const REPORT = 'node_modules/.cache/matinee/accessibility.json';

/** @param {number} width @returns what axe says of every screen and dialog of the tests, in either theme */
async function look(width) {
  process.env['AXE_WIDTH'] = String(width);
  process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = resolve(REPORT);
  const { failed, passed } = await runStage({
    name: `axe, ${width} px wide`,
    command: [
      'playwright',
      'test',
      '--config',
      'test/playwright.config.ts',
      '--project=demo',
      '--workers=2',
      '--reporter=line,json',
      'page/accessibility.spec',
    ],
    report: REPORT,
    count: countPlaywright,
  });
  if (failed > 0) process.exitCode = 1;
  console.log(`${passed} passed, ${failed} failed`);
  return looksOf(JSON.parse(readFileSync(REPORT, 'utf8')));
}

const looks = [];
for (const width of WIDTHS) looks.push(...(await look(width)));
writeFigures('looks', lookFigures(looks), PAGE);
writeFigures('criteria', accessibilityFigures(CRITERIA, looks, axe.getRules()), PAGE);
