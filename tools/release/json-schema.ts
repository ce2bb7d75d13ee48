import { z } from 'zod';

/** The part of JSON Schema that contracts need. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  /** The schema of every other field; `false` where there may be none. */
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  multipleOf?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/**
 * A contract's schema, without what says nothing to whoever compares two of them.
 * @param io as it is sent, before defaults are filled in, or as it is received
 */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return shortened(json) as JsonSchema;
}

const untold = new Set(['$schema', 'default', 'description', 'title', 'contentEncoding', 'propertyNames']);

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  const { oneOf, ...schema } = value as Record<string, unknown>;
  const all = oneOf ? { ...schema, anyOf: oneOf } : schema;
  const kept = Object.entries(all).filter(([key, one]) => {
    // A format says what its long pattern says; whole numbers of JavaScript end there anyway.
    if (key === 'pattern' && 'format' in all) return false;
    if ((key === 'minimum' || key === 'maximum') && Math.abs(Number(one)) === Number.MAX_SAFE_INTEGER)
      return false;
    return !untold.has(key);
  });
  return Object.fromEntries(
    kept.map(([key, one]) => [key, key === 'properties' ? propertiesOf(one as object) : shortened(one)]),
  );
}

/** Fields may be called like words of JSON Schema. */
const propertiesOf = (properties: object) =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, shortened(schema)]));
