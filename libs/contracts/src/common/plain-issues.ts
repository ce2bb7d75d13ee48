import type { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/**
 * What is wrong with a value in words for people, where its schema has none of its own; nothing for what no form sends.
 * Given to every check of what members and staff write.
 */
export const plainIssue: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined && issue.code === 'invalid_type') return 'Please fill this in';
  switch (issue.code) {
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'invalid_type':
      return isOf(issue.expected, 'number', 'int') ? 'Must be a number' : undefined;
    case 'invalid_value':
      return issue.values.length > 1 ? 'Choose one of the options' : undefined;
    case 'invalid_format':
      return issue.format === 'url' ? 'Must be a web address' : undefined;
    default:
      return undefined;
  }
};

function tooBig({ origin, maximum }: Extract<Issue, { code: 'too_big' }>): string {
  const max = maximum.toLocaleString('en');
  if (origin === 'string') return `Must be ${max} characters or fewer`;
  if (origin === 'array' || origin === 'set') return `Must be ${max} entries or fewer`;
  return `Must be ${max} or less`;
}

function tooSmall({ origin, minimum }: Extract<Issue, { code: 'too_small' }>): string {
  const min = minimum.toLocaleString('en');
  if (origin === 'string')
    return minimum === 1 ? 'Please fill this in' : `Must be at least ${min} characters`;
  if (origin === 'array' || origin === 'set')
    return minimum === 1 ? 'Add at least one' : `Add at least ${min}`;
  return `Must be ${min} or more`;
}

const isOf = (value: string, ...known: string[]): boolean => known.includes(value);
