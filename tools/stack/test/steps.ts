/** One step of `npm test`. */
export interface TestStep {
  name: string;
  command: string[];
  /** What has to be there before it runs. */
  needs: readonly ('servers' | 'chromium' | 'builds')[];
  /** Part of `npm run check`; runs with the tests only when `--check` asks for it. */
  onlyWithCheck?: boolean;
}

/** What `npm test` runs, in this order. A step runs even when one before it has failed. */
export const STEPS: readonly TestStep[] = [
  { name: 'check', command: ['npm', 'run', '--silent', 'check'], needs: [], onlyWithCheck: true },
  { name: 'tests', command: ['vitest', 'run'], needs: ['servers'] },
];
