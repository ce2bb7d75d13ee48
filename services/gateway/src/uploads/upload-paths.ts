const root = '/uploads/';
const hour = 60 * 60_000;

/** `/uploads/avatars/<member>/<timestamp>-256.webp` is kept as `avatars/<member>/<timestamp>-256.webp`. */
export const keyOfPath = (path: string): string => path.slice(root.length);

/** When the file at a path or key was uploaded, in milliseconds; NaN for what is no upload of ours. */
export const timestampIn = (path: string): number =>
  Number(/\/(\d+)-\d+\.webp$/.exec(path)?.[1] ?? Number.NaN);

/** Whether a file at a path or key was uploaded so long ago that nobody is about to use it for the first time. */
export const isLongThere = (path: string): boolean => timestampIn(path) < Date.now() - hour;
