const root = '/uploads/';

/** `/uploads/avatars/<member>/<timestamp>-256.webp` is kept as `avatars/<member>/<timestamp>-256.webp`. */
export const keyOfPath = (path: string): string => path.slice(root.length);

/** When the file at a path or key was uploaded, in milliseconds; NaN for what is no upload of ours. */
export const timestampIn = (path: string): number =>
  Number(/\/(\d+)-\d+\.webp$/.exec(path)?.[1] ?? Number.NaN);
