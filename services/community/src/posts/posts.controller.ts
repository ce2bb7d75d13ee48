import { communityInternalRoutes, type InputOf, type MemberActor, postRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { OutsideImagesService } from '../images/outside-images.service.ts';
import { PostReadingService } from './post-reading.service.ts';
import { PostsService } from './posts.service.ts';

@Controller()
export class PostsController {
  constructor(
    private readonly posts: PostsService,
    private readonly reading: PostReadingService,
    private readonly images: OutsideImagesService,
  ) {}

  @Handles(postRoutes.list)
  list({ query }: InputOf<typeof postRoutes.list>) {
    return this.reading.list(query);
  }

  @Handles(postRoutes.get)
  get({ params }: InputOf<typeof postRoutes.get>) {
    return this.reading.get(params.id);
  }

  @Handles(postRoutes.mine)
  mine({ query }: InputOf<typeof postRoutes.mine>, actor: MemberActor) {
    return this.reading.mine(actor, query);
  }

  @Handles(postRoutes.followed)
  followed({ query }: InputOf<typeof postRoutes.followed>, actor: MemberActor) {
    return this.reading.followed(actor, query);
  }

  @Handles(postRoutes.marks)
  marks({ query }: InputOf<typeof postRoutes.marks>, actor: MemberActor) {
    return this.reading.marks(actor, query.postIds);
  }

  @Handles(postRoutes.create)
  create({ body }: InputOf<typeof postRoutes.create>, actor: MemberActor) {
    return this.posts.create(actor, body);
  }

  @Handles(postRoutes.revise)
  revise({ params, body }: InputOf<typeof postRoutes.revise>, actor: MemberActor) {
    return this.posts.revise(actor, params.id, body);
  }

  @Handles(communityInternalRoutes.pageAddresses)
  pageAddresses({ query }: InputOf<typeof communityInternalRoutes.pageAddresses>) {
    return this.reading.pageAddresses(query);
  }

  @Handles(communityInternalRoutes.postNames)
  postNames({ body }: InputOf<typeof communityInternalRoutes.postNames>) {
    return this.reading.names(body.ids);
  }

  @Handles(postRoutes.showImage)
  showImage({ body }: InputOf<typeof postRoutes.showImage>) {
    return this.images.show(body.url);
  }

  @Handles(communityInternalRoutes.outsideImage)
  outsideImage({ params }: InputOf<typeof communityInternalRoutes.outsideImage>) {
    return this.images.get(params.id);
  }
}
