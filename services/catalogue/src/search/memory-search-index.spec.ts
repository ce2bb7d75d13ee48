import { conformance } from '../../test/search/conformance.ts';
import { MemorySearchIndex } from './memory-search-index.ts';

conformance('The search index in memory', {
  open: async () => new MemorySearchIndex(),
  libraries: 300,
  recipes: 2000,
});
