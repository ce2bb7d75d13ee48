import type { Feature } from '@barspoon/messaging';
import { AuthorRow, AuthorRowSchema } from './author.schema.ts';
import { AuthorsController } from './authors.controller.ts';
import { AuthorsRepository } from './authors.repository.ts';
import { AuthorsService } from './authors.service.ts';

export const authorsFeature: Feature = {
  tables: [
    { row: AuthorRow, schema: AuthorRowSchema, own: [{ owner: '_id', hidden: ['words', 'usernameKey'] }] },
  ],
  controllers: [AuthorsController],
  providers: [AuthorsRepository, AuthorsService],
};
