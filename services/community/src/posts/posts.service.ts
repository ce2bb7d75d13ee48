import { type MemberActor, type PostInput, sharedPhotoIdOf } from '@barspoon/contracts';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { AuthorsService } from '../authors/authors.service.ts';
import { CasesRepository } from '../cases/cases.repository.ts';
import { OutsideImagesRepository } from '../images/outside-images.repository.ts';
import { noSuchFile } from '../picture-files/picture-file.errors.ts';
import { PictureFilesRepository } from '../picture-files/picture-files.repository.ts';
import { ContributionBudgets } from '../screening/contribution-budgets.service.ts';
import { ScreeningService } from '../screening/screening.service.ts';
import { notYourPost, postNotFound } from './post.errors.ts';
import type { PostRow } from './post.schema.ts';
import { PostContents } from './post-contents.ts';
import { toModerated } from './post-moderation.ts';
import { PostReadingService } from './post-reading.service.ts';
import { PostsRepository } from './posts.repository.ts';

/** What members do with their own posts, and admins with all of them. */
@Injectable()
export class PostsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly posts: PostsRepository,
    private readonly images: OutsideImagesRepository,
    private readonly files: PictureFilesRepository,
    private readonly contents: PostContents,
    private readonly reading: PostReadingService,
    private readonly authors: AuthorsService,
    private readonly screening: ScreeningService,
    private readonly cases: CasesRepository,
    private readonly budgets: ContributionBudgets,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Implements COMM-15, COMM-16, BEYOND-51. */
  async create(actor: MemberActor, input: PostInput) {
    await this.budgets.assertLeft(actor, 'post');
    await this.authors.ensure(actor.id);
    const { fields, told } = await this.contents.of(actor.id, input);
    const findings = await this.screening.findingsOf(actor, input.content);
    const now = this.clock.now();
    const row: PostRow = {
      _id: newId(),
      userId: actor.id,
      state: findings.length > 0 ? 'held' : 'visible',
      ...fields,
      untold: [],
      likesCount: 0,
      commentsCount: 0,
      featured: false,
      edited: false,
      revision: 1,
      createdAt: now,
      updatedAt: now,
    };
    await this.transactions.run(async () => {
      row.imageUrl = await this.pictureOf(actor, input, null);
      if (row.state === 'held') {
        await this.posts.addHeld(row);
        await this.cases.hold(toModerated(row), findings, false, now);
      } else
        await this.posts.publish(
          row,
          told.map(({ memberId }) => memberId),
        );
      await this.keepImage(row.imageUrl);
    });
    return this.reading.shown(row);
  }

  /** An edit that a rule finds something in takes a post out of sight; one of a held post does not release it. */
  async revise(actor: MemberActor, id: string, input: PostInput) {
    const { fields, told } = await this.contents.of(actor.id, input);
    const findings = await this.screening.findingsOf(actor, input.content);
    const row = await this.transactions.run(async () => {
      const before = await this.posts.find(id);
      if (!before || before.state === 'removed') throw postNotFound();
      if (before.userId !== actor.id) throw notYourPost();
      const newly = told.filter(({ username }) => !before.mentions.includes(username));
      const now = this.clock.now();
      const isHidden = findings.length > 0 || before.state !== 'visible';
      const untold = [...before.untold, ...newly.map(({ username }) => username)];
      const imageUrl = await this.pictureOf(actor, input, before.imageUrl);
      const change = { ...fields, imageUrl, edited: true, updatedAt: now, ...(isHidden && { untold }) };
      const after =
        findings.length > 0
          ? await this.posts.withhold(id, 'held', change)
          : await this.posts.revise(
              id,
              change,
              newly.map(({ memberId }) => memberId),
            );
      if (!after) throw postNotFound();
      const wasVisible = before.state === 'visible';
      if (findings.length > 0) await this.cases.hold(toModerated(after), findings, wasVisible, now);
      else await this.cases.keepContent({ kind: 'post', id }, after.content, now);
      await this.keepImage(after.imageUrl);
      if (before.imageUrl !== after.imageUrl) await this.dropImage(before.imageUrl);
      return after;
    });
    return this.reading.shown(row);
  }

  /** Implements COMM-50. */
  async feature(id: string, featured: boolean) {
    const row = await this.transactions.run(async () => {
      const after = await this.posts.revise(id, { featured }, []);
      if (!after) throw postNotFound();
      await this.audit.record(featured ? 'post.featured' : 'post.unfeatured', `post:${id}`);
      return after;
    });
    return this.reading.shown(row);
  }

  /**
   * The address of what a post shows, in the open transaction.
   * @throws InvalidInputError for a picture that does not wait, and for the address of an upload that is not this post's
   */
  private async pictureOf(actor: MemberActor, input: PostInput, before: string | null) {
    const { pictureFileId, imageUrl } = input;
    if (pictureFileId) {
      const file = await this.files.take(pictureFileId, actor.id);
      if (!file) throw noSuchFile('pictureFileId');
      return file.imageUrl;
    }
    if (imageUrl && imageUrl !== before && sharedPhotoIdOf(imageUrl)) throw noSuchFile('imageUrl');
    return imageUrl;
  }

  private async keepImage(url: string | null): Promise<void> {
    if (url && !sharedPhotoIdOf(url)) await this.images.keep(url);
  }

  /** A picture that no post shows anymore, with its files where it was uploaded; in the open transaction. */
  async dropImage(url: string | null): Promise<void> {
    if (!url || (await this.posts.showsImage(url))) return;
    if (sharedPhotoIdOf(url)) await this.files.forget(url);
    else await this.images.forget(url);
  }
}
