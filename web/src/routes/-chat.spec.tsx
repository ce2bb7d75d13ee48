import { favoriteRoutes, onboardingRoutes, assistantRoutes as routes } from '@barspoon/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Recognition } from '../features/chat/voice/use-dictation.ts';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp, withoutAccess } from '../testing/render-app.tsx';

const { conversation, turn } = exampleOf(routes.ask);
const at = `/chat?conversation=${conversation.id}`;
const field = () => screen.findByLabelText('Your question');

describe('the AI bartender’s page', () => {
  it('is behind the gate [NAV-02, CHAT-03, ACCESS-08, ACCESS-11]', async () => {
    await asMember(withoutAccess);
    const { router } = await renderApp('/chat');
    await waitFor(() => expect(router.state.location.pathname).toBe('/subscription'));
    expect(router.state.location.search).toEqual({ from: '/chat' });
  });

  it('asks what is typed, with Enter or the button, and shows the answer [CHAT-01, BEYOND-45]', async () => {
    await asMember();
    const { user, router } = await renderApp('/chat');
    expect(await screen.findByRole('heading', { level: 1, name: 'AI Bartender' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ask' })).toBeDisabled();
    await user.type(await field(), 'Something sour with rum{Enter}');
    expect(await screen.findByText('I would make you a Daiquiri.')).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(routes.ask)).toEqual([{ body: { question: 'Something sour with rum' } }]),
    );
    const drink = within(screen.getByRole('list', { name: 'Drinks' }));
    expect(drink.getByRole('link', { name: 'Daiquiri' })).toHaveAttribute('href', '/recipes/daiquiri');
    expect(drink.getByText('White rum, sharpened with lime.')).toBeVisible();
    expect(router.state.location.search).toEqual({ conversation: conversation.id });
    expect(await field()).toHaveValue('');
    await user.type(await field(), 'less sweet');
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await waitFor(() =>
      expect(fakeApi.received(routes.ask)[1]).toEqual({
        body: { question: 'less sweet', conversationId: conversation.id },
      }),
    );
  });

  it('says once what was answered, and asks a suggestion when it is pressed', async () => {
    await asMember();
    const { user } = await renderApp('/chat');
    await user.click(await screen.findByRole('button', { name: 'What can I make tonight?' }));
    expect(await screen.findByText('I would make you a Daiquiri. 1 drink.')).toHaveAttribute(
      'role',
      'status',
    );
    await user.click(await screen.findByRole('button', { name: 'Something less sweet' }));
    await waitFor(() => expect(fakeApi.received(routes.ask)).toHaveLength(2));
  });

  it('stops waiting and keeps what was typed', async () => {
    await asMember();
    const release = fakeApi.hold(routes.ask);
    const { user } = await renderApp('/chat');
    await user.type(await field(), 'Something long{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await screen.findByRole('button', { name: 'Ask' })).toBeVisible();
    expect(await field()).toHaveValue('Something long');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    release();
  });

  it('says so when there is no answer, and keeps the question', async () => {
    await asMember();
    fakeApi.refuse(routes.ask, { status: 503 });
    const { user } = await renderApp('/chat');
    await user.type(await field(), 'Something long{Enter}');
    expect(
      await screen.findByRole('alert', { name: "We couldn't answer your question. Please try again." }),
    ).toBeVisible();
    expect(await field()).toHaveValue('Something long');
  });

  it('keeps what is never served and what is liked with the touch that chooses it [BEYOND-21, BEYOND-45]', async () => {
    await asMember();
    const { user } = await renderApp('/chat');
    await user.click(await screen.findByRole('button', { name: 'Preferences' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your preferences' }));
    const never = within(await dialog.findByRole('group', { name: 'Never serve me' }));
    expect(never.getByRole('checkbox', { name: 'Nuts' })).toBeChecked();
    await user.click(never.getByRole('checkbox', { name: 'Alcohol' }));
    await waitFor(() =>
      expect(fakeApi.received(routes.changeLimits)).toEqual([
        { body: { free: ['nuts'], vegan: false, withoutAlcohol: true } },
      ]),
    );
    await user.click(await dialog.findByRole('checkbox', { name: 'Tiki Drinks' }));
    await waitFor(() => expect(fakeApi.received(onboardingRoutes.choose)).toHaveLength(1));
    fakeApi.refuse(routes.changeLimits, { status: 503 });
    await user.click(never.getByRole('checkbox', { name: 'Egg' }));
    expect(await screen.findByRole('alert', { name: 'Your preferences could not be saved' })).toBeVisible();
    await waitFor(() => expect(never.getByRole('checkbox', { name: 'Egg' })).not.toBeChecked());
  });

  it('puts a drink into a collection and starts to mix it, without leaving the answer [BEYOND-45, BEYOND-91]', async () => {
    await asMember();
    const { user } = await renderApp(at);
    await user.click(await screen.findByRole('button', { name: 'Add Daiquiri to a collection' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to Collection' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Mix Daiquiri' }));
    expect(await screen.findByRole('dialog', { name: 'Mixing Daiquiri' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByText('I would make you a Daiquiri.')).toBeVisible();
  });

  it('saves a drink, copies an answer and takes a thumb back', async () => {
    await asMember();
    fakeApi.answer(favoriteRoutes.marks, { recipeIds: [] });
    const { user } = await renderApp(at);
    await user.click(await screen.findByRole('button', { name: 'Add to Favorites: Daiquiri' }));
    await waitFor(() => expect(fakeApi.received(favoriteRoutes.add)).toHaveLength(1));
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy the answer' }));
    expect(write).toHaveBeenCalledWith(
      'I would make you a Daiquiri.\n- Daiquiri: White rum, sharpened with lime.',
    );
    const helpful = screen.getByRole('button', { name: 'This helped' });
    await user.click(helpful);
    await waitFor(() => expect(helpful).toHaveAttribute('aria-pressed', 'true'));
    await user.click(helpful);
    await waitFor(() => expect(helpful).toHaveAttribute('aria-pressed', 'false'));
    await waitFor(() =>
      expect(fakeApi.received(routes.judge)).toEqual(
        [true, null].map((helpful) => ({
          params: { id: conversation.id, turnId: turn.id },
          body: { helpful },
        })),
      ),
    );
  });

  it('takes a thumb back that could not be saved, and says so', async () => {
    await asMember();
    fakeApi.refuse(routes.judge, { status: 503 });
    const { user } = await renderApp(at);
    const helpful = await screen.findByRole('button', { name: 'This helped' });
    await user.click(helpful);
    expect(await screen.findByRole('alert', { name: 'Your feedback could not be saved' })).toBeVisible();
    await waitFor(() => expect(helpful).toHaveAttribute('aria-pressed', 'false'));
  });
});

describe('an answer that is wrong', () => {
  it('is shown to the team once the member says so, and is marked from then on [BEYOND-45]', async () => {
    await asMember();
    const { user } = await renderApp(at);
    await user.click(await screen.findByRole('button', { name: 'Report this answer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this answer' }));
    expect(
      dialog.getByText(/^The team will see this answer and up to three questions before it/),
    ).toBeVisible();
    await user.selectOptions(dialog.getByLabelText("What's wrong with it?"), 'It could harm someone');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('You reported this answer.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Report this answer' })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(fakeApi.received(routes.report)).toEqual([
        { params: { id: conversation.id, turnId: turn.id }, body: { reason: 'harmful', note: null } },
      ]),
    );
  });
});

describe('voice', () => {
  it('is not offered where the browser has none', async () => {
    await asMember();
    await renderApp(at);
    await screen.findByRole('button', { name: 'Copy the answer' });
    expect(screen.queryByRole('button', { name: 'Ask by voice' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Read the answer aloud' })).not.toBeInTheDocument();
  });

  it('writes a question down behind what is there, stops when it is told to, and says when it cannot hear [BEYOND-45]', async () => {
    let heard: Recognition | undefined;
    const aborted = vi.fn();
    class FakeRecognition extends EventTarget {
      onresult = null;
      onerror: Recognition['onerror'] = null;
      onend: Recognition['onend'] = null;
      lang = '';
      interimResults = false;
      start() {
        heard = this;
      }
      abort() {
        aborted();
        this.onend?.();
      }
    }
    vi.stubGlobal('SpeechRecognition', FakeRecognition);
    await asMember();
    const { user } = await renderApp('/chat');
    await user.type(await field(), 'Please:');
    await user.click(screen.getByRole('button', { name: 'Ask by voice' }));
    act(() => heard?.onresult?.({ results: [[{ transcript: 'something sour' }]] }));
    expect(await field()).toHaveValue('Please: something sour');
    act(() => heard?.onresult?.({ results: [[{ transcript: 'something sour with rum' }]] }));
    expect(await field()).toHaveValue('Please: something sour with rum');
    await user.click(screen.getByRole('button', { name: 'Listening. Press again to stop.' }));
    expect(aborted).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Ask by voice' }));
    act(() => heard?.onerror?.({ error: 'not-allowed' }));
    expect(await screen.findByRole('alert', { name: /^We couldn't hear you/ })).toBeVisible();
    aborted.mockClear();
    await user.type(await field(), '{Enter}');
    expect(aborted, 'what is heard after it was sent is no part of the next question').toHaveBeenCalledOnce();
    await waitFor(() => expect(fakeApi.received(routes.ask)).toHaveLength(1));
  });

  it('reads an answer aloud and stops [BEYOND-45]', async () => {
    const speak = vi.fn();
    const cancel = vi.fn();
    vi.stubGlobal('speechSynthesis', { speak, cancel });
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        constructor(readonly text: string) {}
      },
    );
    await asMember();
    const { user } = await renderApp(at);
    await user.click(await screen.findByRole('button', { name: 'Read the answer aloud' }));
    expect(speak.mock.lastCall?.[0].text).toContain('I would make you a Daiquiri.');
    cancel.mockClear();
    await user.click(screen.getByRole('button', { name: 'Stop reading' }));
    expect(cancel).toHaveBeenCalled();
    act(() => speak.mock.lastCall?.[0].onend());
    expect(screen.getByRole('button', { name: 'Read the answer aloud' })).toBeVisible();
  });

  it('reads another answer instead, and the end of the first does not silence it', async () => {
    const speak = vi.fn();
    const cancel = vi.fn();
    vi.stubGlobal('speechSynthesis', { speak, cancel });
    vi.stubGlobal('SpeechSynthesisUtterance', class {});
    await asMember();
    const other = { ...turn, id: `${turn.id.slice(0, -1)}9` };
    fakeApi.answer(routes.get, { conversation, items: [turn, other], nextCursor: null });
    const { user } = await renderApp(at);
    const [first, second] = await screen.findAllByRole('button', { name: 'Read the answer aloud' });
    await user.click(first as HTMLElement);
    await user.click(second as HTMLElement);
    cancel.mockClear();
    act(() => speak.mock.calls[0]?.[0].onerror());
    expect(cancel).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Stop reading' }));
    expect(cancel).toHaveBeenCalledOnce();
  });
});

describe('an answer a model words', () => {
  const coming = {
    ...turn,
    state: 'answering' as const,
    answer: { ...turn.answer, text: ['By the rules.'] },
  };
  const whole = { ...turn, by: 'model' as const, answer: { ...turn.answer, text: ['One. Two. Three.'] } };
  const piece = (id: number, text: string) =>
    `id: ${id}\nevent: piece\ndata: ${JSON.stringify({ kind: 'text', text })}\n\n`;
  const end = `event: turn\ndata: ${JSON.stringify(whole)}\n\n`;
  const comes = () => {
    fakeApi.answer(routes.ask, { conversation, turn: coming });
    fakeApi.answer(routes.get, { conversation, items: [coming], nextCursor: null });
  };

  it('comes behind its cards, goes on where the connection broke, and is told once [BEYOND-45]', async () => {
    await asMember();
    comes();
    const parts = [piece(1, 'One.') + piece(2, 'Two.'), piece(2, 'Two.') + piece(3, 'Three.') + end];
    fakeApi.answer(routes.stream, () => parts.shift() ?? '');
    const release = fakeApi.hold(routes.stream);
    const { user } = await renderApp('/chat');
    await user.type(await field(), 'Something sour{Enter}');
    expect(await screen.findByRole('link', { name: 'Daiquiri' })).toBeVisible();
    expect(screen.queryByText('By the rules.')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
    expect(screen.getByText('The bartender is thinking', { selector: '[role=status]' })).toBeInTheDocument();
    release();
    expect(await screen.findByText('One. Two. Three. 1 drink.')).toHaveAttribute('role', 'status');
    expect(screen.getByText('One. Two. Three.')).toBeVisible();
    expect(screen.getByText('Worded by a language model. The drinks are from this site.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ask' })).toBeVisible();
  });

  it('is stopped', async () => {
    await asMember();
    comes();
    fakeApi.hold(routes.stream);
    fakeApi.answer(routes.stop, { ...whole, answer: { ...whole.answer, text: ['One.'] } });
    const { user } = await renderApp(at);
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('One.')).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(routes.stop)).toEqual([{ params: { id: conversation.id, turnId: turn.id } }]),
    );
    expect(await screen.findByRole('button', { name: 'Ask' })).toBeVisible();
  });

  it.each([
    ['slow', 'The language model took too long, so the bartender answered alone.'],
    ['budget', 'The language model has answered enough for now, so the bartender answered alone.'],
  ] as const)('says why the bartender answered alone: %s [BEYOND-45]', async (fallback, sentence) => {
    await asMember();
    fakeApi.answer(routes.get, { conversation, items: [{ ...turn, fallback }], nextCursor: null });
    await renderApp(at);
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});

describe('conversations', () => {
  it('are opened, renamed and deleted', async () => {
    await asMember();
    const { user, router } = await renderApp('/chat');
    const title = conversation.title;
    await user.click(await screen.findByRole('button', { name: title }));
    expect(await screen.findByText('I would make you a Daiquiri.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: `Rename ${title}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename the conversation' }));
    await user.clear(dialog.getByLabelText('Title *'));
    await user.type(dialog.getByLabelText('Title *'), 'Sours');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(fakeApi.received(routes.rename)).toEqual([
        { params: { id: conversation.id }, body: { title: 'Sours' } },
      ]),
    );
    await user.click(screen.getByRole('button', { name: `Delete ${title}` }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    await waitFor(() => expect(fakeApi.received(routes.delete)).toHaveLength(1));
  });

  it('say when there are none, and when one is not there any more', async () => {
    await asMember();
    fakeApi.answer(routes.list, { items: [], nextCursor: null });
    fakeApi.refuse(routes.get, { status: 404 });
    await renderApp(at);
    expect(await screen.findByText('Your conversations will appear here.')).toBeVisible();
    expect(await screen.findByText('This conversation no longer exists')).toBeVisible();
  });
});
