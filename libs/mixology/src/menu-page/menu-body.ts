import {
  type Allergen,
  allergens as allAllergens,
  allergenName,
  type Price,
  type PublicDrink,
  type PublicMenu,
} from '@barspoon/contracts';
import { escapeText } from '../picture/svg.ts';
import { menuStyles, printStyles } from './menu-styles.ts';

const tagTexts = { house: 'House drink', low: 'Low alcohol', zero: 'No alcohol' } as const;

const formatOf = (currency: string) => new Intl.NumberFormat('en', { style: 'currency', currency });
/** In whole units of its currency: the yen has no smaller one. */
export const wholeOf = ({ amount, currency }: Price): number =>
  amount / 10 ** (formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2);
const priceText = (price: Price): string => formatOf(price.currency).format(wholeOf(price));

const allergensOf = ({ sections }: PublicMenu): Allergen[] =>
  [...new Set(sections.flatMap(({ drinks }) => drinks.flatMap(({ allergens }) => allergens)))].sort();

/** How the page of a menu looks. */
export const menuStylesOf = (menu: PublicMenu): string =>
  `${menuStyles}@media print{${printStyles}}${allergensOf(menu).map(hidesOf).join('')}`;

/** What the page of a menu shows: as the gateway serves it, and as its editor previews it. Implements BEYOND-246. */
export function menuBody(menu: PublicMenu, siteName: string, isPrinted = false): string {
  const drinks = menu.sections.flatMap((section) => section.drinks);
  return `    <header>
      <p class="bar">${escapeText(menu.barName)}</p>
      <h1>${escapeText(menu.name)}</h1>
      ${menu.line ? `<p>${escapeText(menu.line)}</p>` : ''}
      ${menu.happyHour ? `<p class="happy">${escapeText(happyText(menu.happyHour))}</p>` : ''}
    </header>
    <main>
      <section id="ordering" aria-label="Your orders" hidden>
        <p id="table" role="status"></p>
        <ul id="own" aria-live="polite"></ul>
      </section>
      ${filtersOf(drinks, allergensOf(menu))}
      ${menu.sections.map((section) => sectionOf(section, menu, isPrinted)).join('\n')}
      <p id="live" role="status"></p>
    </main>
    <footer>
      <p>Tell the bar about any allergy before you drink. Strength is after dilution.</p>
      <p><a href="/">${escapeText(siteName)}</a> · <a href="/report-menu/${escapeText(menu.slug)}" rel="nofollow">Report this menu</a></p>
    </footer>
    ${orderDialog}`;
}

/** The page of a menu on paper, or on a screen, without scripts. Implements BEYOND-261. */
export const menuPreview = (
  menu: PublicMenu,
  siteName: string,
  isPrinted: boolean,
): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <base target="_blank">
    <style>${menuStylesOf(menu)}${isPrinted ? printStyles : ''}</style>
  </head>
  <body data-availability="${menu.availability}">
${menuBody(menu, siteName, isPrinted)}
  </body>
</html>
`;

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
  `<label><input type="checkbox" id="${id}" autocomplete="off"><span>${escapeText(text)}</span></label>`;

/** What nobody knows may contain anything. */
const hidesOf = (allergen: string): string =>
  `body:has(#free-${allergen}:checked) :is(li[data-has~="${allergen}"],li[data-unknown]){display:none}`;

const sectionOf = (
  { name, drinks }: PublicMenu['sections'][number],
  menu: PublicMenu,
  isPrinted: boolean,
): string => `<section>
        <h2>${escapeText(name)}</h2>
        <ul>${drinks.map((drink) => drinkOf(drink, menu, isPrinted)).join('')}</ul>
      </section>`;

function drinkOf(drink: PublicDrink, { availability }: PublicMenu, isPrinted: boolean): string {
  const { id, name, line, price, fullPrice, tags, ingredients, picture, sizes } = drink;
  const marks = [
    `data-id="${id}"`,
    drink.alcoholic ? 'data-alcoholic' : '',
    drink.isKnown ? '' : 'data-unknown',
    drink.allergens.length ? `data-has="${drink.allergens.join(' ')}"` : '',
    drink.isOut && availability !== 'all' ? 'data-out' : '',
  ].filter(Boolean);
  const picturePath = escapeText(picture);
  return `
          <li ${marks.join(' ')}>
            <picture>
              ${isPrinted ? '' : `<source srcset="${picturePath}?mode=dark" media="screen and (prefers-color-scheme: dark)">`}
              <img src="${picturePath}?mode=light" alt="" width="72" height="72" loading="lazy">
            </picture>
            <div class="drink">
              <h3><span class="name">${escapeText(name)}</span>${price ? priceOf(price, fullPrice) : ''}</h3>
              ${line ? `<p class="line">${escapeText(line)}</p>` : ''}
              <p class="of">${escapeText(ingredients.join(', '))}</p>
              <p class="facts">${[...tags.map((tag) => tagTexts[tag]), ...factsOf(drink)].map((fact) => `<span>${escapeText(fact)}</span>`).join('')}</p>
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
                <p><span class="name">${escapeText(name)}</span> ${standardDrinks ? `<span class="of">${escapeText(standardText(standardDrinks))}</span> ` : ''}<span class="out">Out for now</span></p>
                ${price ? priceOf(price, fullPrice) : ''}${orderButton(`${drink}, ${name}`)}
              </div>`;

const orderButton = (what: string): string =>
  `<button type="button" class="order" aria-label="Order ${escapeText(what)}" hidden>Order</button>`;

/** Struck through is what it costs at other times. */
const priceOf = (price: Price, full: Price | null): string =>
  full
    ? `<span class="price"><s><span class="hidden">Usually </span>${escapeText(priceText(full))}</s> <span class="hidden">Now </span>${escapeText(priceText(price))}</span>`
    : `<span class="price">${escapeText(priceText(price))}</span>`;

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
