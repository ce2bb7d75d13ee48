import {
  communityInternalRoutes,
  type InputOf,
  type MemberActor,
  menuReportRoutes,
  moderationRoutes,
  photoRoutes,
} from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { ReportsService } from '../cases/reports.service.ts';
import { CommentsService } from '../comments/comments.service.ts';
import { MemberRecipesService } from '../member-recipes/member-recipes.service.ts';
import { ReportedMenusService } from '../menus/reported-menus.service.ts';
import { ReportedMessagesService } from '../messages/reported-messages.service.ts';
import { ReviewsService } from '../reviews/reviews.service.ts';
import { ScreeningService } from '../screening/screening.service.ts';
import { AppealsService } from './appeals.service.ts';
import { ContentsService } from './contents.service.ts';

@Controller()
export class ModerationController {
  constructor(
    private readonly appeals: AppealsService,
    private readonly comments: CommentsService,
    private readonly contents: ContentsService,
    private readonly menus: ReportedMenusService,
    private readonly messages: ReportedMessagesService,
    private readonly recipes: MemberRecipesService,
    private readonly reports: ReportsService,
    private readonly reviews: ReviewsService,
    private readonly screening: ScreeningService,
  ) {}

  @Handles(communityInternalRoutes.screenTexts)
  async screenTexts({ params, body }: InputOf<typeof communityInternalRoutes.screenTexts>) {
    const findings = await this.screening.findingsOfEach({ id: params.memberId }, body.texts);
    return { held: findings.map((found) => found.length > 0) };
  }

  @Handles(moderationRoutes.mine)
  mine({ query }: InputOf<typeof moderationRoutes.mine>, actor: MemberActor) {
    return this.appeals.mine(actor, query);
  }

  @Handles(moderationRoutes.appeal)
  appeal({ params, body }: InputOf<typeof moderationRoutes.appeal>, actor: MemberActor) {
    return this.appeals.appeal(actor, params.id, body.text);
  }

  @Handles(moderationRoutes.heldComments)
  heldComments({ params }: InputOf<typeof moderationRoutes.heldComments>, actor: MemberActor) {
    return this.comments.heldOf(actor, params.id);
  }

  @Handles(moderationRoutes.reportPost)
  reportPost({ params, body }: InputOf<typeof moderationRoutes.reportPost>, actor: MemberActor) {
    return this.reports.report(actor, this.contents.ofKind('post'), params.id, body);
  }

  @Handles(moderationRoutes.reportComment)
  reportComment({ params, body }: InputOf<typeof moderationRoutes.reportComment>, actor: MemberActor) {
    return this.reports.report(actor, this.contents.ofKind('comment'), params.id, body);
  }

  @Handles(moderationRoutes.reportReview)
  async reportReview({ params, body }: InputOf<typeof moderationRoutes.reportReview>, actor: MemberActor) {
    await this.reviews.ensure(params.id);
    return this.reports.report(actor, this.contents.ofKind('review'), params.id, body);
  }

  @Handles(moderationRoutes.reportRecipe)
  async reportRecipe({ params, body }: InputOf<typeof moderationRoutes.reportRecipe>, actor: MemberActor) {
    await this.recipes.ensure(params.id);
    return this.reports.report(actor, this.contents.ofKind('recipe'), params.id, body);
  }

  @Handles(moderationRoutes.reportMessage)
  async reportMessage({ params, body }: InputOf<typeof moderationRoutes.reportMessage>, actor: MemberActor) {
    await this.messages.ensure(params.id, actor.id);
    return this.reports.report(actor, this.contents.ofKind('message'), params.id, body);
  }

  @Handles(menuReportRoutes.report)
  async reportMenu({ params, body }: InputOf<typeof menuReportRoutes.report>, actor: MemberActor) {
    const id = await this.menus.ensure(params.slug);
    return this.reports.report(actor, this.contents.ofKind('menu'), id, body);
  }

  @Handles(photoRoutes.report)
  reportPhoto({ params, body }: InputOf<typeof photoRoutes.report>, actor: MemberActor) {
    return this.reports.report(actor, this.contents.ofKind('photo'), params.id, body);
  }
}
