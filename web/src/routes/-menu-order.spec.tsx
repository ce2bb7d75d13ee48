import { type BarSummary, type Menu, menuRoutes, ownBarRoutes } from '@barspoon/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const [first] = exampleOf(ownBarRoutes.list).items as [BarSummary];
const stored: Menu = exampleOf(menuRoutes.get);
const [section] = stored.sections as [Menu['sections'][number]];
const [drink] = section.drinks as [Menu['sections'][number]['drinks'][number]];
const id = (n: number) => `01939c5e-6a00-7000-8000-${String(n).padStart(12, '0')}`;

beforeEach(() => asMember());

/** A menu of two sections, the first with a Daiquiri and a Gimlet, the second empty. */
async function open() {
  fakeApi.answer(menuRoutes.get, {
    ...stored,
    sections: [
      { ...section, drinks: [drink, { ...drink, id: id(51), recipeName: 'Gimlet' }] },
      { id: id(52), name: 'Highballs', drinks: [] },
    ],
  });
  const { user } = await renderApp('/inventory');
  await user.click(await screen.findByRole('button', { name: 'Menus' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Menus of ${first.name}` }));
  await user.click(await dialog.findByRole('button', { name: `Open ${stored.name}` }));
  await dialog.findByRole('button', { name: 'Move Gimlet up' });
  return { user, dialog };
}

describe('the order of a menu [BEYOND-245]', () => {
  it('is changed by buttons, also from one section into the next', async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Move Daiquiri down' }));
    await user.click(dialog.getByRole('button', { name: 'Move Daiquiri down' }));
    await user.click(dialog.getByRole('button', { name: 'Move Highballs up' }));
    expect(dialog.getByText('Highballs is now 1 of 2')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Remove Gimlet' }));
    await user.click(dialog.getByRole('button', { name: 'Add a section' }));
    await user.click(dialog.getByRole('button', { name: 'Remove section Drinks' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(fakeApi.received(menuRoutes.save)).toMatchObject([
        {
          body: {
            revision: stored.revision,
            sections: [
              { name: 'Highballs', drinks: [{ id: drink.id, price: drink.price }] },
              { name: section.name, drinks: [] },
            ],
          },
        },
      ]),
    );
  });

  it('is changed by the mouse: a drink takes the place of another or goes to the end of a section, and sections move', async () => {
    const { user, dialog } = await open();
    const grips = () => dialog.getAllByTitle('Drag to reorder');
    const gripOf = (name: string) => {
      const line = dialog.getByText(name, { selector: 'strong' }).parentElement as HTMLElement;
      return within(line).getByTitle('Drag to reorder');
    };
    const lineOf = (name: string) =>
      dialog.getByText(name, { selector: 'strong' }).closest('li') as HTMLElement;
    const drag = (grip: HTMLElement, onto: HTMLElement) => {
      fireEvent.dragStart(grip);
      fireEvent.dragOver(onto);
      fireEvent.drop(onto);
      fireEvent.dragEnd(grip);
    };
    expect(grips()).toHaveLength(4);
    drag(gripOf('Gimlet'), lineOf('Daiquiri'));
    expect(dialog.getByText('Gimlet is now 1 of 2')).toBeInTheDocument();
    const highballs = dialog.getByRole('region', { name: 'Highballs' });
    drag(gripOf('Daiquiri'), within(highballs).getByRole('list'));
    expect(dialog.getByText('Daiquiri is now 1 of 1')).toBeInTheDocument();
    drag(
      within(highballs).getAllByTitle('Drag to reorder')[0] as HTMLElement,
      dialog.getByRole('region', { name: section.name }),
    );
    expect(dialog.getByText('Highballs is now 1 of 2')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(fakeApi.received(menuRoutes.save)).toMatchObject([
        {
          body: {
            sections: [
              { name: 'Highballs', drinks: [{ id: drink.id }] },
              { name: section.name, drinks: [{ id: id(51) }] },
            ],
          },
        },
      ]),
    );
  });
});
