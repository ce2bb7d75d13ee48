import { DomainError } from '@barspoon/platform';

/** One answer for what is not there, may not be asked and takes too long: it tells nothing of our own network. */
export const notFetched = (cause?: unknown) =>
  new DomainError('refused', 'egress.not_fetched', 'We couldn’t read anything at this address.', { cause });

export const notDelivered = (cause?: unknown) =>
  new DomainError('refused', 'egress.not_delivered', 'Nothing can be delivered to this address.', { cause });

export const noRecipe = () =>
  new DomainError(
    'refused',
    'egress.no_recipe',
    'We found no recipe on this page. It takes pages that describe their recipes for search engines (schema.org).',
  );

export const noFeed = (cause?: unknown) =>
  new DomainError('refused', 'egress.no_feed', 'There is no RSS, Atom or JSON feed at this address.', {
    cause,
  });
