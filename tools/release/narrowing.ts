import type { JsonSchema } from './json-schema.ts';

/**
 * Who meets whom. `taken`: what was sent before has still to be accepted. `given`: who reads answers has to find what
 * they found before, and may be told of values they do not know. `read`: who reads parses what they are given, and
 * refuses what they do not know, more fields aside.
 */
export type Direction = 'taken' | 'given' | 'read';

/** What of `before` does not hold any more in `after`; each begins with the field it is about. */
export function narrowings(before: JsonSchema, after: JsonSchema, direction: Direction, at = ''): string[] {
  // What may come, and what whoever gets it knows.
  const [come, known] = direction === 'taken' ? [before, after] : [after, before];
  const known_ = alternativesOf(known);
  const coming = alternativesOf(come);
  const single = coming.length === 1 && known_.length === 1;
  if (single) return compareOne(coming[0] ?? {}, known_[0] ?? {}, direction, at);
  return coming.flatMap((one) => {
    if (known_.some((other) => compareOne(one, other, direction, at).length === 0)) return [];
    const alike = known_.filter((other) => kindOf(other) === kindOf(one));
    const [like] = alike;
    if (like && alike.length === 1) return compareOne(one, like, direction, at);
    return [`${nameOf(at)} ${direction === 'taken' ? 'no longer takes' : 'may now be'} ${kindOf(one)}`];
  });
}

function alternativesOf({ anyOf, allOf, ...schema }: JsonSchema): JsonSchema[] {
  if (anyOf) return anyOf.flatMap(alternativesOf);
  const whole = (allOf ?? []).reduce(both, schema);
  const { type } = whole;
  return Array.isArray(type) ? type.map((one) => ({ ...whole, type: one })) : [whole];
}

/** What holds of two schemas together. */
const both = (a: JsonSchema, b: JsonSchema): JsonSchema => ({
  ...a,
  ...b,
  ...((a.properties || b.properties) && { properties: { ...a.properties, ...b.properties } }),
  ...((a.required || b.required) && { required: [...(a.required ?? []), ...(b.required ?? [])] }),
  ...(a.pattern && b.pattern && { pattern: `${a.pattern} and ${b.pattern}` }),
});

const valuesOf = ({ enum: values, const: value }: JsonSchema): unknown[] | undefined =>
  values ?? (value === undefined ? undefined : [value]);

function kindOf(schema: JsonSchema): string {
  const [value] = valuesOf(schema) ?? [];
  return String(schema.type ?? (value === undefined ? 'anything' : value === null ? 'null' : typeof value));
}

const nameOf = (at: string) => at || 'it';

function compareOne(come: JsonSchema, known: JsonSchema, direction: Direction, at: string): string[] {
  const [comes, knows] = [kindOf(come), kindOf(known)];
  if (knows === 'anything') return [];
  if (comes !== knows && !(comes === 'integer' && knows === 'number'))
    return [
      direction === 'taken'
        ? `${nameOf(at)} was ${comes} and is now ${knows}`
        : `${nameOf(at)} was ${knows} and is now ${comes}`,
    ];
  if (comes === 'object') return compareObjects(come, known, direction, at);
  if (comes === 'array')
    return [
      ...compareLimits(come, known, direction, at),
      ...inOrder(come.items ?? {}, known.items ?? {}, direction, `${at}[]`),
    ];
  return [...compareValues(come, known, direction, at), ...compareLimits(come, known, direction, at)];
}

/** `narrowings` of what comes and what is known. */
const inOrder = (come: JsonSchema, known: JsonSchema, direction: Direction, at: string) =>
  direction === 'taken' ? narrowings(come, known, direction, at) : narrowings(known, come, direction, at);

function compareObjects(come: JsonSchema, known: JsonSchema, direction: Direction, at: string): string[] {
  const [before, after] = direction === 'taken' ? [come, known] : [known, come];
  const [old, now] = [before.properties ?? {}, after.properties ?? {}];
  const isOpen = typeof after.additionalProperties === 'object';
  const found = Object.keys(old).flatMap((name) => {
    const field = at ? `${at}.${name}` : name;
    const [was, is] = [old[name] ?? {}, now[name]];
    if (!is) return isOpen ? [] : [`${field} is removed`];
    const [needed, needs] = [before.required?.includes(name), after.required?.includes(name)];
    return [
      ...(direction === 'taken' && needs && !needed ? [`${field} has become required`] : []),
      ...(direction !== 'taken' && needed && !needs ? [`${field} may be missing now`] : []),
      ...narrowings(was, is, direction, field),
    ];
  });
  const added = (after.required ?? []).filter(
    (name) => direction === 'taken' && !(name in old) && !before.required?.includes(name),
  );
  const [others, otherNow] = [before.additionalProperties, after.additionalProperties];
  return [
    ...found,
    ...added.map((name) => `${at ? `${at}.` : ''}${name} is new and required`),
    ...(typeof others === 'object' && typeof otherNow === 'object'
      ? narrowings(others, otherNow, direction, `${at}.*`)
      : []),
  ];
}

function compareValues(come: JsonSchema, known: JsonSchema, direction: Direction, at: string): string[] {
  const knows = valuesOf(known);
  if (!knows || direction === 'given') return [];
  const comes = valuesOf(come);
  const verb = direction === 'taken' ? 'no longer takes' : 'may now be';
  if (!comes) return [`${nameOf(at)} ${verb} any ${kindOf(come)}`];
  return comes
    .filter((value) => !knows.includes(value))
    .map((value) => `${nameOf(at)} ${verb} ${JSON.stringify(value)}`);
}

const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const;
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const;
const exact = ['format', 'pattern', 'multipleOf'] as const;

/** Limits of what is only read bind nobody. */
function compareLimits(come: JsonSchema, known: JsonSchema, direction: Direction, at: string): string[] {
  if (direction === 'given' || valuesOf(come)) return [];
  const told = (limit: string, comes: unknown, knows: unknown) => {
    const [was, is] = direction === 'taken' ? [comes, knows] : [knows, comes];
    return `${nameOf(at)}: ${limit} was ${was ?? 'not there'} and is ${is ?? 'not there'}`;
  };
  return [
    ...lower
      .filter(
        (limit) => (known[limit] ?? Number.NEGATIVE_INFINITY) > (come[limit] ?? Number.NEGATIVE_INFINITY),
      )
      // No text or list has less than nothing in it.
      .filter((limit) => !(limit.startsWith('min') && limit !== 'minimum' && known[limit] === 0)),
    ...upper.filter(
      (limit) => (known[limit] ?? Number.POSITIVE_INFINITY) < (come[limit] ?? Number.POSITIVE_INFINITY),
    ),
    ...exact.filter((limit) => known[limit] !== undefined && known[limit] !== come[limit]),
  ].map((limit) => told(limit, come[limit], known[limit]));
}
