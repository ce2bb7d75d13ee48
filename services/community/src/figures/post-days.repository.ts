import { countByDay, daysSince, rollUpDays } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CommentRow } from '../comments/comment.schema.ts';
import { PostRow } from '../posts/post.schema.ts';
import { PostDayRow } from './post-day.schema.ts';

@Injectable()
export class PostDaysRepository {
  constructor(
    @InjectModel(PostDayRow.name) private readonly days: Model<PostDayRow>,
    @InjectModel(PostRow.name) private readonly posts: Model<PostRow>,
    @InjectModel(CommentRow.name) private readonly comments: Model<CommentRow>,
  ) {}

  rollUp(today: string): Promise<void> {
    return rollUpDays<'newPosts' | 'newComments'>(this.days, today, {
      newPosts: (first) => countByDay(this.posts, 'createdAt', first, { state: 'visible' }),
      newComments: (first) =>
        countByDay(this.comments, 'createdAt', first, { withheld: null, deleted: false }),
    });
  }

  since(day: string) {
    return daysSince<'newPosts' | 'newComments'>(this.days, day);
  }
}
