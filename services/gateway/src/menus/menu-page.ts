import {
  type Allergen,
  allergens as allAllergens,
  allergenName,
  type Price,
  type PublicDrink,
  type PublicMenu,
} from '@barspoon/contracts';
import { escapeHtml } from '../http/escape-html.ts';
import { type Head, headOf, type Site } from '../pages/head.ts';
import { versionOf } from './menu-streams.ts';
import { menuStyles } from './menu-styles.ts';

const tagTexts = { house: 'House drink', low: 'Low alcohol', zero: 'No alcohol' } as const;

const formatOf = (currency: string) => new Intl.NumberFormat('en', { style: 'currency', currency });
/** In whole units of its currency: the yen has no smaller one. */
const wholeOf = ({ amount, currency }: Price): number =>
  amount / 10 ** (formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2);
const priceText = (price: Price): string => formatOf(price.currency).format(wholeOf(price));

/** A whole page without scripts: they only follow what runs out. */
export function menuPage(menu: PublicMenu, site: Site): string {
  const drinks = menu.sections.flatMap((section) => section.drinks);
  const allergens = [...new Set(drinks.flatMap((drink) => drink.allergens))].sort();
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    ${headOf(headOfMenu(menu, site), site)}
    <link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
    <style>${menuStyles}${allergens.map(hidesOf).join('')}</style>
    <script src="/menu.js" type="module"></script>
  </head>
  <body data-slug="${escapeHtml(menu.slug)}" data-version="${versionOf(menu)}" data-availability="${menu.availability}">
    <header>
      <p class="bar">${escapeHtml(menu.barName)}</p>
      <h1>${escapeHtml(menu.name)}</h1>
      ${menu.line ? `<p>${escapeHtml(menu.line)}</p>` : ''}
      ${menu.happyHour ? `<p class="happy">${escapeHtml(happyText(menu.happyHour))}</p>` : ''}
    </header>
    <main>
      <section id="ordering" aria-label="Your orders" hidden>
        <p id="table" role="status"></p>
        <ul id="own" aria-live="polite"></ul>
      </section>
      ${filtersOf(drinks, allergens)}
      ${menu.sections.map((section) => sectionOf(section, menu)).join('\n')}
      <p id="live" role="status"></p>
    </main>
    <footer>
      <p>Tell the bar about any allergy before you drink. Strength is after dilution.</p>
      <p><a href="/">${escapeHtml(site.name)}</a> · <a href="/report-menu/${escapeHtml(menu.slug)}" rel="nofollow">Report this menu</a></p>
    </footer>
    ${orderDialog}
  </body>
</html>
`;
}

/** Opened by the script for who came by the code of a table. */
const orderDialog = `<dialog id="order" aria-labelledby="order-title">
      <form autocomplete="off">
        <h2 id="order-title"></h2>
        <label class="field">Your first name
          <input name="guest" required maxlength="30" autocomplete="given-name"></label>
        <label class="field">A wish, if you have one
          <input name="note" maxlength="120" placeholder="No ice"></label>
        <fieldset class="filters"><legend>Your allergies</legend>${allAllergens
          .map(
            (allergen) =>
              `<label><input type="checkbox" name="allergies" value="${allergen}"><span>${allergenName(allergen)}</span></label>`,
          )
          .join('')}</fieldset>
        <p id="order-warning" role="alert"></p>
        <div class="acts">
          <button type="submit" id="order-send">Order</button>
          <button type="button" id="order-cancel">Back</button>
        </div>
      </form>
    </dialog>`;

function filtersOf(drinks: readonly PublicDrink[], allergens: readonly Allergen[]): string {
  const boxes = [
    ...(drinks.some((drink) => !drink.alcoholic) ? [boxOf('zero', 'Without alcohol')] : []),
    ...allergens.map((allergen) => boxOf(`free-${allergen}`, `No ${allergenName(allergen)}`)),
  ];
  if (boxes.length === 0) return '';
  return `<fieldset class="filters"><legend>Show only</legend>${boxes.join('')}</fieldset>`;
}

const boxOf = (id: string, text: string): string =>
  `<label><input type="checkbox" id="${id}" autocomplete="off"><span>${escapeHtml(text)}</span></label>`;

/** What nobody knows may contain anything. */
const hidesOf = (allergen: string): string =>
  `body:has(#free-${allergen}:checked) :is(li[data-has~="${allergen}"],li[data-unknown]){display:none}`;

const sectionOf = ({ name, drinks }: PublicMenu['sections'][number], menu: PublicMenu): string => `<section>
        <h2>${escapeHtml(name)}</h2>
        <ul>${drinks.map((drink) => drinkOf(drink, menu)).join('')}</ul>
      </section>`;

function drinkOf(drink: PublicDrink, { availability }: PublicMenu): string {
  const { id, name, line, price, fullPrice, tags, ingredients, picture, sizes } = drink;
  const marks = [
    `data-id="${id}"`,
    drink.alcoholic ? 'data-alcoholic' : '',
    drink.isKnown ? '' : 'data-unknown',
    drink.allergens.length ? `data-has="${drink.allergens.join(' ')}"` : '',
    drink.isOut && availability !== 'all' ? 'data-out' : '',
  ].filter(Boolean);
  const picturePath = escapeHtml(picture);
  return `
          <li ${marks.join(' ')}>
            <picture>
              <source srcset="${picturePath}?mode=dark" media="(prefers-color-scheme: dark)">
              <img src="${picturePath}?mode=light" alt="" width="72" height="72" loading="lazy">
            </picture>
            <div class="drink">
              <h3><span class="name">${escapeHtml(name)}</span>${price ? priceOf(price, fullPrice) : ''}</h3>
              ${line ? `<p class="line">${escapeHtml(line)}</p>` : ''}
              <p class="of">${escapeHtml(ingredients.join(', '))}</p>
              <p class="facts">${[...tags.map((tag) => tagTexts[tag]), ...factsOf(drink)].map((fact) => `<span>${escapeHtml(fact)}</span>`).join('')}</p>
              <p class="out">Out for now</p>
              ${sizes ? sizes.map((size) => sizeOf(size, name, availability)).join('') : orderButton(name)}
            </div>
          </li>`;
}

/** A size of a drink, which is ordered by itself. */
const sizeOf = (
  { id, name, price, fullPrice, standardDrinks, isOut }: NonNullable<PublicDrink['sizes']>[number],
  drink: string,
  availability: PublicMenu['availability'],
): string => `
              <div class="size" data-size="${id}"${isOut && availability !== 'all' ? ' data-out' : ''}>
                <p><span class="name">${escapeHtml(name)}</span> ${standardDrinks ? `<span class="of">${escapeHtml(standardText(standardDrinks))}</span> ` : ''}<span class="out">Out for now</span></p>
                ${price ? priceOf(price, fullPrice) : ''}${orderButton(`${drink}, ${name}`)}
              </div>`;

const orderButton = (what: string): string =>
  `<button type="button" class="order" aria-label="Order ${escapeHtml(what)}" hidden>Order</button>`;

/** Struck through is what it costs at other times. */
const priceOf = (price: Price, full: Price | null): string =>
  full
    ? `<span class="price"><s><span class="hidden">Usually </span>${escapeHtml(priceText(full))}</s> <span class="hidden">Now </span>${escapeHtml(priceText(price))}</span>`
    : `<span class="price">${escapeHtml(priceText(price))}</span>`;

/** By the clock of the bar, whoever reads it. */
const happyText = ({ percent, until, timeZone }: NonNullable<PublicMenu['happyHour']>): string => {
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
  return `Happy hour until ${time.format(new Date(until))}: ${percent}% off`;
};

const standardText = (count: number): string => `${count.toFixed(1)} standard drinks`;

/** How much alcohol is in one that comes in sizes stands at each. */
const factsOf = ({ alcoholic, abv, standardDrinks, allergens, isKnown, sizes }: PublicDrink): string[] => [
  ...(alcoholic && abv !== null ? [`${abv.toFixed(0)}% alcohol`] : []),
  ...(alcoholic && standardDrinks !== null && !sizes ? [standardText(standardDrinks)] : []),
  ...(allergens.length ? [`Contains ${allergens.map(allergenName).join(', ')}`] : []),
  ...(isKnown ? [] : ['May contain allergens']),
];

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
