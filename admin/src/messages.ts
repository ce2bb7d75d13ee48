import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { recipeImportTexts } from './texts/recipe-import.ts';
import { userTexts } from './texts/users.ts';

/** Fields whose label is not simply their name. */
const recipeFields = {
  alcoholic: 'Alcoholic',
  alternativeNames: 'Other names',
  createdAt: 'Created',
  image: 'Image URL',
  instructions: 'Steps',
  prepTimeMinutes: 'Minutes to prepare',
  maxMinutes: 'At most minutes',
  q: 'Search',
  serves: 'Serves',
  spec: 'Ingredients',
  type: 'Kind of drink',
  updatedAt: 'Changed',
};

/** The console's own words over react-admin's. Implements the texts of ADM-USERS, ADM-REC, ADM-INV and BEYOND-95. */
const resources = {
  users: userTexts,
  audit: {
    name: 'Audit |||| Audit',
    fields: { at: 'When', actor: 'Who', action: 'What', subject: 'To whom or what', details: 'Details' },
    empty: 'Nothing was done here yet.',
    page: { list: 'Audit' },
  },
  recipes: {
    name: 'Recipe |||| Recipes',
    fields: recipeFields,
    empty: 'No recipes yet.',
    invite: 'Add the first one.',
    page: { create: 'New recipe', edit: 'Edit %{recordRepresentation}', list: 'Recipes' },
    notifications: {
      created: 'Recipe created',
      updated: 'Recipe updated |||| Recipes updated',
      deleted: 'Recipe deleted successfully |||| %{smart_count} recipes deleted successfully',
      featured: 'Feature status updated',
      photo: 'Photo uploaded. Save the recipe to publish it.',
    },
    import: recipeImportTexts,
  },
  inventory: {
    name: 'Item |||| Inventory',
    fields: {
      createdAt: 'Created',
      custom: 'Added by members',
      image: 'Image URL',
      ingredient: 'Ingredient',
      popular: 'Popular',
      q: 'Search',
      userId: 'Owner',
    },
    empty: 'No items yet.',
    invite: 'Add the first one.',
    page: { create: 'New item', edit: 'Edit %{recordRepresentation}', list: 'Inventory' },
    notifications: {
      created: 'Item created',
      updated: 'Item updated |||| Items updated',
      deleted: 'Item deleted |||| %{smart_count} items deleted',
    },
  },
};

const messages = {
  ...english,
  ra: {
    ...english.ra,
    action: { ...english.ra.action, add_filter: 'Filters', select_columns: 'Columns' },
    message: { ...english.ra.message, invalid_form: 'Please correct the marked fields.' },
  },
  resources,
};

export const i18nProvider = polyglotI18nProvider(() => messages, 'en', [{ locale: 'en', name: 'English' }], {
  allowMissing: true,
});
