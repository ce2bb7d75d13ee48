/**
 * In the place of the CSV writer that react-admin brings for its own export button: lists here have `ExportMenu`, and
 * the writer would be part of the first list (`vite.config.ts`).
 */
export default function noCsvWriter(): never {
  throw new Error('A list exports with ExportMenu');
}
