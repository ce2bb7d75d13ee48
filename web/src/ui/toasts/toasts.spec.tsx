import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog.tsx';
import { ToastRegion } from './toast-region.tsx';
import { toasts } from './toasts.ts';

beforeEach(() => vi.useFakeTimers());

describe('a message', () => {
  it('joins title and description in its name [CONTRA-23]', () => {
    render(<ToastRegion />);
    act(() => toasts.error({ title: 'Authentication Required', description: 'Please log in' }));
    expect(screen.getByRole('alert')).toHaveAccessibleName('Authentication Required: Please log in');
  });

  it('goes away by itself', () => {
    render(<ToastRegion />);
    act(() => toasts.success('Done'));
    act(() => vi.advanceTimersByTime(5001));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('that somebody must not miss stays until it is put away', () => {
    render(<ToastRegion />);
    act(() => toasts.error({ title: 'Your account has been suspended.', stays: true }));
    act(() => vi.advanceTimersByTime(60_000));
    act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is shown once when the same thing happens again', () => {
    render(<ToastRegion />);
    act(() => toasts.success('Inventory Updated'));
    act(() => toasts.success('Inventory Updated'));
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });

  it('stands at the top while somebody types or a dialog is open, and else at the bottom [BEYOND-163]', () => {
    render(
      <>
        <ToastRegion />
        <textarea aria-label="Your comment" />
      </>,
    );
    const region = () => screen.getByRole('region', { name: 'Messages' });
    act(() => toasts.error('Failed'));
    expect(region()).toHaveAttribute('data-place', 'bottom');
    act(() => screen.getByRole('textbox').focus());
    expect(region()).toHaveAttribute('data-place', 'top');
    // What is pressed next must not slip under it.
    act(() => screen.getByRole('textbox').blur());
    expect(region()).toHaveAttribute('data-place', 'top');
    act(() => {
      for (const { id } of toasts.shown()) toasts.dismiss(id);
    });
    expect(region()).toHaveAttribute('data-place', 'bottom');
    const { unmount } = render(
      <Dialog title="Add Item" onClose={() => {}}>
        A form
      </Dialog>,
    );
    expect(region()).toHaveAttribute('data-place', 'top');
    unmount();
  });

  it('of a failure goes when something has worked, unless it must not be missed [BEYOND-163]', () => {
    render(<ToastRegion />);
    act(() => toasts.error('Failed to schedule session'));
    act(() => toasts.error({ title: 'Your account has been suspended.', stays: true }));
    act(() => toasts.success('Live session scheduled successfully'));
    expect(screen.getAllByRole('alert').map((alert) => alert.getAttribute('aria-label'))).toEqual([
      'Your account has been suspended.',
    ]);
  });

  it('stays reachable while a dialog makes everything else inert', () => {
    render(
      <>
        <ToastRegion />
        <Dialog title="Add Item" onClose={() => {}}>
          A form
        </Dialog>
      </>,
    );
    act(() => toasts.error('Failed'));
    expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('alert'));
  });
});
