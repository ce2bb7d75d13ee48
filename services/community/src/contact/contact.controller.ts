import {
  type Actor,
  adminContactRoutes,
  contactInternalRoutes,
  contactRoutes,
  type InputOf,
} from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { ContactService } from './contact.service.ts';

@Controller()
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Handles(contactRoutes.send)
  send({ body }: InputOf<typeof contactRoutes.send>, actor: Actor) {
    return this.contact.send(actor, body);
  }

  @Handles(contactInternalRoutes.message)
  message({ params }: InputOf<typeof contactInternalRoutes.message>) {
    return this.contact.find(params.id);
  }

  @Handles(adminContactRoutes.list)
  list({ query }: InputOf<typeof adminContactRoutes.list>) {
    return this.contact.list(query);
  }

  @Handles(adminContactRoutes.get)
  get({ params }: InputOf<typeof adminContactRoutes.get>) {
    return this.contact.get(params.id);
  }

  @Handles(adminContactRoutes.handle)
  handle({ params, body }: InputOf<typeof adminContactRoutes.handle>) {
    return this.contact.handle(params.id, body.handled);
  }

  @Handles(adminContactRoutes.reply)
  reply({ params, body }: InputOf<typeof adminContactRoutes.reply>) {
    return this.contact.reply(params.id, body.text);
  }
}
