import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { closeUnreleased } from './close-unreleased.mjs';

const CHANGELOG = `# Changelog

## [Unreleased]

### Added

- A thing.

## [1.0.0] - 2026-01-01

- The first.
`;

describe('a release', () => {
  it('closes what is unreleased under its version and date, and begins an empty chapter', () => {
    expect(closeUnreleased(CHANGELOG, '1.1.0', '2026-02-03')).toBe(`# Changelog

## [Unreleased]

## [1.1.0] - 2026-02-03

### Added

- A thing.

## [1.0.0] - 2026-01-01

- The first.
`);
  });

  it.each([
    ['a version of another form', CHANGELOG, 'v1.1', 'three numbers'],
    ['a version that there is', CHANGELOG, '1.0.0', 'already'],
    ['an empty chapter', CHANGELOG.replace('- A thing.', ''), '1.1.0', 'nothing under'],
    ['no such chapter', CHANGELOG.replace('Unreleased', 'Next'), '1.1.0', 'nothing under'],
  ])('is refused for %s', (_, changelog, version, reason) => {
    expect(() => closeUnreleased(changelog, version, '2026-02-03')).toThrow(reason);
  });
});

it('the version of package.json is that of the changelog, at the top of its versions', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const [, latest] = /^## \[(\d[^\]]*)\]/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
  expect(latest).toBe(version);
});
