import type { Benchmark } from './kit/report.ts';
import { purchasesBesideSolver } from './purchases-beside-solver.ts';
import { purchasesInService } from './purchases-in-service.ts';

const bench: Benchmark = async (record) => {
  await purchasesBesideSolver(record);
  await purchasesInService(record);
};

export default bench;
