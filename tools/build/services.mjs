import { rspack } from '@rspack/core';
import config from '../../rspack.config.mjs';
import { readFlags } from '../stack/boot/arguments.mjs';

const flags = readFlags(
  'npm run build:services [-- --watch]: builds the services, with --watch again at every change',
  ['--watch'],
);

/** Builds the services once, or again at every change with `--watch`. */
const compiler = rspack(config);

const report = (error, stats) => {
  if (error) throw error;
  const { errors, warnings } = stats.compilation;
  if (errors.length || warnings.length) console.error(stats.toString('errors-warnings'));
  else console.log(`services built in ${stats.endTime - stats.startTime} ms`);
  return errors.length === 0;
};

if (flags.includes('--watch')) compiler.watch({}, report);
else
  compiler.run((error, stats) => {
    const isGood = report(error, stats);
    compiler.close(() => {
      process.exitCode = isGood ? 0 : 1;
    });
  });
