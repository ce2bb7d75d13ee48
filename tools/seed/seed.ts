import { withServices } from '../command.ts';
import { seedLibrary } from './seed-library.ts';

await withServices('seed', (services) => seedLibrary(services, console.log));
