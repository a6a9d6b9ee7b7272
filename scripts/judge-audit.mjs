/** @typedef {{ severity: string, range: string }} Finding */
/** @typedef {{ vulnerabilities?: Record<string, Finding>, message?: string, error?: { summary?: string } }} Report */

/** @param {string} json @returns {Report} */
function parse(json) {
  try {
    return /** @type {Report} */ (JSON.parse(json));
  } catch {
    return {};
  }
}

/**
 * What `npm audit --json` says of the packages that are shipped. A registry that cannot be asked fails nothing: the
 * tests also run without a network.
 * @param {string} json its output
 * @returns {{ isFailed: boolean, text: string }}
 */
export function judgeAudit(json) {
  const { vulnerabilities, message, error } = parse(json);
  if (!vulnerabilities) {
    const reason = message || error?.summary || 'npm gave no answer';
    return { isFailed: false, text: `Not checked for known holes, for the registry could not be asked: ${reason}` };
  }
  const found = Object.entries(vulnerabilities).map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  if (found.length === 0) return { isFailed: false, text: 'No package that is shipped has a known hole.' };
  return { isFailed: true, text: `Packages that are shipped have known holes:\n${found.join('\n')}` };
}
