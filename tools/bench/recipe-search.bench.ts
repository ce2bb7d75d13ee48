import type { Benchmark } from './kit/report.ts';
import { searchEndToEnd } from './search-end-to-end.ts';
import { searchInService } from './search-in-service.ts';

const bench: Benchmark = async (record, { sizes }) => {
  await searchInService(record, sizes);
  await searchEndToEnd(record);
};

export default bench;
