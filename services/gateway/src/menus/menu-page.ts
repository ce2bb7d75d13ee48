import type { PublicDrink, PublicMenu } from '@barspoon/contracts';
import { menuBody, menuStylesOf, wholeOf } from '@barspoon/mixology/menu-page';
import { escapeHtml } from '../http/escape-html.ts';
import { type Head, headOf, type Site } from '../pages/head.ts';
import { versionOf } from './menu-streams.ts';

/** A whole page without scripts: they only follow what runs out. */
export const menuPage = (menu: PublicMenu, site: Site): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    ${headOf(headOfMenu(menu, site), site)}
    <link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
    <style>${menuStylesOf(menu)}</style>
    <script src="/menu.js" type="module"></script>
  </head>
  <body data-slug="${escapeHtml(menu.slug)}" data-version="${versionOf(menu)}" data-availability="${menu.availability}">
${menuBody(menu, site.name)}
  </body>
</html>
`;

function headOfMenu(menu: PublicMenu, site: Site): Head {
  const first = menu.sections.find(({ drinks }) => drinks.length > 0)?.drinks[0];
  return {
    title: `${menu.name} · ${menu.barName}`,
    description:
      menu.line ?? `What ${menu.barName} pours: ${menu.sections.map(({ name }) => name).join(', ')}`,
    path: `/menus/${menu.slug}`,
    type: 'website',
    ...(first && { image: `${first.picture.replace(/\.svg$/, '.png')}?format=share&width=1200` }),
    about: menuAbout(menu, site),
  };
}

/** schema.org Menu, for search engines. */
const menuAbout = (menu: PublicMenu, site: Site) => ({
  '@context': 'https://schema.org',
  '@type': 'Menu',
  name: menu.name,
  description: menu.line ?? undefined,
  url: `${site.url}/menus/${menu.slug}`,
  hasMenuSection: menu.sections.map(({ name, drinks }) => ({
    '@type': 'MenuSection',
    name,
    hasMenuItem: drinks.map((drink) => ({
      '@type': 'MenuItem',
      name: drink.name,
      description: drink.line ?? drink.ingredients.join(', '),
      image: `${site.url}${drink.picture}`,
      offers: drink.sizes
        ? drink.sizes.flatMap(({ name: size, ...sold }) => offerOf(sold, size) ?? [])
        : offerOf(drink),
    })),
  })),
});

const offerOf = ({ price, isOut }: Pick<PublicDrink, 'price' | 'isOut'>, size?: string) =>
  price
    ? {
        '@type': 'Offer',
        name: size,
        price: wholeOf(price),
        priceCurrency: price.currency.toUpperCase(),
        availability: `https://schema.org/${isOut ? 'OutOfStock' : 'InStock'}`,
      }
    : undefined;
