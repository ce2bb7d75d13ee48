import { readArguments } from '../arguments.ts';
import { withServices } from '../command.ts';
import { seedLibrary, seedSynthetic } from './seed-library.ts';

const usage = `npm run seed [-- options]: brings the starter library into the running services

  --synthetic <number>   so many made-up recipes besides, for measurements`;

const { values } = readArguments(usage, {
  options: { synthetic: { type: 'string' } },
});
const synthetic = Number(values.synthetic ?? 0);

if (!Number.isInteger(synthetic) || synthetic < 0 || synthetic > 1_000_000) {
  console.error(`--synthetic takes a whole number up to 1000000.\n\n${usage}`);
  process.exitCode = 1;
} else
  await withServices('seed', async (services) => {
    await seedLibrary(services, console.log);
    if (synthetic > 0) await seedSynthetic(services, synthetic, console.log);
  }).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
