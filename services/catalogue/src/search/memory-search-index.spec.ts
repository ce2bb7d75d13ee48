import { describe } from 'vitest';
import { conformance } from '../../test/search/conformance.ts';
import { MemorySearchIndex } from './memory-search-index.ts';

describe('search in memory [REC-03, REC-04, REC-05, REC-06, DISC-11, DISC-12, DISC-13, DISC-14, DISC-16, BEYOND-31, BEYOND-32, CONTRA-13, CONTRA-14]', () => {
  conformance('The search index in memory', {
    open: async () => new MemorySearchIndex(),
    libraries: 300,
    recipes: 2000,
  });
});
