import {
  avatarOfSize,
  type IngredientPage,
  type LiveSession,
  type LiveSessionStatus,
  type MemberPage,
  type Post,
  type Recipe,
} from '@barspoon/contracts';
import { escapeHtml } from '../http/escape-html.ts';

export interface Site {
  name: string;
  description: string;
  url: string;
  /** The operator of the installation, for the written pages; absent if not configured. */
  operator?: string | undefined;
  supportEmail?: string | undefined;
  /** The providers a member may sign in with instead of a password. */
  signInWith?: readonly string[];
  socialLinks?: readonly string[];
  homeClaims?: readonly string[];
  /** Whether nobody is asked to pay. */
  isFree?: boolean;
  /** Whether browsing requires signing in. */
  withoutGuests?: boolean;
  /** Whether no new accounts are taken. */
  withoutSignUp?: boolean;
  /** Whether `/status` is open to everybody. */
  hasStatus?: boolean;
}

/** JSON that is safe inside a script element. */
export const inert = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028');

export interface Head {
  title: string;
  description: string;
  path: string;
  /** Address path of the picture shown when the page is shared. */
  image?: string;
  type: 'website' | 'article' | 'profile';
  /** schema.org description of the subject. */
  about?: unknown;
  /** Path of the feed of what is on the page. */
  feed?: string;
  /** Kept out of search engines. */
  hidden?: boolean;
}

type Named = readonly [name: string, value: string];

/** What every document says about the installation, for feed readers and the member app. */
const saidOf = (site: Site): Named[] => [
  ['application-name', site.name],
  ...(site.operator ? [['site-operator', site.operator] as const] : []),
  ...(site.supportEmail ? [['support-email', site.supportEmail] as const] : []),
  ...(site.signInWith ?? []).map((provider) => ['sign-in-with', provider] as const),
  ...(site.socialLinks ?? []).map((link) => ['social-link', link] as const),
  ...(site.homeClaims ?? []).map((claim) => ['home-claim', claim] as const),
  ...(site.isFree ? [['membership', 'free'] as const] : []),
  ...(site.withoutGuests ? [['guest-browsing', 'off'] as const] : []),
  ...(site.withoutSignUp ? [['registration', 'off'] as const] : []),
  ...(site.hasStatus ? [['status-page', 'public'] as const] : []),
];

/** The same by name, as the member app reads it from a document. */
export function factsOf(site: Site): Record<string, readonly string[]> {
  const said = saidOf(site);
  return Object.fromEntries(
    said.map(([name]) => [name, said.filter(([other]) => other === name).map(([, value]) => value)]),
  );
}

/** The head elements that describe a page, for readers, search engines and link previews. */
export function headOf(head: Head, site: Site): string {
  const url = `${site.url}${head.path}`;
  const meta: readonly (readonly [kind: 'name' | 'property', key: string, value: string])[] = [
    ['name', 'description', head.description],
    ...saidOf(site).map(([name, value]) => ['name', name, value] as const),
    ['property', 'og:site_name', site.name],
    ['property', 'og:title', head.title],
    ['property', 'og:description', head.description],
    ['property', 'og:type', head.type],
    ['property', 'og:url', url],
    ...(head.image ? ([['property', 'og:image', `${site.url}${head.image}`]] as const) : []),
    ['name', 'twitter:card', head.image && head.type !== 'profile' ? 'summary_large_image' : 'summary'],
    ...(head.hidden ? ([['name', 'robots', 'noindex']] as const) : []),
  ];
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...meta.map(([kind, key, value]) => `<meta ${kind}="${key}" content="${escapeHtml(value)}">`),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...(head.feed
      ? [`<link rel="alternate" type="application/rss+xml" href="${escapeHtml(`${site.url}${head.feed}`)}">`]
      : []),
    ...(head.about ? [`<script type="application/ld+json">${inert(head.about)}</script>`] : []),
  ].join('\n    ');
}

/** schema.org Recipe, for search engines. */
export function recipeAbout(recipe: Recipe, site: Site) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.name,
    alternateName: recipe.alternativeNames.length ? recipe.alternativeNames : undefined,
    description: recipe.description,
    image: `${site.url}${recipe.image ?? shareImageOf(recipe)}`,
    recipeCategory: 'Drink',
    keywords: recipe.tags.join(', '),
    recipeYield: `${recipe.serves}`,
    totalTime: recipe.prepTimeMinutes ? `PT${recipe.prepTimeMinutes}M` : undefined,
    recipeIngredient: recipe.ingredients,
    recipeInstructions: recipe.instructions.map((text, at) => ({
      '@type': 'HowToStep',
      position: at + 1,
      text,
    })),
    datePublished: recipe.createdAt,
    dateModified: recipe.updatedAt,
    author: { '@type': 'Organization', name: site.name },
    isBasedOn: recipe.basedOn?.original ? `${site.url}/recipes/${recipe.basedOn.original.slug}` : undefined,
    aggregateRating: recipe.rating.count
      ? { '@type': 'AggregateRating', ratingValue: recipe.rating.average, ratingCount: recipe.rating.count }
      : undefined,
  };
}

/** Link previews want a bitmap. */
export const shareImageOf = (recipe: Pick<Recipe, 'picture'>): string =>
  `${recipe.picture.replace(/\.svg$/, '.png')}?format=share&width=1200`;

/** schema.org page about a person, for search engines. */
export function memberAbout(member: MemberPage, site: Site) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    dateCreated: member.memberSince,
    mainEntity: {
      '@type': 'Person',
      name: member.fullName,
      alternateName: member.username,
      identifier: member.id,
      description: member.bio ?? undefined,
      image: member.avatarUrl ? `${site.url}${avatarOfSize(member.avatarUrl, 512)}` : undefined,
    },
  };
}

/** The title of a post without one: its author. */
export const postTitle = (post: Post): string =>
  post.author ? `${post.author.fullName} (@${post.author.username})` : 'A post of the community';

/** schema.org posting of a forum, for search engines. */
export function postAbout(post: Post, site: Site) {
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    url: `${site.url}/community/post/${post.id}`,
    text: post.content,
    image: post.image ? `${site.url}${post.image}` : undefined,
    datePublished: post.createdAt,
    dateModified: post.edited ? post.updatedAt : undefined,
    author: {
      '@type': 'Person',
      name: post.author?.fullName ?? 'A member',
      url: post.author ? `${site.url}/members/${post.author.username}` : undefined,
    },
    interactionStatistic: [
      ['LikeAction', post.likesCount],
      ['CommentAction', post.commentsCount],
    ].map(([kind, userInteractionCount]) => ({
      '@type': 'InteractionCounter',
      interactionType: `https://schema.org/${kind}`,
      userInteractionCount,
    })),
  };
}

/** schema.org has no word for a session that is over; its end says so. */
const eventStatusOf: Record<LiveSessionStatus, string> = {
  scheduled: 'EventScheduled',
  live: 'EventScheduled',
  ended: 'EventScheduled',
  cancelled: 'EventCancelled',
};

/** schema.org term with its place among others, for search engines. Implements BEYOND-215. */
export function ingredientAbout({ slug, name, text, aliases, path }: IngredientPage, site: Site) {
  const all = `${site.url}/ingredients`;
  const steps = [
    { name: 'Ingredients', item: all },
    ...[...path, { slug, name }].map((step) => ({ name: step.name, item: `${all}/${step.slug}` })),
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'DefinedTerm',
        name,
        alternateName: aliases.length ? aliases : undefined,
        description: text ?? undefined,
        url: `${all}/${slug}`,
        inDefinedTermSet: all,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
      },
    ],
  };
}

/** schema.org Event, for search engines. */
export function liveSessionAbout(session: LiveSession, site: Site) {
  const url = `${site.url}/virtual-bar/${session.id}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: session.title,
    description: session.description || undefined,
    url,
    startDate: session.scheduledAt,
    endDate: session.endedAt ?? session.endsAt,
    eventStatus: `https://schema.org/${eventStatusOf[session.status]}`,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    maximumVirtualAttendeeCapacity: session.maxParticipants,
    organizer: {
      '@type': 'Person',
      name: session.host?.fullName ?? 'A member',
      url: session.host ? `${site.url}/members/${session.host.username}` : undefined,
    },
  };
}

/** The console's document, with what the site is called where its settings leave that open. Implements BEYOND-174. */
export const consoleDocument = (
  document: string,
  site: { name: string; description: string; membership: string },
): string => {
  const meta = Object.entries(site).map(
    ([key, value]) => `<meta name="configured-${key}" content="${escapeHtml(value)}">`,
  );
  return document.replace('</head>', () => `${meta.join('')}</head>`);
};
