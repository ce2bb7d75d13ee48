import type { OwnRecipeInput } from '@barspoon/contracts';

export type Missing = 'description' | 'ingredients' | 'instructions';

/** A step that says how: "Shake." does not. */
const minLength = 20;

/**
 * What others would miss in a recipe that reads like a draft; nothing in one that can be mixed, even where a part is
 * short. Implements BEYOND-152.
 */
export function missingIn({ description, spec, instructions }: OwnRecipeInput): Missing[] {
  const missing: Missing[] = [
    ...(description.trim() ? [] : ['description' as const]),
    ...(spec.length < 2 ? ['ingredients' as const] : []),
    ...(instructions.join(' ').length < minLength ? ['instructions' as const] : []),
  ];
  return missing.length > 1 || spec.length < 2 ? missing : [];
}
