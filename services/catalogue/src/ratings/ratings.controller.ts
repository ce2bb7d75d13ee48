import {
  adminRatingRoutes,
  catalogueInternalRoutes,
  type InputOf,
  type MemberActor,
  ratingInternalRoutes,
  ratingRoutes,
} from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { AdminRatingsService } from './admin-ratings.service.ts';
import { RatingsService } from './ratings.service.ts';

@Controller()
export class RatingsController {
  constructor(
    private readonly ratings: RatingsService,
    private readonly admin: AdminRatingsService,
  ) {}

  @Handles(ratingRoutes.mine)
  mine({ params }: InputOf<typeof ratingRoutes.mine>, actor: MemberActor) {
    return this.ratings.mine(actor, params.id);
  }

  @Handles(ratingRoutes.rate)
  rate({ params, body }: InputOf<typeof ratingRoutes.rate>, actor: MemberActor) {
    return this.ratings.rate(actor, params.id, body);
  }

  @Handles(ratingRoutes.remove)
  remove({ params }: InputOf<typeof ratingRoutes.remove>, actor: MemberActor) {
    return this.ratings.remove(actor, params.id);
  }

  @Handles(ratingRoutes.reviews)
  reviews({ params, query }: InputOf<typeof ratingRoutes.reviews>) {
    return this.ratings.reviewsOf(params.id, query);
  }

  @Handles(ratingRoutes.own)
  own({ query }: InputOf<typeof ratingRoutes.own>, actor: MemberActor) {
    return this.ratings.own(actor, query);
  }

  @Handles(catalogueInternalRoutes.reviewsOf)
  reviewsOf({ params, query }: InputOf<typeof catalogueInternalRoutes.reviewsOf>) {
    return this.ratings.reviewsOfMember(params.memberId, query);
  }

  @Handles(ratingInternalRoutes.review)
  review({ params }: InputOf<typeof ratingInternalRoutes.review>) {
    return this.ratings.review(params.id);
  }

  @Handles(adminRatingRoutes.list)
  list({ query }: InputOf<typeof adminRatingRoutes.list>) {
    return this.admin.list(query);
  }

  @Handles(adminRatingRoutes.get)
  get({ params }: InputOf<typeof adminRatingRoutes.get>) {
    return this.admin.get(params.id);
  }

  @Handles(adminRatingRoutes.remove)
  removeAny({ params, body }: InputOf<typeof adminRatingRoutes.remove>) {
    return this.admin.remove(params.id, body.reason);
  }
}
