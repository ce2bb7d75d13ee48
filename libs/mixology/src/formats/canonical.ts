import { z } from 'zod';

/**
 * The one canonical shape of a value: keys in the order its schema declares them, whatever equals its default left
 * out, nested objects and lists alike. Two equal values always give equal text, so files can be compared byte for byte.
 */
export function canonical(schema: z.ZodType, value: unknown): unknown {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item) => canonical(inner.element as z.ZodType, item));
  }
  if (inner instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    return canonicalObject(inner, value as Record<string, unknown>);
  }
  return value;
}

function canonicalObject(schema: z.ZodObject, value: Record<string, unknown>): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(schema.shape)) {
    const given = value[key];
    if (given === undefined || equalsDefault(field as z.ZodType, given)) continue;
    result[key] = canonical(field as z.ZodType, given);
  }
  return result;
}

function unwrapped(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) {
    return unwrapped(schema.unwrap() as z.ZodType);
  }
  return schema;
}

function equalsDefault(schema: z.ZodType, value: unknown): boolean {
  return schema instanceof z.ZodDefault && JSON.stringify(schema.def.defaultValue) === JSON.stringify(value);
}
