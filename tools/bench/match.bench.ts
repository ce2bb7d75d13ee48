import type { Benchmark } from './kit/report.ts';
import { matchingBesideOthers } from './matching-beside-others.ts';
import { matchingInService } from './matching-in-service.ts';

const bench: Benchmark = async (record, { sizes }) => {
  await matchingInService(record, sizes);
  await matchingBesideOthers(record);
};

export default bench;
