import './ui/theme/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { returnFromGoogle } from './features/account/google/return-from-google.ts';
import { followSession } from './follow-session.ts';
import { createQueryClient } from './lib/api/queries.ts';
import { nextTask } from './lib/next-task.ts';
import { session } from './lib/session/session.ts';
import { whenIdle } from './lib/when-idle.ts';
import { createAppRouter } from './router.tsx';

const background = () => import('./in-background.ts');

// Before the router reads the address.
returnFromGoogle();
void begin();

/** In steps, each in a task of its own: between two of them the browser can answer a tap. */
async function begin(): Promise<void> {
  const queryClient = createQueryClient();
  followSession(queryClient);
  void session.start(() =>
    background()
      .then(({ recall }) => recall(queryClient))
      .catch(() => null),
  );
  await nextTask();
  const router = createAppRouter(queryClient);
  const beginBackgroundWork = () =>
    whenIdle(async () => {
      const { workInBackground } = await background();
      workInBackground(queryClient, () => void router.invalidate());
    });
  const app = (
    <StrictMode>
      <App queryClient={queryClient} router={router} />
    </StrictMode>
  );
  const root = document.getElementById('root');
  if (root?.firstElementChild) {
    await nextTask();
    // The first view stands there already (`render.tsx`): it is continued, once the code of its page is there.
    router.ssr = { manifest: undefined };
    await router.load();
    const { href } = window.location;
    // Whoever has gone on to another page by then is shown that one, which is no continuation of the first.
    const onRecoverableError = (error: unknown) => {
      if (window.location.href === href) reportError(error);
    };
    // In a transition, which is done in small pieces: meanwhile the reader can scroll and tap.
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  } else if (root) {
    createRoot(root).render(app);
  }
  // Not before the first view is continued: what the server tells of would change the page under it.
  beginBackgroundWork();
}
