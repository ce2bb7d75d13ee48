import { i18nProviderOf } from '../../i18n-provider.ts';
import { featuredOrderTexts } from '../../texts/featured-order.ts';

/** The words of the order of featured recipes, which come with it. */
export const { translate: orderText } = i18nProviderOf(featuredOrderTexts);
