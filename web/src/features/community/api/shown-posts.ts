import { type Post, postRoutes } from '@barspoon/contracts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { keyOf } from '../../../lib/api/queries.ts';
import { postNews } from '../../../lib/post-news.ts';
import { listKeys, type PostPage, postsQuery } from './posts.ts';

type Pages = InfiniteData<PostPage>;

const inPages = (data: Pages | undefined, change: (items: Post[]) => Post[]): Pages | undefined =>
  data && { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) };

/** Changes a post wherever it is shown, without asking the server. */
export function changeShownPost(queryClient: QueryClient, id: string, change: (post: Post) => Post): void {
  const changed = (post: Post) => (post.id === id ? change(post) : post);
  for (const queryKey of listKeys)
    queryClient.setQueriesData<Pages>({ queryKey }, (data) => inPages(data, (items) => items.map(changed)));
  queryClient.setQueriesData<Post>({ queryKey: keyOf(postRoutes.get) }, (post) => post && changed(post));
}

export function removeShownPost(queryClient: QueryClient, id: string): void {
  for (const queryKey of listKeys)
    queryClient.setQueriesData<Pages>({ queryKey }, (data) =>
      inPages(data, (items) => items.filter((post) => post.id !== id)),
    );
}

/** Puts the member's new post on top of the lists it belongs to. */
export function addShownPost(queryClient: QueryClient, post: Post): void {
  postNews.add(post.id);
  for (const search of [{}, { tab: 'my-posts' as const }])
    queryClient.setQueryData<Pages>(postsQuery(search).queryKey, (data) => {
      const [first, ...rest] = data?.pages ?? [];
      if (!data || !first || first.items.some(({ id }) => id === post.id)) return data;
      return { ...data, pages: [{ ...first, items: [post, ...first.items] }, ...rest] };
    });
}
