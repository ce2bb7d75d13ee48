import { processorSeconds, residentMiB } from './process-figures.ts';
import type { RunningProcess, World } from './world.ts';

/** The processes of a world by their names: services, and the servers below them. */
export class Processes {
  private readonly pids: ReadonlyMap<string, number>;

  constructor(world: World, services: ReadonlyMap<string, RunningProcess>) {
    const ofServices = [...services].map(([name, { pid }]) => [name, pid] as const);
    this.pids = new Map([...ofServices, ...Object.entries(world.serverPids)]);
  }

  /** Seconds of CPU time each has used so far. */
  processorSeconds(): Record<string, number> {
    return Object.fromEntries([...this.pids].map(([name, pid]) => [name, processorSeconds(pid)]));
  }

  residentMiB(): Record<string, number> {
    return Object.fromEntries([...this.pids].map(([name, pid]) => [name, residentMiB(pid)]));
  }
}
