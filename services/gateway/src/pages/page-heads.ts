import { avatarOfSize } from '@barspoon/contracts';
import type { PageContent } from './first-data.ts';
import {
  type Head,
  ingredientAbout,
  liveSessionAbout,
  memberAbout,
  postAbout,
  postTitle,
  recipeAbout,
  type Site,
  shareImageOf,
} from './head.ts';
import type { DataPage } from './page-table.ts';
import type { WrittenPage } from './written-pages.ts';

export function headOfWritten(site: Site, path: string, { title, description }: WrittenPage): Head {
  return {
    title: `${title} · ${site.name}`,
    description,
    path,
    type: 'website',
  };
}

/** What the document of a page says of it. */
export function headFor(
  site: Site,
  path: string,
  page: DataPage | 'app' | undefined,
  data: PageContent | undefined,
  isFound: boolean,
): Head {
  const { name, description } = site;
  const plain = { description, path, type: 'website' } as const;
  if (!isFound) return { ...plain, title: `Not found · ${name}`, hidden: true };
  if (page === 'recipe' && data?.recipe) {
    const { recipe } = data;
    return {
      ...plain,
      title: `${recipe.name} · ${name}`,
      description: recipe.description || description,
      path: `/recipes/${recipe.slug}`,
      type: 'article',
      image: shareImageOf(recipe),
      about: recipeAbout(recipe, site),
      // Anybody with the link may read it, but it must not be indexed.
      hidden: recipe.visibility !== 'public',
    };
  }
  if (page === 'member' && data?.member) {
    const { member } = data;
    return {
      ...plain,
      title: `${member.fullName} (@${member.username}) · ${name}`,
      description:
        member.bio?.replace(/\s+/g, ' ') || `${member.fullName}, ${member.currentLevel} on ${name}`,
      path: `/members/${member.username}`,
      feed: `/members/${member.username}/feed.xml`,
      type: 'profile',
      ...(member.avatarUrl?.startsWith('/') && { image: avatarOfSize(member.avatarUrl, 512) }),
      about: memberAbout(member, site),
    };
  }
  if (page === 'post' && data?.post) {
    const { post } = data;
    return {
      ...plain,
      title: `${postTitle(post)} · ${name}`,
      description: post.content.replace(/\s+/g, ' ').slice(0, 200),
      type: 'article',
      ...((post.image ?? post.recipe) && {
        image: post.image ?? `${post.recipe?.picture.replace(/\.svg$/, '.png')}?format=share&width=1200`,
      }),
      about: postAbout(post, site),
    };
  }
  if (page === 'community') return { ...plain, title: `Community · ${name}`, feed: '/community/feed.xml' };
  if (page === 'challenges')
    return {
      ...plain,
      title: `Challenge Center · ${name}`,
      description: `Challenges of ${name}: make a drink within the rules, and vote for the best.`,
    };
  if (page === 'challenge' && data?.challenge) {
    const { title, description: text } = data.challenge;
    return {
      ...plain,
      title: `${title} · ${name}`,
      description: text.replace(/\s+/g, ' ').slice(0, 200) || description,
      type: 'article',
    };
  }
  if (page === 'virtual-bar')
    return {
      ...plain,
      title: `Virtual Bar · ${name}`,
      description: `Sessions of ${name}, live and to come: mix with others, each at their own bar.`,
    };
  if (page === 'live-session' && data?.liveSession) {
    const { title, description: text } = data.liveSession;
    return {
      ...plain,
      title: `${title} · ${name}`,
      description: text.replace(/\s+/g, ' ').slice(0, 200) || description,
      type: 'article',
      about: liveSessionAbout(data.liveSession, site),
    };
  }
  if (page === 'leaderboard')
    return {
      ...plain,
      title: `Leaderboard · ${name}`,
      description: `The members of ${name} by points: of all time, this month and this week.`,
    };
  if (page === 'collection' && data?.collection) {
    const { collection } = data;
    const [first] = collection.recipes;
    return {
      ...plain,
      title: `${collection.name} · ${name}`,
      description:
        collection.description || collection.recipes.map((recipe) => recipe.name).join(', ') || description,
      path: `/social-hub?tab=collections&collection=${collection.id}`,
      ...(first && { image: shareImageOf(first) }),
    };
  }
  if (page === 'ingredient' && data?.ingredient) {
    const { ingredient } = data;
    const { name: title, text } = ingredient;
    return {
      ...plain,
      title: `${title} · ${name}`,
      description:
        text?.replace(/\s+/g, ' ').slice(0, 200) ??
        `${title}: what it is, what stands in for it, and the drinks with it.`,
      type: 'article',
      about: ingredientAbout(ingredient, site),
    };
  }
  if (page === 'ingredients')
    return {
      ...plain,
      title: `Ingredients · ${name}`,
      description: `Every ingredient of the recipes of ${name}, kind by kind: what it is, what stands in for it, and the drinks with it.`,
    };
  if (page === 'recipes') return { ...plain, title: `Cocktail recipes · ${name}` };
  return { ...plain, title: name, hidden: page === 'app' || page === 'collection' };
}
