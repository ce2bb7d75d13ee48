export type TestNeed = 'servers' | 'chromium' | 'builds';

/** One step of `npm test`. */
export interface TestStep {
  name: string;
  command: string[];
  /** What has to be there before it runs. */
  needs: readonly TestNeed[];
  /** Part of `npm run check`; runs with the tests only when `--check` asks for it. */
  onlyWithCheck?: boolean;
}

/** What `npm test` runs, in this order, one after another. A step runs even when one before it has failed. */
export const STEPS: readonly TestStep[] = [
  {
    name: 'check',
    command: ['node', 'tools/check/check.mjs', '--without-tests'],
    needs: [],
    onlyWithCheck: true,
  },
  {
    name: 'unit',
    command: ['vitest', 'run', '--project', 'unit', '--project', 'web', '--project', 'admin'],
    needs: [],
  },
  { name: 'api', command: ['vitest', 'run', '--project', 'api'], needs: ['servers'] },
  {
    name: 'browser',
    command: ['vitest', 'run', '--project', 'browser'],
    needs: ['servers', 'chromium', 'builds'],
  },
];
