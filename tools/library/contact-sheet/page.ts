import { drawDrink } from '@barspoon/mixology/picture';
import type { Drink } from './drinks.ts';

/** Runs in the contact sheet: draws what the form asks for. */
const find = <E extends Element>(selector: string): E => {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
};

const drinks: Drink[] = JSON.parse(find('script[type="application/json"]').textContent ?? '[]');
const form = find<HTMLFormElement>('form');

const show = (): void => {
  const wish = new FormData(form);
  const theme = String(wish.get('theme'));
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  document.documentElement.style.setProperty('--size', `${wish.get('size')}px`);
  const words = String(wish.get('name')).trim().toLowerCase();
  const shown = drinks.filter(({ name }) => name.toLowerCase().includes(words));
  find('output').textContent = `${shown.length} drinks`;
  find('main').replaceChildren(
    ...shown.map(({ name, spec }) => {
      const figure = document.createElement('figure');
      figure.innerHTML = drawDrink(spec);
      figure.append(Object.assign(document.createElement('figcaption'), { textContent: name }));
      return figure;
    }),
  );
};

form.addEventListener('input', show);
form.addEventListener('submit', (event) => event.preventDefault());
show();
