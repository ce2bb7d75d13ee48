import { accessSync, constants } from 'node:fs';

/** Whether a folder is there and takes files. */
export function isWritable(dir: string): boolean {
  try {
    accessSync(dir, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
