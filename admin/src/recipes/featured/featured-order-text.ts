import { featuredOrderTexts } from '../../texts/featured-order.ts';
import { textsOf } from '../../texts/texts-of.ts';

/** The words of the order of featured recipes, which come with it. */
export const orderText = textsOf(featuredOrderTexts);
