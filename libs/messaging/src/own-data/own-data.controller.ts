import { type InputOf, ownDataRoutesOf } from '@barspoon/contracts';
import { Controller, type Type } from '@nestjs/common';
import { Handles } from '../requests/handles.ts';
import { OwnData } from './own-data.ts';

/** Returns, under the service's own name, what it stores about a member. */
export function ownDataControllerOf(service: string): Type<unknown> {
  const routes = ownDataRoutesOf(service);

  @Controller()
  class OwnDataController {
    constructor(private readonly own: OwnData) {}

    @Handles(routes.part)
    part({ query }: InputOf<typeof routes.part>) {
      return this.own.part(query.memberId, query.cursor);
    }
  }
  return OwnDataController;
}
