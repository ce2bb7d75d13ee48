import type { ContentRef, ModeratedKind } from '@barspoon/contracts';

/** Something a member wrote, whatever it is. */
export interface ModeratedContent extends ContentRef {
  postId: string | null;
  /** The recipe that a review is about. */
  recipeId?: string | null;
  authorId: string;
  text: string;
  imageUrl: string | null;
  createdAt: Date;
  visible: boolean;
}

/** What moderation does with contents of a kind; all of it in the open transaction. */
export interface Moderated {
  readonly kind: ModeratedKind;
  find(id: string): Promise<ModeratedContent | null>;
  /** The newest that everybody can see. */
  newest(limit: number): Promise<ModeratedContent[]>;
  /** Shows it for the first time, as if it was made now. @returns false when it can not be shown anymore */
  release(id: string): Promise<boolean>;
  /**
   * Shows again what was seen before.
   * @param imageUrl the photo that is meant, where a content has had several
   * @returns false when it can not be shown anymore, `replaced` when it may be and another stands in its place
   */
  restore(id: string, imageUrl: string | null): Promise<boolean | 'replaced'>;
  /** Nobody sees it anymore, its author not either. */
  remove(id: string): Promise<void>;
}
