import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseIngredientLine } from '@barspoon/mixology';
import { readArguments, refuse } from '../../arguments.ts';
import { type Corpus, corpora, type Figures, recordedAt } from './corpora.ts';

const usage = `npm run understanding:corpora -- FOLDER [--show]: measures the readers on public corpora and records the figures

  FOLDER holds a clone of each, none of which is copied into the repository:
${Object.values(corpora)
  .map(({ repository }) => `    git clone --depth 1 https://github.com/${repository}`)
  .join('\n')}
  --show   says what is not read right`;
const { positionals, values } = readArguments(usage, {
  allowPositionals: true,
  options: { show: { type: 'boolean', default: false } },
});
const [folder] = positionals;
if (folder === undefined) refuse('Say in which folder the corpora are', usage);

const figures: Record<string, Figures> = {};
for (const [name, corpus] of Object.entries<Corpus>(corpora)) {
  const path = join(folder, corpus.repository.split('/')[1] ?? '');
  if (!existsSync(path)) refuse(`There is no ${path}`, usage);
  const { counted, right, unlabeled, wrong } = corpus.measure(path, parseIngredientLine);
  const [commit = '', date = ''] = execFileSync('git', ['-C', path, 'log', '-1', '--format=%h %cs'], {
    encoding: 'utf8',
  })
    .trim()
    .split(' ');
  figures[name] = { commit, date, counted, right, unlabeled };
  console.log(
    `${name}: ${right} of ${counted} right (${((100 * right) / counted).toFixed(2)} %), ${unlabeled} without a label`,
  );
  if (values.show) for (const line of wrong) console.log(`  ${line}`);
}
writeFileSync(recordedAt, `${JSON.stringify(figures, null, 2)}\n`);
