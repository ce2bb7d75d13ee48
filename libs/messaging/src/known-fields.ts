import type { z } from 'zod';

/**
 * Reads data of an event or a job as its contract declares it, without fields the contract does not know: during a rollout,
 * new services send fields that the old ones do not know yet.
 */
export function readKnownFields<S extends z.ZodType>(
  schema: S,
  data: unknown,
): z.ZodSafeParseResult<z.output<S>> {
  const parsed = schema.safeParse(data);
  const unknown = parsed.error?.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? [issue] : [],
  );
  if (!unknown?.length) return parsed;
  const known = structuredClone(data);
  for (const { path, keys } of unknown) {
    const place = path.reduce((at, key) => (at as Record<PropertyKey, unknown>)[key], known) as object;
    for (const key of keys) Reflect.deleteProperty(place, key);
  }
  return schema.safeParse(known);
}

/** As `readKnownFields`. @throws {z.ZodError} when the data is not what its contract declares */
export function parseKnownFields<S extends z.ZodType>(schema: S, data: unknown): z.output<S> {
  const { success, data: read, error } = readKnownFields(schema, data);
  if (!success) throw error;
  return read;
}
