import { flagQuery } from '@barspoon/contracts';
import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/** A declared shape as JSON Schema: as it is sent, or as it is once it has been read. */
export function schemaOf(
  schema: z.ZodType,
  io: 'input' | 'output',
  target: 'draft-2020-12' | 'draft-7' = 'draft-2020-12',
): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    target,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // Read, a flag is true or false.
      if (io === 'output' && (zodSchema as unknown) === flagQuery) {
        delete jsonSchema.anyOf;
        jsonSchema.type = 'boolean';
      }
    },
  }) as JsonSchema;
  return JSON.parse(JSON.stringify(rest).replaceAll('\\\\p{Cc}', controlCharacters)) as JsonSchema;
}

/** Not every consumer of a schema supports Unicode classes. */
const controlCharacters = String.raw`\\u0000-\\u001f\\u007f-\\u009f`;
