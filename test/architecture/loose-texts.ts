import { parseSync } from 'vite';
import type { SourceFile } from './source-files.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const node = (parent: Node, key: string): Node => parent[key] as Node;

function within(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(within);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap((each) => (typeof each === 'object' ? within(each) : []))];
}

/** The children that React gets: blank lines and comments are none. */
const childrenOf = (element: Node): readonly Node[] =>
  (element['children'] as readonly Node[]).filter((child) => {
    if (child.type === 'JSXText') return /\S/.test(String(child['value'])) || !String(child['value']).includes('\n');
    return child.type !== 'JSXExpressionContainer' || node(child, 'expression').type !== 'JSXEmptyExpression';
  });

/** The type that the file gives a name, or how the name's value begins. */
const typeIn = (text: string, name: string): string =>
  new RegExp(`\\b${name}\\??:\\s*([^;,=)]+)`).exec(text)?.[1] ??
  new RegExp(`\\[${name}, \\w+\\] = useState<([^>]+)>`).exec(text)?.[1] ??
  new RegExp(`const ${name} =[^;]*?(<[A-Z]\\w+[ />])`).exec(text)?.[1] ??
  'string';

const isFunction = ({ type }: Node): boolean => /Function/.test(type);

const DRAWING = new Set(['map', 'from']);

const isTextCall = (text: string, call: Node): boolean => {
  const callee = node(call, 'callee');
  if (callee.type === 'MemberExpression') {
    const draw = (call['arguments'] as readonly Node[]).at(-1);
    const isDrawing = DRAWING.has(String(node(callee, 'property')['name'])) && draw && isFunction(draw);
    return !isDrawing || mayBeText(text, node(draw, 'body'));
  }
  const name = String(callee['name']);
  return (
    name !== 'createPortal' &&
    !new RegExp(`(const|function) ${name}\\b[^;]{0,200}?[(>{]\\s*(return )?\\(?\\s*<`).test(text)
  );
};

/** Whether an expression of this file can be text. A property of type `ReactNode` is for elements. */
function mayBeText(text: string, expression: Node): boolean {
  const some = (...keys: readonly string[]): boolean => keys.some((key) => mayBeText(text, node(expression, key)));
  const { type } = expression;
  if (type === 'LogicalExpression') return expression['operator'] === '&&' ? some('right') : some('left', 'right');
  if (type === 'ConditionalExpression') return some('consequent', 'alternate');
  if (type === 'ParenthesizedExpression') return some('expression');
  if (type === 'CallExpression') return isTextCall(text, expression);
  if (type === 'Identifier') return !/React|boolean|<[A-Z]/.test(typeIn(text, String(expression['name'])));
  if (type === 'Literal') return ['string', 'number'].includes(typeof expression['value']);
  return ['TemplateLiteral', 'BinaryExpression', 'MemberExpression', 'ChainExpression'].includes(type);
}

const isConstant = ({ type, ...child }: Node): boolean =>
  type === 'JSXText' || (type === 'JSXExpressionContainer' && (child['expression'] as Node).type === 'Literal');

/** The texts of an element that are among other children, and change or stand beside what comes and goes. */
function looseIn(text: string, element: Node): readonly Node[] {
  const children = childrenOf(element);
  const isFragment = element.type === 'JSXFragment';
  if (children.length < 2 && !isFragment) return [];
  const isSteady = !isFragment && children.every((child) => child.type === 'JSXElement' || isConstant(child));
  return children.filter((child) => {
    if (isConstant(child)) return !isSteady && child.type === 'JSXText' && /\S/.test(String(child['value']));
    return child.type === 'JSXExpressionContainer' && mayBeText(text, node(child, 'expression'));
  });
}

/** What a function itself returns. */
function returnedBy(made: Node): readonly Node[] {
  const body = node(made, 'body');
  if (body.type !== 'BlockStatement') return [body];
  const inner = within(body);
  const isOwn = ({ start }: Node): boolean =>
    !inner.some((each) => isFunction(each) && each.start < start && start < each.end);
  return inner.filter((each) => each.type === 'ReturnStatement' && isOwn(each)).map((each) => node(each, 'argument'));
}

/** The texts that components return: they come among the nodes of another component. */
const returnedIn = (text: string, nodes: readonly Node[]): readonly Node[] =>
  nodes
    .flatMap((each) => {
      const made = each.type === 'VariableDeclarator' ? node(each, 'init') : each;
      const name = isNode(each['id']) ? String(each['id']['name']) : '';
      return /^[A-Z]/.test(name) && isNode(made) && isFunction(made) ? returnedBy(made) : [];
    })
    .filter((returned) => isNode(returned) && mayBeText(text, returned));

/**
 * Where a component would leave a text among other nodes although it changes, or appears beside others: a translated
 * page has another node in its place (docs/decisions/0017).
 * @param file a component's source
 * @returns one sentence for each, with the file and the line
 */
export function looseTexts({ path, text }: SourceFile): readonly string[] {
  const nodes = within(parseSync(path, text).program);
  const elements = nodes.filter(({ type }) => type === 'JSXElement' || type === 'JSXFragment');
  return [...elements.flatMap((element) => looseIn(text, element)), ...returnedIn(text, nodes)].map(
    ({ start, end }) => {
      const shown = text.slice(start, end).trim().replaceAll(/\s+/g, ' ').slice(0, 60);
      const line = text.slice(0, text.indexOf(text.slice(start, end).trim(), start)).split('\n').length;
      return `src/${path}:${line}: ${shown} is a text among other nodes. Make one string of all of them, or put it into an element.`;
    },
  );
}
