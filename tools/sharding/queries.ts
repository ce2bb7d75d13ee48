import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { type Fields, fieldsOf, visit } from './filters.ts';

/** A place in the code that asks MongoDB for something. */
export interface Query {
  /** The service whose database it asks; `each` for what every service has. */
  service: string;
  collection: string;
  /** The file it is in, without its folder: `posts.repository`. */
  file: string;
  /** The function it is in. */
  name: string;
  method: string;
  /** Fields it names the values of; for what is new, all of them. */
  fields: Fields | 'all';
}

/** A collection as its schema declares it. */
export interface Collection {
  service: string;
  collection: string;
  /** Fields of every index that allows a value once, `_id` left out. */
  unique: string[][];
}

const reads = [
  'find',
  'findOne',
  'countDocuments',
  'exists',
  'distinct',
  'aggregate',
  'estimatedDocumentCount',
];
const writes = [
  ...['updateOne', 'updateMany', 'deleteOne', 'deleteMany', 'replaceOne', 'bulkWrite'],
  ...['findOneAndUpdate', 'findOneAndDelete', 'findOneAndReplace'],
];
const byId = ['findById', 'findByIdAndUpdate', 'findByIdAndDelete'];
const news = ['create', 'insertMany', 'insertOne'];
const methods = new Set([...reads, ...writes, ...byId, ...news]);

interface Source {
  service: string;
  name: string;
  file: ts.SourceFile;
}

/** Every collection of every service, and every query in its code. */
export function databaseUse(root: string): { collections: Collection[]; queries: Query[] } {
  const sources = sourcesOf(root);
  const rows = new Map<string, Collection>();
  for (const source of sources)
    for (const [row, one] of rowsIn(source)) rows.set(`${source.service} ${row}`, one);
  const queries = sources.flatMap((source) =>
    queriesIn(source, (row) => rows.get(`${source.service} ${row}`) ?? rows.get(`each ${row}`)),
  );
  return { collections: [...rows.values()], queries };
}

function sourcesOf(root: string): Source[] {
  return globSync(['services/*/src/**/*.ts', 'libs/{messaging,persistence}/src/**/*.ts'], { cwd: root })
    .filter((path) => !/\.(spec|testing)\.ts$/.test(path))
    .sort()
    .map((path) => {
      const [kind, service = '', , ...rest] = path.split('/');
      return {
        service: kind === 'services' ? service : 'each',
        name: rest.at(-1) ?? '',
        file: ts.createSourceFile(
          path,
          readFileSync(`${root}/${path}`, 'utf8'),
          ts.ScriptTarget.Latest,
          true,
        ),
      };
    });
}

/** Classes with a collection, and what their schema says is unique. */
function rowsIn({ service, file }: Source): [string, Collection][] {
  const found: [string, Collection][] = [];
  visit(file, (node) => {
    if (!ts.isClassDeclaration(node) || !node.name) return;
    const collection = /@Schema\(\{[^)]*collection: '([^']+)'/.exec(node.getText())?.[1];
    if (collection) found.push([node.name.text, { service, collection, unique: [] }]);
  });
  for (const [row, one] of found) one.unique = uniqueOf(file, row);
  return found;
}

/** `SchemaFactory.createForClass(Row).index({ … }, { unique: true })…` */
function uniqueOf(file: ts.SourceFile, row: string): string[][] {
  const found: string[][] = [];
  visit(file, (node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    if (node.expression.name.text !== 'index' || !node.expression.expression.getText().includes(`(${row})`))
      return;
    const [fields, options] = node.arguments;
    if (fields && ts.isObjectLiteralExpression(fields) && options?.getText().includes('unique: true'))
      found.push(fields.properties.flatMap(({ name }) => name?.getText().replaceAll("'", '') ?? []));
  });
  return found;
}

function queriesIn(
  { service, name, file }: Source,
  collectionOf: (row: string) => Collection | undefined,
): Query[] {
  const found: Query[] = [];
  visit(file, (node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const method = node.expression.name.text;
    if (!methods.has(method)) return;
    const row = rowOf(node.expression.expression);
    const collection = row && collectionOf(row);
    if (!collection) return;
    found.push({
      service: collection.service === 'each' ? 'each' : service,
      collection: collection.collection,
      file: name.replace(/\.ts$/, ''),
      name: functionAround(node),
      method,
      fields: fieldsAsked(method, node.arguments),
    });
  });
  return found;
}

/** The row class of `this.rows` or `rows`, where a constructor or a function takes it as a `Model<Row>`. */
function rowOf(receiver: ts.Expression): string | undefined {
  const name =
    ts.isPropertyAccessExpression(receiver) && receiver.expression.kind === ts.SyntaxKind.ThisKeyword
      ? receiver.name.text
      : ts.isIdentifier(receiver)
        ? receiver.text
        : undefined;
  if (name === undefined) return undefined;
  for (let scope: ts.Node = receiver; scope; scope = scope.parent) {
    const parameters = ts.isClassDeclaration(scope)
      ? scope.members.filter(ts.isConstructorDeclaration).flatMap((one) => [...one.parameters])
      : ts.isFunctionLike(scope)
        ? [...scope.parameters]
        : [];
    for (const { name: own, type } of parameters)
      if (ts.isIdentifier(own) && own.text === name && type)
        return /^Model<(\w+)>$/.exec(type.getText())?.[1];
  }
  return undefined;
}

function functionAround(node: ts.Node): string {
  for (let scope: ts.Node = node; scope; scope = scope.parent)
    if ((ts.isMethodDeclaration(scope) || ts.isFunctionDeclaration(scope)) && scope.name)
      return scope.name.getText();
  return 'itself';
}

function fieldsAsked(method: string, [first, second]: readonly ts.Expression[]): Query['fields'] {
  if (news.includes(method)) return 'all';
  if (byId.includes(method)) return new Set(['_id']);
  if (method === 'distinct') return fieldsOf(second);
  if (method === 'aggregate') return fieldsOf(firstMatch(first));
  if (method === 'bulkWrite') return fieldsOfAll(filtersIn(first));
  return fieldsOf(first);
}

/** `[{ $match: … }, …]` */
function firstMatch(pipeline: ts.Expression | undefined): ts.Expression | undefined {
  const stage = pipeline && ts.isArrayLiteralExpression(pipeline) ? pipeline.elements[0] : undefined;
  if (!stage || !ts.isObjectLiteralExpression(stage)) return undefined;
  const match = stage.properties.find(({ name }) => name?.getText() === '$match');
  return match && ts.isPropertyAssignment(match) ? match.initializer : undefined;
}

/** The filters of the writes of a bulk; what it only inserts has none. */
function filtersIn(operations: ts.Expression | undefined): ts.Expression[] | 'all' {
  if (!operations) return [];
  const filters: ts.Expression[] = [];
  let inserts = false;
  visit(operations, (node) => {
    if (!ts.isPropertyAssignment(node)) {
      if (ts.isShorthandPropertyAssignment(node) && node.name.text === 'filter') filters.push(node.name);
      return;
    }
    if (node.name.getText() === 'filter') filters.push(node.initializer);
    if (node.name.getText() === 'insertOne') inserts = true;
  });
  return filters.length === 0 && inserts ? 'all' : filters;
}

function fieldsOfAll(filters: ts.Expression[] | 'all'): Query['fields'] {
  if (filters === 'all') return 'all';
  const [first, ...others] = filters.map((one) => fieldsOf(one));
  return new Set([...(first ?? [])].filter((field) => others.every((one) => one.has(field))));
}
