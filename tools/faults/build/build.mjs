import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import config from '../../../rspack.config.mjs';

// The services as in production, and the ledger, with crash points that work.
const root = fileURLToPath(new URL('../../..', import.meta.url));
const active = `${root}tools/faults/crash-points/active.ts`;
const services = Object.fromEntries(Object.entries(config.entry).filter(([name]) => name !== 'all'));

const compiler = rspack({
  ...config,
  context: root,
  entry: {
    ...services,
    ledger: './libs/testing/ledger/ledger.main.ts',
    auditor: './libs/testing/ledger/auditor.main.ts',
  },
  output: { ...config.output, path: `${root}dist/faults` },
  plugins: [
    ...(config.plugins ?? []),
    new rspack.NormalModuleReplacementPlugin(/[/\\]crash-points\.ts$/, active),
  ],
});

compiler.run((error, stats) => {
  if (error) throw error;
  if (stats.hasErrors()) {
    console.error(stats.toString('errors-only'));
    process.exitCode = 1;
  }
  compiler.close(() => undefined);
});
