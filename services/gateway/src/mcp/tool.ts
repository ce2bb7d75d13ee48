import { type Route, scopeOf, type TokenScope } from '@barspoon/contracts';
import { parseInput } from '@barspoon/platform';
import { z } from 'zod';
import { schemaOf } from '../openapi/json-schema.ts';
import type { Call } from './route-calls.ts';
import type { Told } from './told.ts';

/** The site a tool answers for. */
export interface Site {
  name: string;
  /** Without a slash at its end. */
  url: string;
}

interface Declaration<S extends z.ZodObject> {
  /** As programs call it: `search_recipes`. */
  name: string;
  title: string;
  description: string;
  /** The routes it calls: a token that opens all of them has the tool. */
  routes: readonly Route[];
  /** Made of the shapes that its routes declare. */
  input: S;
  run(call: Call, input: z.output<S>, site: Site): Promise<Told>;
}

/** A tool that changes something of the member's. Implements BEYOND-287. */
interface Change<S extends z.ZodObject> extends Declaration<S> {
  /** What it will do, for the member to agree to. */
  preview(input: z.output<S>): string;
  /** Whether it takes something away. */
  takesAway: boolean;
  /** Whether the same once more changes nothing. */
  repeatable: boolean;
}

/** What a tool will do once the member has agreed. */
export class Preview {
  constructor(readonly text: string) {}
}

export interface Tool {
  name: string;
  title: string;
  description: string;
  routes: readonly Route[];
  inputSchema: { type: 'object' } & Record<string, unknown>;
  annotations: { title: string } & Record<string, unknown>;
  /** @throws RouteRefusal, DomainError */
  run(call: Call, given: Record<string, unknown>, site: Site): Promise<Told | Preview>;
}

const confirm = z
  .boolean()
  .optional()
  .describe('Send true only once the member has agreed to exactly this; without it nothing is changed.');

/** What a program sent, checked as a route's body is. @throws InvalidInputError naming the wrong fields */
const inputOf = <S extends z.ZodObject>(input: S, given: unknown): z.output<S> =>
  parseInput(
    { access: 'member', summary: '', response: z.unknown(), body: input, example: { response: 0 } },
    {
      body: given,
    },
  ).body as z.output<S>;

/** Lists what may be left out by how it is sent, and everything else by how it is read. */
function inputSchemaOf(input: z.ZodObject): Tool['inputSchema'] {
  const { required } = schemaOf(input, 'input');
  const { required: _, ...read } = schemaOf(input, 'output');
  return { type: 'object', ...read, ...(required !== undefined && { required }) };
}

const partsOf = <S extends z.ZodObject>({ name, title, description, routes }: Declaration<S>) => ({
  name,
  title,
  description,
  routes,
});

export interface ReadingTool extends Tool {
  run(call: Call, given: Record<string, unknown>, site: Site): Promise<Told>;
}

/** A tool that reads. @param keeps whether it leaves something behind for the member all the same */
export function reading<S extends z.ZodObject>(declared: Declaration<S>, keeps = false): ReadingTool {
  return {
    ...partsOf(declared),
    inputSchema: inputSchemaOf(declared.input),
    annotations: {
      title: declared.title,
      readOnlyHint: !keeps,
      ...(keeps && { destructiveHint: false, idempotentHint: false }),
      openWorldHint: false,
    },
    run: (call, given, site) => declared.run(call, inputOf(declared.input, given), site),
  };
}

/** A tool that changes something, once the member has agreed to it. */
export function changing<S extends z.ZodObject>(declared: Change<S>): Tool {
  const input = declared.input.extend({ confirm });
  return {
    ...partsOf(declared),
    inputSchema: inputSchemaOf(input),
    annotations: {
      title: declared.title,
      readOnlyHint: false,
      destructiveHint: declared.takesAway,
      idempotentHint: declared.repeatable,
      openWorldHint: false,
    },
    run: async (call, given, site) => {
      const { confirm: isAgreed, ...rest } = inputOf(input, given);
      const asked = rest as z.output<S>;
      if (!isAgreed) return new Preview(declared.preview(asked));
      return declared.run(call, asked, site);
    },
  };
}

/** Whether a token of these scopes opens everything a tool calls. */
export const isOpenTo = (scopes: readonly TokenScope[], { routes }: Pick<Tool, 'routes'>): boolean =>
  routes.every((route) => {
    const scope = scopeOf(route);
    return scope !== null && scopes.includes(scope);
  });
