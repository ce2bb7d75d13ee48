import type { adminModerationRoutes, InputOf, MemberActor, QueueItem } from '@barspoon/contracts';
import { Clock, registeredAt } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { AuthorsService } from '../authors/authors.service.ts';
import { accuracyOf, type ReportCounts } from '../cases/accuracy.ts';
import type { CaseRow } from '../cases/case.schema.ts';
import { CasesRepository } from '../cases/cases.repository.ts';
import type { ModeratedContent } from '../cases/moderated.ts';
import { ReportersRepository } from '../cases/reporters.repository.ts';
import { ReportsService } from '../cases/reports.service.ts';
import { CommentsRepository } from '../comments/comments.repository.ts';
import { MemberRecipesRepository } from '../member-recipes/member-recipes.repository.ts';
import { PhotosRepository } from '../photos/photos.repository.ts';
import { PostsRepository } from '../posts/posts.repository.ts';
import { ReviewsRepository } from '../reviews/reviews.repository.ts';
import { TrustService } from '../screening/trust.service.ts';
import { toCaseFields } from './case.mapper.ts';
import { ContentsService } from './contents.service.ts';

const maxNewest = 20;
const maxDecisions = 10;

/** What moderators look at: never their own, nor who reported it. Implements BEYOND-97, BEYOND-140. */
@Injectable()
export class QueueService {
  constructor(
    private readonly cases: CasesRepository,
    private readonly contents: ContentsService,
    private readonly reports: ReportsService,
    private readonly reporters: ReportersRepository,
    private readonly authors: AuthorsService,
    private readonly trust: TrustService,
    private readonly posts: PostsRepository,
    private readonly comments: CommentsRepository,
    private readonly photos: PhotosRepository,
    private readonly reviews: ReviewsRepository,
    private readonly recipes: MemberRecipesRepository,
    private readonly clock: Clock,
  ) {}

  async page(actor: MemberActor, { only, ...place }: InputOf<typeof adminModerationRoutes.queue>['query']) {
    const { items, nextCursor } = await this.cases.queue(actor.id, only, place);
    return { items: await this.shown(items), nextCursor };
  }

  async newest(actor: MemberActor) {
    const newest = await this.contents.newest(maxNewest);
    const waiting = await this.cases.waitingAmong(newest);
    const free = newest.filter(({ id, authorId }) => authorId !== actor.id && !waiting.has(id));
    const authors = await this.authors.cardsOf(free.map(({ authorId }) => authorId));
    return { items: free.map((content) => toFresh(content, authors)) };
  }

  async member(memberId: string) {
    const [cards, { trust }, posts, comments, photos, reviews, recipes, decisions] = await Promise.all([
      this.authors.cardsOf([memberId]),
      this.trust.of(memberId),
      this.posts.countOf(memberId),
      this.comments.countOf(memberId),
      this.photos.countOf(memberId),
      this.reviews.countOf(memberId),
      this.recipes.countOf(memberId),
      this.cases.lastOf(memberId, maxDecisions),
    ]);
    return {
      member: cards.get(memberId) ?? null,
      trust,
      posts,
      comments,
      photos,
      reviews,
      recipes,
      registeredAt: registeredAt(memberId, this.clock.now()).toISOString(),
      decisions: decisions.map(({ _id: id, kind, content, state, reason, decidedAt, updatedAt }) => ({
        id,
        kind,
        content,
        state,
        reason,
        at: (decidedAt ?? updatedAt).toISOString(),
      })),
    };
  }

  private async shown(rows: readonly CaseRow[]): Promise<QueueItem[]> {
    const refs = rows.map(({ kind, contentId: id }) => ({ kind, id }));
    const [contents, reports] = await Promise.all([
      Promise.all(refs.map((ref) => this.contents.find(ref))),
      Promise.all(refs.map((ref) => this.reports.openOf(ref))),
    ]);
    const reporterIds = reports.flat().flatMap(({ userId }) => userId ?? []);
    const [countsOf, cards] = await Promise.all([
      this.reporters.countsOf(reporterIds),
      this.authors.cardsOf([...reporterIds, ...rows.map(({ authorId }) => authorId)]),
    ]);
    return rows.map((row, at) => ({
      ...toCaseFields(row),
      author: cards.get(row.authorId) ?? null,
      authorId: row.authorId,
      findings: row.findings,
      reportsCount: row.reportsCount,
      weight: row.weight,
      decidedBy: row.decidedBy,
      imageUrl: row.imageUrl ?? contents[at]?.imageUrl ?? null,
      reports: (reports[at] ?? []).map(({ userId, reason, note, createdAt }) => ({
        reason,
        note,
        createdAt: createdAt.toISOString(),
        reporter: (userId && cards.get(userId)) || null,
        accuracy: accuracyOf(countsOf(userId)),
        record: toRecord(countsOf(userId)),
      })),
    }));
  }
}

const toRecord = ({ agreed, disagreed }: ReportCounts) => ({ decided: agreed + disagreed, agreed });

const toFresh = (
  { kind, id, postId, recipeId = null, authorId, text, imageUrl, createdAt }: ModeratedContent,
  authors: Awaited<ReturnType<AuthorsService['cardsOf']>>,
): QueueItem => ({
  id: null,
  kind,
  contentId: id,
  postId,
  recipeId,
  content: text,
  state: null,
  reason: null,
  note: null,
  appeal: null,
  createdAt: createdAt.toISOString(),
  decidedAt: null,
  decidedBy: null,
  author: authors.get(authorId) ?? null,
  authorId,
  findings: [],
  reports: [],
  reportsCount: 0,
  weight: 0,
  imageUrl,
});
