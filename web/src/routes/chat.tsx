import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { readChatSearch } from '../features/chat/chat-search.ts';
import { ChatPage } from '../features/chat/components/chat-page.tsx';
import { GatePending } from '../features/shell/components/page-states.tsx';
import { lazily } from '../lib/lazily.ts';
import { requireAccess } from '../lib/session/gate.ts';
import { DrinkActions } from './-drink-actions.tsx';

const Taste = lazily(() => import('../features/onboarding/components/taste.tsx'), 'Taste');

/** Implements NAV-02, CHAT-03, ACCESS-08. */
export const Route = createFileRoute('/chat')({
  validateSearch: readChatSearch,
  beforeLoad: requireAccess,
  pendingComponent: GatePending,
  pendingMs: 0,
  component: ChatRoute,
});

function ChatRoute() {
  const navigate = Route.useNavigate();
  return (
    <ChatPage
      search={Route.useSearch()}
      onSearch={(search) => navigate({ search, resetScroll: false })}
      taste={
        <Suspense>
          <Taste />
        </Suspense>
      }
      actions={(recipe, all) => <DrinkActions recipe={recipe} all={all} />}
    />
  );
}
