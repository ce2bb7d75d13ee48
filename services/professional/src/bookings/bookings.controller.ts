import { bookingInternalRoutes, bookingRoutes, type InputOf, type MemberActor } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { BookingsService } from './bookings.service.ts';

@Controller()
export class BookingsController {
  constructor(private readonly bookings: BookingsService) {}

  @Handles(bookingRoutes.availability)
  availability(_input: InputOf<typeof bookingRoutes.availability>, actor: MemberActor) {
    return this.bookings.availability(actor);
  }

  @Handles(bookingRoutes.setAvailability)
  setAvailability({ body }: InputOf<typeof bookingRoutes.setAvailability>, actor: MemberActor) {
    return this.bookings.setAvailability(actor, body);
  }

  @Handles(bookingRoutes.slots)
  slots({ params }: InputOf<typeof bookingRoutes.slots>, actor: MemberActor) {
    return this.bookings.slots(actor, params.id);
  }

  @Handles(bookingRoutes.book)
  book({ params, body }: InputOf<typeof bookingRoutes.book>, actor: MemberActor) {
    return this.bookings.book(actor, params.id, body);
  }

  @Handles(bookingRoutes.mine)
  mine({ query }: InputOf<typeof bookingRoutes.mine>, actor: MemberActor) {
    return this.bookings.mine(actor, query);
  }

  @Handles(bookingRoutes.describe)
  describe({ params, body }: InputOf<typeof bookingRoutes.describe>, actor: MemberActor) {
    return this.bookings.describe(actor, params.id, body);
  }

  @Handles(bookingInternalRoutes.news)
  news({ params }: InputOf<typeof bookingInternalRoutes.news>) {
    return this.bookings.news(params.id);
  }

  @Handles(bookingInternalRoutes.times)
  times({ body }: InputOf<typeof bookingInternalRoutes.times>) {
    return this.bookings.times(body.ids);
  }

  @Handles(bookingRoutes.move)
  move({ params, body }: InputOf<typeof bookingRoutes.move>, actor: MemberActor) {
    return this.bookings.move(actor, params.id, body.startsAt);
  }

  @Handles(bookingRoutes.cancel)
  cancel({ params }: InputOf<typeof bookingRoutes.cancel>, actor: MemberActor) {
    return this.bookings.cancel(actor, params.id);
  }
}
