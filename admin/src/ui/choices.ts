/** A vocabulary of the contracts as choices of an input: the value itself, shown with a capital. */
export const choicesOf = (values: readonly string[]): { id: string; name: string }[] =>
  values.map((value) => ({ id: value, name: capitalized(value) }));

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
