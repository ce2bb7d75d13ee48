import { memberRoutes, type ProfileInput, profileRoutes } from '@barspoon/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, sendFile } from '../../../lib/api/call.ts';
import { keyOf, routeQuery } from '../../../lib/api/queries.ts';
import { profileQuery } from '../../../lib/session/use-session.ts';

export const memberQuery = (username: string) => routeQuery(memberRoutes.get, { params: { username } });

/** Implements PROF-27, PROF-29. */
export function useReviseProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileInput) => call(profileRoutes.revise, { body }),
    onSuccess: (profile) => {
      queryClient.setQueryData(profileQuery().queryKey, profile);
      forgetPages(queryClient);
    },
  });
}

/** From a file, from an address, or none. Implements PROF-33. */
export function useChangeAvatar() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (from: File | string | null) => {
      if (from === null) return void (await call(profileRoutes.removeAvatar, undefined));
      if (typeof from === 'string') await call(profileRoutes.fetchAvatar, { body: { url: from } });
      else await sendFile(profileRoutes.uploadAvatar, from);
    },
    onSuccess: () => {
      forgetPages(queryClient);
      return queryClient.invalidateQueries({ queryKey: profileQuery().queryKey });
    },
  });
}

const forgetPages = (queryClient: QueryClient) =>
  void queryClient.invalidateQueries({ queryKey: keyOf(memberRoutes.get) });
