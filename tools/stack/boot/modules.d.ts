// The types of the launcher's JavaScript, which has to run before TypeScript can.

declare module '*/boot/say.mjs' {
  /** A long step that is being shown. End it with exactly one of `done` and `fail`. */
  export interface Step {
    /** What is happening inside the step right now: a percentage, a file, a package. */
    detail(text: string): void;
    done(text?: string): void;
    fail(text?: string): void;
  }
  export function duration(ms: number): string;
  export function say(line?: string): void;
  export function step(title: string): Step;
}

declare module '*/boot/trouble.mjs' {
  /** A fault of the machine or of its use, in a sentence that says what to do. Shown without a stack trace. */
  export class Trouble extends Error {}
}

declare module '*/boot/boot.mjs' {
  /** The folder of the clone. */
  export const ROOT: string;
  /** The folder for all data of the stack. */
  export const DATA: string;
  /** Runs something; a `Trouble` it throws is said in its one sentence, and the exit code is 1. */
  export function orExplain(run: () => Promise<void>): Promise<void>;
}

declare module '*/boot/machine.mjs' {
  export function checkNode(version?: string): void;
  export function checkSpace(dir: string, neededBytes: number): void;
  export function checkDataFolder(dir: string): void;
}

declare module '*/boot/packages.mjs' {
  export interface LockEntry {
    version?: string;
    optional?: boolean;
    devOptional?: boolean;
    link?: boolean;
  }
  export function firstDifference(
    wanted: Record<string, LockEntry>,
    installed: Record<string, LockEntry>,
  ): string | null;
}
