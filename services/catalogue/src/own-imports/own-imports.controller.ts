import {
  adminOwnImportRoutes,
  catalogueInternalRoutes,
  type InputOf,
  type MemberActor,
  ownImportRoutes as routes,
} from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { AdminOwnImportsService } from './admin-own-imports.service.ts';
import { OwnImportsService } from './own-imports.service.ts';

@Controller()
export class OwnImportsController {
  constructor(
    private readonly imports: OwnImportsService,
    private readonly admin: AdminOwnImportsService,
  ) {}

  @Handles(routes.page)
  page({ body }: InputOf<typeof routes.page>) {
    return this.imports.page(body.url);
  }

  @Handles(routes.report)
  report({ body }: InputOf<typeof routes.report>, actor: MemberActor) {
    return this.imports.report(actor, body.text, body.format);
  }

  @Handles(routes.apply)
  apply({ body }: InputOf<typeof routes.apply>, actor: MemberActor) {
    return this.imports.apply(actor, body);
  }

  @Handles(routes.get)
  get({ params }: InputOf<typeof routes.get>, actor: MemberActor) {
    return this.imports.get(actor, params.id);
  }

  @Handles(routes.list)
  list(_: InputOf<typeof routes.list>, actor: MemberActor) {
    return this.imports.list(actor);
  }

  @Handles(catalogueInternalRoutes.barOfImport)
  bar({ params }: InputOf<typeof catalogueInternalRoutes.barOfImport>) {
    return this.imports.bar(params.memberId, params.id);
  }

  @Handles(routes.undo)
  undo({ params }: InputOf<typeof routes.undo>, actor: MemberActor) {
    return this.imports.undo(actor, params.id);
  }

  @Handles(adminOwnImportRoutes.list)
  listAll({ query }: InputOf<typeof adminOwnImportRoutes.list>) {
    return this.admin.list(query);
  }
}
