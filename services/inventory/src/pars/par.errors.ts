import { suppliersMax } from '@barspoon/contracts';
import { DomainError, InvalidInputError } from '@barspoon/platform';

export const supplierUnknown = () =>
  new InvalidInputError([{ path: 'body.supplierId', message: 'This bar has no such supplier' }]);

export const tooManySuppliers = () =>
  new DomainError('refused', 'inventory.too_many_suppliers', `A bar has room for ${suppliersMax} suppliers.`);
