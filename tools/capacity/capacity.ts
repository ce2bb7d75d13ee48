import { tableOf } from '../report/report.ts';
import { ROOT } from '../stack/boot/boot.mjs';
import { readMeasured } from './measured.ts';
import { capacityFor, deviationOf, maxDeviation } from './model.ts';
import { type Options, parseOptions, usage } from './options.ts';
import { bottleneckText, reportsOf } from './report.ts';

try {
  tell(parseOptions(process.argv.slice(2)));
} catch (error) {
  console.error(`${(error as Error).message}\n\n${usage}`);
  process.exitCode = 1;
}

function tell({ members, assumed, check, help }: Options): void {
  if (help) {
    console.log(usage);
    return;
  }
  const measured = readMeasured(ROOT);
  if (check) {
    const { title, rows, processor, keptBytes } = deviationOf(measured.costs);
    console.log(tableOf({ title, rows }));
    if (Math.max(processor, keptBytes) > maxDeviation) process.exitCode = 1;
    return;
  }
  const capacity = capacityFor(members, assumed, measured);
  for (const report of reportsOf(capacity, assumed)) console.log(`${tableOf(report)}\n`);
  console.log(bottleneckText(assumed, measured));
  const { at, machine } = measured.measurement;
  console.log(
    `Costs measured ${at.slice(0, 10)} on ${machine.cores} cores of ${machine.cpu}; assumptions: docs/capacity.md`,
  );
}
