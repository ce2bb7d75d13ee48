import { createRoot } from 'react-dom/client';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asks whoever is here to confirm that it is them, over whatever is open; false when they do not. Implements BEYOND-280. */
export function askToConfirm(): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const end = (isConfirmed: boolean) => {
      root.unmount();
      place.remove();
      resolve(isConfirmed);
    };
    root.render(<ConfirmDialog onEnd={end} />);
  });
}
