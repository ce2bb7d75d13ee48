import { recipeMax } from '@barspoon/contracts';
import type { Draft, ExchangeLine, Notebook } from './exchange.ts';
import { shortened } from './plain-text.ts';
import { fittingSteps } from './steps.ts';

const max = { name: 120, description: 400, note: 80, tag: 30, tags: 12, names: 10, garnish: 4, source: 300 };

/** A draft as long as a recipe may be: what is longer is split or cut, and said. */
export function fitted<D extends Draft>(draft: D, notes: Notebook): D {
  const { name, description, spec, instructions, tags, alternativeNames, garnish, source } = draft;
  const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
  if (oneLine(name).length > max.name)
    notes.doubted('name', `The name is longer than ${max.name} characters; we cut it.`);
  if (description !== undefined && description.length > max.description)
    notes.doubted('description', `The description is longer than ${max.description} characters; we cut it.`);
  const steps = fittingSteps(instructions.map(oneLine).filter(Boolean), notes);
  if (steps.length > recipeMax.steps)
    notes.refused(
      'instructions',
      `There are more than ${recipeMax.steps} long steps; the last ${steps.length - recipeMax.steps} are left out.`,
    );
  return {
    ...draft,
    name: shortened(oneLine(name), max.name),
    ...(description !== undefined && { description: shortened(description, max.description) }),
    spec: fittingLines(spec, notes),
    instructions: steps.slice(0, recipeMax.steps),
    ...(tags && {
      tags: tags
        .map((tag) => shortened(oneLine(tag), max.tag))
        .filter(Boolean)
        .slice(0, max.tags),
    }),
    ...(alternativeNames && {
      alternativeNames: alternativeNames.map((one) => shortened(oneLine(one), max.name)).slice(0, max.names),
    }),
    ...(garnish && { garnish: garnish.slice(0, max.garnish) }),
    ...(source !== undefined && { source: shortened(oneLine(source), max.source) }),
  };
}

function fittingLines(given: readonly ExchangeLine[], notes: Notebook): ExchangeLine[] {
  const left = given.slice(recipeMax.lines).map(({ name, ingredient }) => name ?? ingredient ?? '');
  if (left.length > 0)
    notes.refused(
      'spec',
      `There are more than ${recipeMax.lines} ingredients. The last ${left.length} are left out: ${shortened(left.join(', '), 120)}`,
    );
  const long = given.filter(({ name = '' }) => name.length > max.name).length;
  if (long > 0)
    notes.doubted(
      'spec',
      `${long === 1 ? 'One ingredient is' : `${long} ingredients are`} longer than ${max.name} characters; we cut ${long === 1 ? 'it' : 'them'}.`,
    );
  return given.slice(0, recipeMax.lines).map(fittingLine);
}

/** Of a name that is too long the rest is kept as a note, as far as there is room. */
function fittingLine({ name, note, ...line }: ExchangeLine): ExchangeLine {
  if (name === undefined || name.length <= max.name)
    return { ...line, name, note: note === undefined ? note : shortened(note, max.note) };
  const end = name.slice(0, max.name).search(/\s+\S*$/);
  const kept = name.slice(0, end > 0 ? end : max.name);
  const rest = [name.slice(kept.length).trim(), note].filter(Boolean).join('; ');
  return { ...line, name: kept, note: shortened(rest, max.note) };
}
