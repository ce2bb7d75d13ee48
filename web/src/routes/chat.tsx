import { createFileRoute } from '@tanstack/react-router';
import { readChatSearch } from '../features/chat/chat-search.ts';
import { ChatPage } from '../features/chat/components/chat-page.tsx';
import { GatePending } from '../features/shell/components/page-states.tsx';
import { requireAccess } from '../lib/session/gate.ts';
import { SaveDrink } from './-save-drink.tsx';

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
      actions={(recipe, all) => <SaveDrink recipe={recipe} all={all} />}
    />
  );
}
