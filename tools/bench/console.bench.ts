import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILDS, buildWhatChanged } from '../stack/stack/builds.ts';
import { initialFiles, sizeOf } from './kit/page-files.ts';
import type { Benchmark } from './kit/report.ts';
import { root } from './kit/world.ts';

const folder = join(root, 'admin', 'dist');

const bench: Benchmark = async (record) => {
  await buildWhatChanged(
    root,
    BUILDS.filter(({ title }) => title === 'console'),
  );
  const document = readFileSync(join(folder, 'index.html'), 'utf8');
  const initial = initialFiles(document, folder);
  // The console itself is loaded as soon as somebody has come through the door.
  const inside = readdirSync(join(folder, 'assets')).filter((name) => /^Console-[\w-]+\.js$/.test(name));
  if (inside.length !== 1) throw new Error('the build no longer names the console Console');
  const { scripts, styles } = initialFiles(
    document,
    folder,
    inside.map((name) => `assets/${name}`),
  );
  const kB = sizeOf(scripts, folder);
  record.figure('script', kB);
  record.table({
    title: 'What the console fetches at its start',
    rows: [
      { files: 'scripts for the sign-in', 'kB gzip': sizeOf(initial.scripts, folder) },
      { files: `${scripts.length} scripts of the console, sign-in included`, 'kB gzip': kB },
      { files: `${styles.length} styles`, 'kB gzip': sizeOf(styles, folder) },
    ],
  });
};

export default bench;
