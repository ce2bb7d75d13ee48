// The types of the launcher's JavaScript, which has to run before TypeScript can.

declare module '*/boot/boot.mjs' {
  /** The folder of the clone. */
  export const ROOT: string;
  /** The folder for all data of the stack. */
  export const DATA: string;
  /** Runs something; a `Trouble` it throws is said in its one sentence, and the exit code is 1. */
  export function orExplain(run: () => Promise<void>): Promise<void>;
}

declare module '*/boot/nearest-word.mjs' {
  /** What is wrong with how a command was called, and the word that was probably meant. */
  export function wrongly(sentence: string, meant?: string): string;
  /** The known word that a misspelt one is nearest to, if it is near. */
  export function nearestWord(word: string, known: readonly string[]): string | undefined;
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
