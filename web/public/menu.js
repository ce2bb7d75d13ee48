// The page of a bar's menu (`services/gateway/src/menus`) is whole without it: this follows what runs out, and takes orders of
// whoever came by the code of a table.
const { slug, version, availability } = document.body.dataset;
const api = `/api/v1/menus/${slug}`;
const token = new URLSearchParams(location.search).get('table');
const find = (id) => document.getElementById(id);
const [live, ordering, tableLine, ownList, dialog] = ['live', 'ordering', 'table', 'own', 'order'].map(find);
const form = dialog.querySelector('form');
const warning = find('order-warning');

const changes = new EventSource(`/menus/${slug}/changes`);
changes.addEventListener('state', ({ data }) => {
  const state = JSON.parse(data);
  if (state.version !== version && !dialog.open) return location.reload();
  showOut(new Set(state.out));
  if (table) showOpen(state.isOpen);
  void follow(state.tickets);
});
changes.addEventListener('gone', () => location.reload());

function showOut(out) {
  const names = [];
  for (const one of document.querySelectorAll('[data-id], [data-size]')) {
    const isOut = out.has(one.dataset.id ?? one.dataset.size);
    // Of a drink that is out in every size only the drink is said.
    const isSaid = one.dataset.id || !out.has(one.closest('[data-id]').dataset.id);
    if (isOut && isSaid && !('out' in one.dataset)) names.push(nameOf(one));
    one.toggleAttribute('data-out', isOut);
  }
  if (names.length > 0 && availability !== 'all') live.textContent = `Just ran out: ${names.join(', ')}`;
}
/** Of a drink, or of a drink in a size. */
const nameOf = (one) =>
  [...new Set([one.closest('[data-id]'), one])]
    .map((part) => part.querySelector('.name').textContent)
    .join(', ');

/** What this browser knows of its guest; the server keeps the secrets as hashes. */
const storeKey = 'guest-order';
const read = () => {
  const kept = { device: secret(), guest: '', allergies: [], tickets: [] };
  try {
    return { ...kept, ...JSON.parse(localStorage.getItem(storeKey)) };
  } catch {
    return kept;
  }
};
const keep = (more) => {
  Object.assign(self, more);
  try {
    localStorage.setItem(storeKey, JSON.stringify(self));
  } catch {
    // A private window: it is known as long as the page is open.
  }
};
function secret() {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24)));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_');
}
const self = read();

async function ask(path, method = 'GET', body = undefined) {
  const headers = body && { 'content-type': 'application/json' };
  const answer = await fetch(`${api}${path}`, { method, headers, body: body && JSON.stringify(body) });
  const said = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(said.detail ?? said.title), { code: said.code });
  return said;
}

let table;
if (token) void arrive();
showOwn();

async function arrive() {
  ordering.hidden = false;
  try {
    const { table: name, isOpen } = await ask(`/tables/${encodeURIComponent(token)}`);
    table = name;
    showOpen(isOpen);
  } catch (error) {
    tableLine.textContent = error.message;
  }
}

function showOpen(isOpen) {
  tableLine.textContent = isOpen ? `You order at: ${table}` : `${table}: the bar takes no orders right now.`;
  for (const button of document.querySelectorAll('button.order')) button.hidden = !isOpen;
}

let chosen;
for (const button of document.querySelectorAll('button.order'))
  button.addEventListener('click', () => {
    const [drink, size] = [button.closest('[data-id]'), button.closest('[data-size]')];
    chosen = { drinkId: drink.dataset.id, sizeId: size?.dataset.size, key: secret(), isAware: false };
    find('order-title').textContent = nameOf(size ?? drink);
    form.guest.value = self.guest;
    form.note.value = '';
    for (const box of form.querySelectorAll('[name=allergies]'))
      box.checked = self.allergies.includes(box.value);
    warn('');
    dialog.showModal();
  });
find('order-cancel').addEventListener('click', () => dialog.close());
// Another allergy may be another warning.
form.addEventListener('change', ({ target }) => {
  if (target.name === 'allergies') warn('');
});

function warn(text, isAllergen = false) {
  warning.textContent = text;
  chosen.isAware = isAllergen;
  find('order-send').textContent = isAllergen ? 'Order it all the same' : 'Order';
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { key, drinkId, sizeId, isAware } = chosen;
  const allergies = [...form.querySelectorAll('[name=allergies]:checked')].map(({ value }) => value);
  keep({ guest: form.guest.value.trim(), allergies });
  const send = find('order-send');
  send.disabled = true;
  try {
    const note = form.note.value.trim() || null;
    const about = { guest: self.guest, note, allergies, isAware };
    const body = { token, device: self.device, drinkId, sizeId, ...about };
    const ticket = await ask(`/tickets/${key}`, 'PUT', body);
    keep({ tickets: [...self.tickets, { ...ticket, key, slug }] });
    dialog.close();
    showOwn();
  } catch (error) {
    warn(error.message, error.code === 'inventory.allergen_in_drink');
  }
  send.disabled = false;
});

const allergenName = (allergen) => form.querySelector(`[value="${allergen}"] + span`).textContent;
const isOpenState = (state) => ['waiting', 'begun', 'ready'].includes(state);

/** What the stream says of open orders; what it does not name any more is asked for once. */
async function follow(tickets) {
  const mine = self.tickets.filter((ticket) => ticket.slug === slug && isOpenState(ticket.state));
  for (const ticket of mine) {
    const before = ticket.state;
    const now = tickets[ticket.id] ?? (await ask(`/tickets/${ticket.key}`).catch(() => ({ state: 'gone' })));
    Object.assign(ticket, now);
    if (now.state === 'ready' && before !== 'ready') navigator.vibrate?.([200, 100, 200]);
  }
  keep({});
  showOwn();
}

const words = {
  waiting: ({ place }) => (place === 1 ? 'next in line' : `number ${place} in line`),
  begun: () => 'being made',
  ready: () => 'ready',
  served: () => 'served',
  cancelled: () => 'cancelled',
  refused: ({ reason }) => `cannot be made${reason ? `: ${reason}` : ''}`,
  gone: () => 'no longer known',
};

function showOwn() {
  const mine = self.tickets.filter((ticket) => ticket.slug === slug);
  if (mine.length > 0) ordering.hidden = false;
  document.title = mine.some(({ state }) => state === 'ready')
    ? `Ready: ${mine.find(({ state }) => state === 'ready').drink}`
    : document.querySelector('meta[property="og:title"]').content;
  ownList.replaceChildren(
    ...mine.map((ticket) => {
      const line = document.createElement('li');
      line.dataset.state = ticket.state;
      const text = document.createElement('span');
      const contains = ticket.warnings?.length
        ? ` (contains ${ticket.warnings.map(allergenName).join(', ')})`
        : '';
      text.textContent = `${ticket.drink}${contains}: ${words[ticket.state](ticket)}`;
      line.append(text);
      if (ticket.state === 'waiting') line.append(buttonOf('Cancel', ticket, () => cancel(ticket)));
      if (!isOpenState(ticket.state)) line.append(buttonOf('Clear', ticket, () => clear(ticket)));
      return line;
    }),
  );
}

function buttonOf(text, { drink }, act) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.ariaLabel = `${text} ${drink}`;
  button.addEventListener('click', act);
  return button;
}

async function cancel(ticket) {
  try {
    Object.assign(ticket, await ask(`/tickets/${ticket.key}`, 'DELETE'));
  } catch (error) {
    live.textContent = error.message;
  }
  keep({});
  showOwn();
}

function clear(ticket) {
  keep({ tickets: self.tickets.filter((one) => one !== ticket) });
  showOwn();
}
