import { DomainError } from '@barspoon/platform';

/** Also for a private one of another member: nobody learns that it exists. */
export const portfolioNotFound = () =>
  new DomainError('notFound', 'professional.portfolio_not_found', 'Portfolio not found');
