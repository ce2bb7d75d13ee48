import 'reflect-metadata';
import { runProcess } from '@barspoon/platform';
import { bootstrap } from './auditor.ts';

await runProcess(async () => [await bootstrap(process.env)]);
