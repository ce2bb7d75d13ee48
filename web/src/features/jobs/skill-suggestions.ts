const maxSuggested = 6;

const folded = (text: string): string => text.trim().toLowerCase();
const parted = (line: string) => {
  const parts = line.split(',');
  return { before: parts.slice(0, -1), typed: folded(parts.at(-1) ?? '') };
};

/** The names that hold what is being typed behind the last comma, those that begin with it first. */
export function suggestedSkills(names: readonly string[], line: string): string[] {
  const { before, typed } = parted(line);
  if (typed.length < 2) return [];
  const taken = new Set(before.map(folded));
  const found = names.filter((name) => folded(name).includes(typed) && !taken.has(folded(name)));
  if (found.some((name) => folded(name) === typed)) return [];
  const rank = (name: string) => (folded(name).startsWith(typed) ? 0 : 1);
  return found.sort((one, other) => rank(one) - rank(other)).slice(0, maxSuggested);
}

/** The line with a name in place of what was being typed. */
export const withSkill = (line: string, name: string): string =>
  [...parted(line).before.map((part) => part.trim()), name].filter(Boolean).join(', ');
