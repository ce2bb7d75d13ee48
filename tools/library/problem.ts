/** One fault found in the library: the rule that found it, where it stands and what is wrong, in one sentence. */
export interface Problem {
  rule: string;
  file: string;
  slug: string;
  problem: string;
}
