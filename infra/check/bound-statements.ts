/*
 * A rule of the linter: the whole text of a statement stands in the source, and values are passed to the driver
 * separately (docs/decisions/stores.md#0273).
 */

/** The parts of a syntax tree that the rule looks at (ESTree). */
type Node =
  | { type: 'CallExpression'; callee: Node; arguments: Node[] }
  | { type: 'MemberExpression'; object: Node; property: Node }
  | { type: 'Identifier'; name: string }
  | { type: 'Literal'; value: unknown }
  | { type: 'TemplateLiteral'; expressions: Node[] }
  | { type: 'ConditionalExpression'; consequent: Node; alternate: Node }
  | { type: 'ObjectExpression'; properties: Node[] }
  | { type: 'Property'; key: Node; value: Node }
  | { type: 'VariableDeclarator'; init: Node | null }
  | { type: 'Super' | 'ThisExpression' };

interface Scope {
  upper: Scope | null;
  set: Map<string, { defs: { node: Node; parent: { kind?: string } | null }[] }>;
}

interface Context {
  sourceCode: { getScope: (node: Node) => Scope };
  report: (found: { node: Node; message: string }) => void;
}

const message =
  'Write the whole text of a statement here, or have `sql` of #db/sql.ts put it together: values are bound.';

/** Methods of databases and their connections that take a statement. */
const takers = new Set(['query', 'execute']);

const nameOf = (node: Node | undefined) => (node?.type === 'Identifier' ? node.name : null);

/** The statement that a call hands over; null where it hands over none. */
function statementOf(node: Node): Node | null {
  if (node.type !== 'CallExpression') return null;
  const { callee } = node;
  const [statement = null] = node.arguments;
  if (nameOf(callee) === 'literal') return statement;
  if (callee.type !== 'MemberExpression') return null;
  const isOwn = callee.object.type === 'ThisExpression' || callee.object.type === 'Super';
  return !isOwn && takers.has(nameOf(callee.property) ?? '') ? statement : null;
}

/** Returns the value of a constant of the file; null for a name from elsewhere. */
function constantOf(name: string, from: Scope): Node | null {
  for (let scope: Scope | null = from; scope; scope = scope.upper) {
    const [defined] = scope.set.get(name)?.defs ?? [];
    if (!defined) continue;
    const { node, parent } = defined;
    return node.type === 'VariableDeclarator' && parent?.kind === 'const' ? node.init : null;
  }
  return null;
}

/** The parts of an expression that its text may come from; null where that is unknown. */
function sourcesOf(node: Node, scope: Scope): (Node | null)[] | null {
  if (node.type === 'Identifier') return [constantOf(node.name, scope)];
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate];
  if (node.type !== 'ObjectExpression') return null;
  const given = node.properties.find(
    (each) => each.type === 'Property' && nameOf(each.key) === 'sql',
  );
  return given?.type === 'Property' ? [given.value] : null;
}

/** True if the text of a statement is all there, whatever the program does. */
function isWhole(node: Node | null, scope: Scope): boolean {
  if (!node) return false;
  if (node.type === 'Literal') return typeof node.value === 'string';
  if (node.type === 'TemplateLiteral') return node.expressions.length === 0;
  return sourcesOf(node, scope)?.every((source) => isWhole(source, scope)) ?? false;
}

const boundStatements = {
  create: ({ sourceCode, report }: Context) => ({
    CallExpression(node: Node) {
      const statement = statementOf(node);
      if (statement && !isWhole(statement, sourceCode.getScope(node))) report({ node, message });
    },
    Property(node: Node) {
      if (node.type === 'Property' && nameOf(node.key) === 'replacements')
        report({ node, message });
    },
  }),
};

export default { meta: { name: 'campbc' }, rules: { 'bound-statements': boundStatements } };
