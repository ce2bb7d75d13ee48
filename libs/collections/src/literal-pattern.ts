/**
 * A pattern that matches this text and nothing else, for MongoDB as well. `RegExp.escape` is not for MongoDB: it writes
 * some characters as `\uXXXX`, which MongoDB refuses.
 */
export const literalPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
