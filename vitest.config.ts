import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Nest reads parameter types at run time. */
const decorators = { oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } } };
/** One worker fewer would leave half of a machine with two cores idle. */
const maxWorkers = '100%';
const patient = { testTimeout: 60_000, hookTimeout: 180_000 };

export default defineConfig({
  ...decorators,
  test: {
    reporters: ['default', './tools/stack/test/report.ts'],
    projects: [
      {
        ...decorators,
        test: {
          name: 'unit',
          include: ['{libs,tools}/**/*.spec.ts', 'services/*/src/**/*.spec.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', 'libs/*/test/**'],
          testTimeout: 60_000,
          maxWorkers,
          // Modules are read once by each worker, not once for each file: these specs leave nothing behind in them.
          isolate: false,
        },
      },
      {
        ...decorators,
        test: {
          name: 'api',
          include: ['{tests/api,libs/*/test,services/*/test}/**/*.spec.ts'],
          globalSetup: ['libs/testing/src/global-setup.ts'],
          maxWorkers: 2,
          // The services' code is read once by each of the two, not once for each file, and most files share a stack.
          isolate: false,
          ...patient,
        },
      },
      {
        ...decorators,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.spec.ts'],
          globalSetup: ['tests/support/shared-stack-setup.ts'],
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // As long as other steps are waited for; one second is little for a busy machine.
          expect: { poll: { timeout: 10_000 } },
        },
      },
      ...['web', 'admin'].filter((app) => existsSync(`${app}/vitest.config.ts`)),
    ],
  },
});
