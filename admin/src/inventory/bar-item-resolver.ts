import { adminBarItemInputSchema } from '@barspoon/contracts';
import { contractResolver } from '../data/contract-resolver.ts';
import { type BarItemForm, barItemInputOf } from './bar-item-form.ts';

export const barItemResolver = contractResolver<BarItemForm>(adminBarItemInputSchema, barItemInputOf);
