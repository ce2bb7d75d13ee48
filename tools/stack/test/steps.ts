export type TestNeed = 'servers' | 'chromium' | 'promtool' | 'builds';
export type TestOption = 'check' | 'faults';

/** One step of `npm test`. */
export interface TestStep {
  name: string;
  command: string[];
  /** What has to be there before it runs. */
  needs: readonly TestNeed[];
  /**
   * Files of it that fail are run once more, one after another: two servers and two browsers at a time can be too much
   * for a small machine. What passes only then is named at the end of the run.
   */
  againAlone?: boolean;
  /** The option without which it is left out. */
  onlyWith?: TestOption;
}

/** What `npm test` runs, in this order, one after another. A step runs even when one before it has failed. */
export const STEPS: readonly TestStep[] = [
  {
    name: 'check',
    command: ['node', 'tools/check/check.mjs', '--without-tests'],
    needs: [],
    onlyWith: 'check',
  },
  {
    name: 'unit',
    command: ['vitest', 'run', '--project', 'unit', '--project', 'web', '--project', 'admin'],
    needs: ['promtool'],
  },
  {
    name: 'api',
    command: ['vitest', 'run', '--project', 'api'],
    needs: ['servers'],
    againAlone: true,
  },
  {
    name: 'browser',
    command: ['vitest', 'run', '--project', 'browser'],
    needs: ['servers', 'chromium', 'builds'],
    againAlone: true,
  },
  {
    name: 'faults',
    command: ['node', 'tools/faults/run.ts', '--ci'],
    needs: ['servers'],
    onlyWith: 'faults',
  },
];
