/** The rules of kinds of action, by kind. */
const known = new Map<string, unknown>();

/**
 * Adds the rules of the kinds that nothing of the first screen makes: their code comes with what loads a library. Whatever makes, loads
 * or reads such an action comes with it, or after it.
 */
export const addLateRules = (rules: object): void => {
  for (const [kind, of] of Object.entries(rules)) known.set(kind, of);
};

/** The rules of a kind. Throws where they have not been added: that is a defect of ours. */
export const lateRulesOf = (kind: string): unknown => {
  const rules = known.get(kind);
  if (!rules) throw new Error(`The rules of ${kind} have not been added.`);
  return rules;
};
