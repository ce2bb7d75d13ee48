import { InvalidInputError } from '@barspoon/platform';

/** It was shared already, or another upload took its place. */
export const noSuchFile = (field = 'fileId') =>
  new InvalidInputError([
    { path: `body.${field}`, message: 'This picture is no longer there. Please choose it again.' },
  ]);
