import { adminMailRoutes, type InputOf, type MemberActor } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { BulkRenderer } from '../mails/bulk-renderer.ts';
import { MailOrders } from '../sending/mail-orders.service.ts';
import { BulkAudiences } from './bulk-audiences.service.ts';
import { BulkMailsService } from './bulk-mails.service.ts';

@Controller()
export class BulkMailsController {
  constructor(
    private readonly bulk: BulkMailsService,
    private readonly audiences: BulkAudiences,
    private readonly orders: MailOrders,
    private readonly renderer: BulkRenderer,
  ) {}

  /** Implements ADM-NOTIF-02. */
  @Handles(adminMailRoutes.send)
  async send({ body }: InputOf<typeof adminMailRoutes.send>, actor: MemberActor) {
    if (body.type !== 'bulk') await this.orders.place(body.type, body.email);
    else if (body.preview)
      await this.orders.place('bulk-preview', body.test_email ?? '', await this.renderer.contentOf(body));
    else return { bulk: await this.bulk.begin(actor, body) };
    return { bulk: null };
  }

  @Handles(adminMailRoutes.draw)
  draw({ body }: InputOf<typeof adminMailRoutes.draw>) {
    return this.renderer.draw(body);
  }

  @Handles(adminMailRoutes.audience)
  audience({ params, query }: InputOf<typeof adminMailRoutes.audience>) {
    return this.audiences.count(params.audience, query);
  }

  @Handles(adminMailRoutes.list)
  list({ query }: InputOf<typeof adminMailRoutes.list>) {
    return this.bulk.list(query);
  }

  @Handles(adminMailRoutes.read)
  read({ params }: InputOf<typeof adminMailRoutes.read>) {
    return this.bulk.read(params.id);
  }

  @Handles(adminMailRoutes.pause)
  pause({ params }: InputOf<typeof adminMailRoutes.pause>) {
    return this.bulk.pause(params.id);
  }

  @Handles(adminMailRoutes.resume)
  resume({ params }: InputOf<typeof adminMailRoutes.resume>) {
    return this.bulk.resume(params.id);
  }

  @Handles(adminMailRoutes.stop)
  stop({ params }: InputOf<typeof adminMailRoutes.stop>) {
    return this.bulk.stop(params.id);
  }
}
