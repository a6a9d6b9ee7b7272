const MESSAGE =
  'A title’s name is printed by TitleName alone, which says its language: titleName() is for texts, such as a label.';

/** @typedef {{ readonly type: string, readonly parent?: Node }} Node */

/** What a call can be in and still be all that is printed: an expression of JSX, a choice, a text with more in it. */
const WITHIN = new Set(['ConditionalExpression', 'LogicalExpression', 'TemplateLiteral', 'JSXExpressionContainer']);

/** @param {Node} call @returns {boolean} whether what it gives is the content of an element */
const isPrinted = (call) => {
  let at = call.parent;
  while (at && WITHIN.has(at.type) && at.parent) {
    if (at.type === 'JSXExpressionContainer') return ['JSXElement', 'JSXFragment'].includes(at.parent.type);
    at = at.parent;
  }
  return false;
};

/** The linter's plugin of this repository's own rules. */
export default {
  meta: { name: 'matinee' },
  rules: {
    'title-name': {
      /** @param {{ report: (found: { node: Node, message: string }) => void }} context */
      create: (context) => ({
        /** @param {Node & { callee: Node & { name?: string } }} node */
        CallExpression(node) {
          if (node.callee.name === 'titleName' && isPrinted(node)) context.report({ node, message: MESSAGE });
        },
      }),
    },
  },
};
