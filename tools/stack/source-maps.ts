import { setSourceMapsSupport } from 'node:module';

/**
 * What a process of services imports first: traces name lines of our sources. Node's own switch would also read and
 * keep the maps of packages, 6 MB of them.
 */
setSourceMapsSupport(true);
