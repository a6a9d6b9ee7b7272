import { parseSync, type ESTree } from 'vite';

type Statement = ESTree.Program['body'][number];

const valueOf = (statement: Statement, name: string): ESTree.Expression | undefined => {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
    return undefined;
  const found = statement.declaration.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
  return found?.init ?? undefined;
};

const withoutType = (value: ESTree.Expression): ESTree.Expression =>
  value.type === 'TSSatisfiesExpression' || value.type === 'TSAsExpression' ? withoutType(value.expression) : value;

const keyOf = (property: ESTree.ObjectExpression['properties'][number]): readonly string[] => {
  if (property.type !== 'Property' || property.computed) return [];
  const { key } = property;
  return key.type === 'Identifier' ? [key.name] : key.type === 'Literal' ? [String(key.value)] : [];
};

/**
 * The keys of an exported object, in their order. They are read from its text: what such a table imports is made for
 * browsers, and need not run in the build.
 * @throws {Error} when there is no such table
 */
export const tableKeys = (code: string, name: string): readonly string[] => {
  const { program } = parseSync('table.ts', code);
  const value = program.body.map((statement) => valueOf(statement, name)).find((each) => each !== undefined);
  const table = value && withoutType(value);
  if (table?.type !== 'ObjectExpression') throw new Error(`There is no table ${name}.`);
  return table.properties.flatMap(keyOf);
};
