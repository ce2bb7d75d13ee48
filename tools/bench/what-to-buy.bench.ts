import type { Benchmark } from './kit/report.ts';
import { purchasesBesideSolver } from './purchases-beside-solver.ts';
import { purchasesInService } from './purchases-in-service.ts';

const bench: Benchmark = async (record) => {
  await purchasesInService(record);
  await purchasesBesideSolver(record);
};

export default bench;
