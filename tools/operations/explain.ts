/** Ends a command that failed with a sentence instead of a stack. */
export function explain(error: unknown): void {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
