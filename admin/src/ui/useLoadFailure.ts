import { useNotify, useRedirect, useResourceContext } from 'react-admin';

/** What happens when the record of a form cannot be read: it says why and goes back to the list. */
export function useLoadFailure() {
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext();
  return {
    onError: (problem: Error) => {
      notify(problem.message, { type: 'error' });
      redirect('list', resource);
    },
  };
}
