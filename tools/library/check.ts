import { readArguments } from '../arguments.ts';
import { libraryFolder, readLibraryFiles } from './load.ts';
import { checkLibrary } from './run-checks.ts';

const usage = `npm run library:check [-- word …]: prints every fault of the starter library, and fails when there is one

Words narrow the list to lines that contain one of them: a file, a slug, a rule.`;

const words = readArguments(usage, { allowPositionals: true }).positionals;
const files = readLibraryFiles(libraryFolder);
const problems = checkLibrary(files);
const lines = problems
  .map(({ file, slug, problem, rule }) => `${file}: ${slug}: ${problem}  [${rule}]`)
  .filter((line) => words.length === 0 || words.some((word) => line.includes(word)));

for (const line of lines) console.log(line);
const count = (kind: string) =>
  files.filter((file) => file.kind === kind).flatMap((file) => file.entries).length;
console.log(
  `${count('recipes')} recipes, ${count('ingredients')} ingredients, ${count('barItems')} bar items: ` +
    (problems.length === 0 ? 'every check is green' : `${problems.length} problems, ${lines.length} shown`),
);
process.exitCode = problems.length === 0 ? 0 : 1;
