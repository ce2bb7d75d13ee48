import { runProcess } from '@barspoon/platform';
import { bootstrap } from './bootstrap.ts';

await runProcess(async () => [await bootstrap(process.env)]);
