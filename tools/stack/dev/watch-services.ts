import { exec } from '@barspoon/servers/process/exec';
import { say, step } from '@barspoon/servers/process/progress';

const BUILT = /^services built/;

/** The services' bundler in watch mode. */
export function watchServices(root: string) {
  let onRebuilt: () => Promise<void> = async () => {};
  let restarting = Promise.resolve();
  let first: ((good: boolean) => void) | null = null;

  const takeLine = (line: string) => {
    if (BUILT.test(line)) {
      if (first) first(true);
      // One after the other: a save during a restart asks for another one.
      else restarting = restarting.then(restart);
      return;
    }
    say(line);
  };

  const restart = async () => {
    try {
      await onRebuilt();
      say('↻ Services rebuilt and started again');
    } catch (error) {
      say(`✗ ${(error as Error).message}`);
    }
  };

  return {
    /** Begins to watch, and resolves at the first good build; false when the bundler has ended before one. */
    start: async (): Promise<boolean> => {
      const progress = step('Building services');
      const { promise, resolve } = Promise.withResolvers<boolean>();
      first = resolve;
      void exec('node', ['tools/build/services.mjs', '--watch'], { cwd: root, onLine: takeLine }).then(() =>
        resolve(false),
      );
      const good = await promise;
      first = null;
      if (good) progress.done('Built services, and watching them');
      else progress.fail('The bundler has ended');
      return good;
    },
    /** What to do whenever a change has been built. */
    onRebuilt: (action: () => Promise<void>) => {
      onRebuilt = action;
    },
  };
}
