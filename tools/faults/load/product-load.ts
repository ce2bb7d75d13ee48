import { appendFileSync } from 'node:fs';
import { askForAll, type LoadInput } from './asking.ts';
import type { Journalled } from './journal.ts';
import { type ActsPlan, planActs } from './plan-acts.ts';

/** What is asked of the product. */
interface ProductLoad extends LoadInput {
  plan: ActsPlan & {
    /** Keys of acts that were done before the load. */
    doneBefore: string[];
  };
}

const { plan, ...input } = JSON.parse(process.argv[2] ?? '{}') as ProductLoad;
await askForAll(planActs(plan), input);
for (const key of plan.doneBefore) {
  const line: Journalled = { key, acknowledged: true, tries: 1, maxMs: 0, refusals: {} };
  appendFileSync(input.journal, `${JSON.stringify(line)}\n`);
}
