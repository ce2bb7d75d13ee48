// The page of a bar's menu (`services/gateway/src/menus`) is whole without it: this follows what runs out.
const { slug, version, availability } = document.body.dataset;
const live = document.getElementById('live');

const changes = new EventSource(`/menus/${slug}/changes`);
changes.addEventListener('state', ({ data }) => {
  const state = JSON.parse(data);
  if (state.version !== version) return location.reload();
  show(new Set(state.out));
});
changes.addEventListener('gone', () => location.reload());

function show(out) {
  const names = [];
  for (const drink of document.querySelectorAll('li[data-id]')) {
    const isOut = out.has(drink.dataset.id);
    if (isOut && !('out' in drink.dataset)) names.push(drink.querySelector('.name').textContent);
    drink.toggleAttribute('data-out', isOut);
  }
  if (names.length > 0 && availability !== 'all') live.textContent = `Just ran out: ${names.join(', ')}`;
}
