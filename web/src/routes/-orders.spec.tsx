import {
  type BarSummary,
  type OutputOf,
  ownBarRoutes,
  parRoutes,
  type Supplier,
  shoppingRoutes,
} from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const [first] = exampleOf(ownBarRoutes.list).items as [BarSummary];
type Pars = OutputOf<typeof parRoutes.list>;
const example = exampleOf(parRoutes.list);
const [gin] = example.items as [Pars['items'][number]];
const [wholesaler] = example.suppliers as [Supplier];
const id = (n: number) => `01939c5e-6a00-7000-8000-${String(n).padStart(12, '0')}`;

beforeEach(() => asMember());

describe('the orders of a bar [BEYOND-236]', () => {
  const open = async () => {
    const { user } = await renderApp('/inventory');
    await user.click(await screen.findByRole('button', { name: 'Orders' }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: `Orders for ${first.name}` })) };
  };
  const several: Pars = {
    items: [
      gin,
      { ...gin, itemId: id(7), name: '=Bitters', order: 1, size: null, price: null, isOnList: true },
      {
        ...gin,
        itemId: id(8),
        name: 'Limes',
        supplierId: null,
        unit: 'piece',
        size: 12,
        price: null,
        order: 3,
      },
      { ...gin, itemId: id(9), name: 'Full', order: 0 },
    ],
    suppliers: [wholesaler],
  };

  it('are listed by supplier, and sent, kept and printed', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
    const print = vi.fn();
    vi.stubGlobal('print', print);
    fakeApi.answer(parRoutes.list, several);
    const { user, dialog } = await open();
    expect(
      (await dialog.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent),
    ).toEqual(['The wholesaler', 'Without a supplier']);
    expect(dialog.getByText('2 × Gin, 700 ml')).toBeVisible();
    expect(dialog.getByText('1 × =Bitters')).toBeVisible();
    expect(dialog.getByText('1.4 of 3 on hand · on the shopping list')).toBeVisible();
    expect(dialog.getByText('3 × Limes, 12 pieces')).toBeVisible();
    expect(dialog.getByText('At least €37.98 by what was paid last')).toBeVisible();
    const mail = dialog.getByRole('link', { name: 'Write the mail to The wholesaler' });
    expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toBe(
      `mailto:orders@example.com?subject=Order for ${first.name}&body=Hello The wholesaler,\r\n\r\nPlease send us:\r\n- 2 × Gin, 700 ml\r\n- 1 × =Bitters`,
    );
    await user.click(dialog.getByRole('button', { name: 'Share the order for The wholesaler' }));
    expect(await navigator.clipboard.readText()).toContain('- 2 × Gin, 700 ml');
    await user.click(dialog.getByRole('button', { name: 'Save as CSV' }));
    expect((await files[0]?.text())?.split('\r\n')).toEqual([
      'supplier,email,item,bottles,bottle_size,unit,there,par,last_price',
      'The wholesaler,orders@example.com,Gin,2,700,ml,1.4,3,18.99 EUR',
      "The wholesaler,orders@example.com,'=Bitters,1,,ml,1.4,3,",
      ',,Limes,3,12,piece,1.4,3,',
      '',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    const paper = document.querySelector('body > article') as HTMLElement;
    expect(within(paper).getByText('The wholesaler · orders@example.com')).toBeInTheDocument();
  });

  it('are put on the shopping list, without what stands there', async () => {
    fakeApi.answer(parRoutes.list, several);
    const { user, dialog } = await open();
    await user.click(
      await dialog.findByRole('button', { name: 'Put the order for The wholesaler on the shopping list' }),
    );
    expect(await screen.findByText('1 thing is on the shopping list.')).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(shoppingRoutes.change)).toMatchObject([
        { body: { kind: 'ordered', lines: [{ itemId: gin.itemId, amount: 1400, unit: 'ml' }] } },
      ]),
    );
  });

  it('follow from par levels, which are kept when a field is left', async () => {
    fakeApi.answer(parRoutes.list, {
      ...several,
      items: [gin, { ...gin, itemId: id(7), name: 'Rum', par: null, order: 0 }],
    });
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('tab', { name: 'Par levels' }));
    const rum = dialog.getByRole('textbox', { name: 'Rum: bottles' });
    await user.type(rum, 'many{Enter}');
    expect(await dialog.findByText('Enter a number of bottles up to 200.')).toBeVisible();
    await user.clear(rum);
    await user.type(rum, '2,5');
    await user.tab();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Gin: supplier' }), 'Anyone');
    await vi.waitFor(() =>
      expect(fakeApi.received(parRoutes.set)).toMatchObject([
        { params: { itemId: id(7) }, body: { par: 2.5 } },
        { params: { itemId: gin.itemId }, body: { par: 3, supplierId: null } },
      ]),
    );
  });

  it('go to suppliers, who are added, changed and removed', async () => {
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('tab', { name: 'Suppliers' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'The cellar');
    await user.click(dialog.getByRole('button', { name: 'Add the supplier' }));
    await user.click(dialog.getByRole('button', { name: 'Change The wholesaler' }));
    const [email] = dialog.getAllByRole('textbox', { name: 'Email, if you order by mail' }) as [HTMLElement];
    await user.clear(email);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await user.click(await dialog.findByRole('button', { name: 'Remove The wholesaler' }));
    await vi.waitFor(() => {
      expect(fakeApi.received(parRoutes.setSupplier)).toMatchObject([
        { body: { name: 'The cellar', email: null } },
        { params: { supplierId: wholesaler.id }, body: { name: 'The wholesaler', email: null } },
      ]);
      expect(fakeApi.received(parRoutes.removeSupplier)).toMatchObject([
        { params: { supplierId: wholesaler.id } },
      ]);
    });
  });

  it('may be none, and are only read by a guest', async () => {
    fakeApi.answer(ownBarRoutes.list, { items: [{ ...first, role: 'guest' }] });
    fakeApi.refuse(parRoutes.list, { status: 422 });
    const { user, dialog } = await open();
    await dialog.findByText("We couldn't load the par levels");
    fakeApi.answer(parRoutes.list, { items: [], suppliers: [] });
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Nothing to order')).toBeVisible();
    expect(dialog.queryByRole('tab')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Set par levels' })).toBeNull();
  });

  it('lead to par levels where there are none', async () => {
    fakeApi.answer(parRoutes.list, { items: [], suppliers: [] });
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: 'Set par levels' }));
    expect(dialog.getByText('Nothing stands on this bar yet')).toBeVisible();
  });
});
