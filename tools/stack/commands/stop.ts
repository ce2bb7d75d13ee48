import { duration, say } from '@barspoon/servers/process/progress';
import { Trouble } from '@barspoon/servers/process/trouble';
import { readArguments } from '../../arguments.ts';
import { DATA, orExplain } from '../boot/boot.mjs';
import { clearLeftovers, runningStack, stopRunning } from '../stack/running.ts';

readArguments(
  'npm stop: stops what npm start or npm run dev has started here, and what a killed one left behind',
  {},
);

/** Stops the stack of this clone, and what a killed one left behind. */
await orExplain(async () => {
  const began = Date.now();
  const running = runningStack(DATA);
  if (running && !(await stopRunning(DATA)))
    throw new Trouble(
      `The stack (process ${running.launcher.pid}) does not stop. End it: kill -9 ${running.launcher.pid}`,
    );
  const stopped = (await clearLeftovers(DATA)) || running;
  say(stopped ? `Stopped (${duration(Date.now() - began)}).` : 'Nothing is running.');
});
