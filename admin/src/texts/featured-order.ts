/** What the order of the featured recipes says. */
export const featuredOrderTexts = {
  title: 'Order of featured recipes',
  hint: 'Drag a recipe to its place, use the arrows, or press Alt with an arrow key. The front page shows the first three.',
  list: 'Featured recipes',
  none: 'No recipes are featured yet.',
  loadFailed: 'Failed to load the featured recipes: %{why}',
  up: 'Move %{name} up',
  down: 'Move %{name} down',
  onHome: 'On the front page',
  cancel: 'Cancel',
  save: 'Save order',
  saved: 'The order is saved',
  saveFailed: 'Failed to save the order: %{why}',
};
