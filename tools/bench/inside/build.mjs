import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import config from '../../../rspack.config.mjs';

/** Bundles what measures from inside a service, as the services themselves are bundled. */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const compiler = rspack({
  ...config,
  context: root,
  entry: { outbox: './tools/bench/inside/outbox.main.ts' },
  output: { ...config.output, path: `${root}dist/bench` },
});
compiler.run((error, stats) => {
  if (error) throw error;
  if (stats.hasErrors()) {
    console.error(stats.toString('errors-only'));
    process.exitCode = 1;
  }
  compiler.close(() => undefined);
});
