import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { partsOf, retiredIn, retiredWords } from './retired.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** Refuses identifiers that hold a word which docs/glossary.md retires. */
const words = retiredWords(read('docs/glossary.md'));
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path && !path.endsWith('.gen.ts'));

for (const path of files) {
  const source = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest);
  const look = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
      const word = retiredIn(partsOf(node.text), words);
      const { line } = source.getLineAndCharacterOfPosition(node.end);
      if (word) {
        console.error(
          `${path}:${line + 1}: "${node.text}" holds the retired word "${word}" (docs/glossary.md)`,
        );
        process.exitCode = 1;
      }
    }
    ts.forEachChild(node, look);
  };
  look(source);
}
