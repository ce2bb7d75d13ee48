import ts from 'typescript';

/** What a query says its rows have: fields that are equal to something, or one of some. */
export type Fields = ReadonlySet<string>;

const none: Fields = new Set();
/** Operators that name the values themselves. */
const naming = new Set(['$in', '$eq']);

const union = (all: readonly Fields[]): Fields => new Set(all.flatMap((one) => [...one]));
const common = (all: readonly Fields[]): Fields => {
  const [first, ...others] = all;
  return new Set([...(first ?? none)].filter((field) => others.every((one) => one.has(field))));
};

/**
 * The fields a filter surely names. What is decided only when it runs counts as not named: a query is rather listed as
 * scattered than as targeted.
 * @param seen expressions on the way here, so that one that names itself ends
 */
export function fieldsOf(node: ts.Expression | undefined, seen: ReadonlySet<ts.Node> = new Set()): Fields {
  if (!node || seen.has(node)) return none;
  const within = new Set([...seen, node]);
  const of = (other: ts.Expression | undefined) => fieldsOf(other, within);
  const plain = unwrapped(node);
  if (ts.isObjectLiteralExpression(plain))
    return union(plain.properties.map((one) => fieldsOfProperty(one, of)));
  if (ts.isConditionalExpression(plain)) return common([of(plain.whenTrue), of(plain.whenFalse)]);
  if (ts.isArrayLiteralExpression(plain))
    return union(plain.elements.map((one) => (ts.isSpreadElement(one) ? none : of(one))));
  if (ts.isIdentifier(plain)) return fieldsOfName(plain, of);
  if (ts.isCallExpression(plain)) return fieldsOfCall(plain, of);
  return none;
}

function fieldsOfProperty(
  property: ts.ObjectLiteralElementLike,
  of: (node: ts.Expression | undefined) => Fields,
): Fields {
  if (ts.isSpreadAssignment(property)) return of(property.expression);
  if (ts.isShorthandPropertyAssignment(property)) return new Set([property.name.text]);
  if (!ts.isPropertyAssignment(property)) return none;
  const name = nameOf(property.name);
  if (name === '$and') return of(property.initializer);
  if (name === '$or') {
    const list = unwrapped(property.initializer);
    return ts.isArrayLiteralExpression(list) ? common(list.elements.map(of)) : none;
  }
  if (name === undefined || name.startsWith('$')) return none;
  const value = unwrapped(property.initializer);
  if (ts.isRegularExpressionLiteral(value)) return none;
  if (!ts.isObjectLiteralExpression(value)) return new Set([name]);
  const operators = value.properties.flatMap(({ name }) => (name && nameOf(name)) ?? []);
  return operators.some((operator) => naming.has(operator)) ? new Set([name]) : none;
}

const nameOf = (name: ts.PropertyName): string | undefined =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined;

function unwrapped(node: ts.Expression): ts.Expression {
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node))
    return unwrapped(node.expression);
  return ts.isNonNullExpression(node) ? unwrapped(node.expression) : node;
}

/** A constant, or a parameter: what all callers in the file give it. */
function fieldsOfName(name: ts.Identifier, of: (node: ts.Expression | undefined) => Fields): Fields {
  for (let scope: ts.Node = name.parent; scope; scope = scope.parent) {
    const parameters = ts.isFunctionLike(scope) ? scope.parameters : [];
    const at = parameters.findIndex((one) => ts.isIdentifier(one.name) && one.name.text === name.text);
    if (at >= 0) {
      const given = callsOf(scope as ts.SignatureDeclaration).map((call) => of(call.arguments[at]));
      return given.length ? common(given) : none;
    }
    const found = declaredIn(scope, name.text);
    if (found) return of(found.initializer);
  }
  return none;
}

function declaredIn(scope: ts.Node, name: string): ts.VariableDeclaration | undefined {
  if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) return undefined;
  return scope.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((one) => ts.isIdentifier(one.name) && one.name.text === name);
}

/** A function of the same file that returns a filter. */
function fieldsOfCall(call: ts.CallExpression, of: (node: ts.Expression | undefined) => Fields): Fields {
  const callee = call.expression;
  const name = ts.isIdentifier(callee)
    ? callee.text
    : ts.isPropertyAccessExpression(callee) && callee.expression.kind === ts.SyntaxKind.ThisKeyword
      ? callee.name.text
      : undefined;
  if (name === undefined) return none;
  const results: Fields[] = [];
  visit(call.getSourceFile(), (node) => {
    if (ts.isFunctionLike(node) && calledName(node) === name) results.push(...returnsOf(node).map(of));
  });
  return results.length ? common(results) : none;
}

function returnsOf(node: ts.SignatureDeclaration): ts.Expression[] {
  const body = 'body' in node ? (node.body as ts.ConciseBody | undefined) : undefined;
  if (!body) return [];
  if (!ts.isBlock(body)) return [body];
  const found: ts.Expression[] = [];
  const look = (inner: ts.Node): void => {
    if (ts.isFunctionLike(inner)) return;
    if (ts.isReturnStatement(inner) && inner.expression) found.push(inner.expression);
    ts.forEachChild(inner, look);
  };
  ts.forEachChild(body, look);
  return found;
}

/** What a function is called by: its own name, or that of the constant it is. */
function calledName(node: ts.SignatureDeclaration): string | undefined {
  if (node.name && ts.isIdentifier(node.name)) return node.name.text;
  const { parent } = node;
  return parent && ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name)
    ? parent.name.text
    : undefined;
}

function callsOf(node: ts.SignatureDeclaration): ts.CallExpression[] {
  const name = calledName(node);
  const calls: ts.CallExpression[] = [];
  if (name === undefined) return calls;
  visit(node.getSourceFile(), (inner) => {
    if (!ts.isCallExpression(inner)) return;
    const { expression } = inner;
    const called = ts.isIdentifier(expression)
      ? expression.text
      : ts.isPropertyAccessExpression(expression) && expression.expression.kind === ts.SyntaxKind.ThisKeyword
        ? expression.name.text
        : undefined;
    if (called === name) calls.push(inner);
  });
  return calls;
}

export function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}
