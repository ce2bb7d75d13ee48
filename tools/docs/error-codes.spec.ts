import { expect, it } from 'vitest';
import { codeForm, errorCodesIn } from './error-codes.ts';

it('finds the codes that are thrown, with kind and sentence', () => {
  const text = `
    export const gone = () => new DomainError('notFound', 'catalogue.recipe_not_found', 'There is no such recipe.');
    class Down extends DomainError { constructor(what) { super('unavailable', 'common.unavailable', \`\${what} is down\`); } }
    throw new DomainError(kind, code);
  `;
  expect(errorCodesIn(text)).toEqual([
    { code: 'catalogue.recipe_not_found', kind: 'notFound', detail: 'There is no such recipe.' },
    { code: 'common.unavailable', kind: 'unavailable', detail: '' },
  ]);
});

it('knows one form of codes', () => {
  for (const code of ['identity.email_taken', 'engagement_points.challenge_full', 'common.internal'])
    expect(code).toMatch(codeForm);
  for (const code of ['EMAIL_TAKEN', 'emailTaken', 'identity.EmailTaken', 'identity'])
    expect(code).not.toMatch(codeForm);
});
