import type { Feature } from '@barspoon/messaging';
import { EraseMemberWhenMemberDeleted } from './erase-member-when-member-deleted.consumer.ts';
import { FetchVocabularyWhenRevised } from './fetch-vocabulary-when-revised.consumer.ts';
import { FillBarWhenBarImportRevised } from './fill-bar-when-bar-import-revised.consumer.ts';
import { ForgetFactsWhenRecipeDeleted } from './forget-facts-when-recipe-deleted.consumer.ts';
import { KeepFactsWhenRecipePublished } from './keep-facts-when-recipe-published.consumer.ts';
import { KeepFactsWhenRecipeRevised } from './keep-facts-when-recipe-revised.consumer.ts';
import { WithholdMenuWhenMenuModerated } from './withhold-menu-when-menu-moderated.consumer.ts';

export const consumersFeature: Feature = {
  controllers: [
    EraseMemberWhenMemberDeleted,
    FetchVocabularyWhenRevised,
    FillBarWhenBarImportRevised,
    ForgetFactsWhenRecipeDeleted,
    KeepFactsWhenRecipePublished,
    KeepFactsWhenRecipeRevised,
    WithholdMenuWhenMenuModerated,
  ],
};
