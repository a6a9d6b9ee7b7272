const UNRELEASED = '## [Unreleased]';
const VERSION = /^\d+\.\d+\.\d+$/;

/**
 * Gives a changelog's Unreleased chapter a version and a date, and begins an empty one above it.
 * @param {string} changelog the text of CHANGELOG.md, in the form of Keep a Changelog
 * @param {string} version three numbers, as in '1.2.0'
 * @param {string} date as in '2026-11-23'
 * @returns {string} the new text
 * @throws {Error} where the version has another form or is in the changelog already, or nothing is unreleased
 */
export function closeUnreleased(changelog, version, date) {
  if (!VERSION.test(version)) throw new Error(`A version is three numbers, such as 1.2.0, and not '${version}'.`);
  if (changelog.includes(`## [${version}]`)) throw new Error(`CHANGELOG.md has a version ${version} already.`);
  const [before, after] = changelog.split(`${UNRELEASED}\n`);
  const entries = after?.split(/^## /m)[0] ?? '';
  if (!/^- /m.test(entries)) throw new Error(`CHANGELOG.md has nothing under '${UNRELEASED}'.`);
  return `${before}${UNRELEASED}\n\n## [${version}] - ${date}\n${after}`;
}
