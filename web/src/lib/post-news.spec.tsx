import { act } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { postNews } from './post-news.ts';

function Arrived() {
  const { arrived } = useSyncExternalStore(postNews.subscribe, postNews.state, postNews.atFirst);
  return <p>{arrived.length > 0 && <strong>New</strong>}</p>;
}

it('joins a first view that was made before the posts came, without rendering it again', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Arrived />);
  postNews.announce({ published: ['a-post'] });
  const differences: unknown[] = [];
  const view = await act(async () =>
    hydrateRoot(root, <Arrived />, { onRecoverableError: (error) => differences.push(error) }),
  );
  expect(root.textContent).toBe('New');
  expect(differences).toEqual([]);
  postNews.seen(['a-post']);
  await act(async () => view.unmount());
});

it('knows a post that a moderator restores as there again', () => {
  postNews.announce({ removed: ['another-post'] });
  expect(postNews.state().gone.has('another-post')).toBe(true);
  postNews.announce({ revised: ['another-post'] });
  expect(postNews.state().gone.has('another-post')).toBe(false);
  expect(postNews.state().arrived).toEqual([]);
});
