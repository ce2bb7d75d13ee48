import { isProblem, sentenceOf } from '@barspoon/browser';
import { photoRoutes, type SentInputOf } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call, sendFile } from '../../../lib/api/call.ts';
import { t as ui } from '../../../ui/texts.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';
import { addShownPhoto, photosQuery } from './photos.ts';

interface NewPhoto extends Omit<SentInputOf<typeof photoRoutes.share>['body'], 'fileId'> {
  file: File;
}

/** Uploads a picture and shares it. One that has arrived is not sent again. Implements PHOTO-07, PHOTO-09, PHOTO-11. */
export function useSharePhoto() {
  const queryClient = useQueryClient();
  const arrived = useRef<{ file: File; id: string }>(null);
  return useMutation({
    mutationFn: async ({ file, ...photo }: NewPhoto) => {
      if (arrived.current?.file !== file)
        arrived.current = { file, id: (await sendFile(photoRoutes.upload, file)).id };
      return call(photoRoutes.share, { body: { ...photo, fileId: arrived.current.id } });
    },
    onSuccess: (photo) => {
      addShownPhoto(queryClient, photo);
      void queryClient.invalidateQueries({ queryKey: photosQuery().queryKey, refetchType: 'none' });
      toasts.success(photo.held ? ui('held.note') : t('dialog.shared'));
    },
    onError: (error) => {
      if (isProblem(error, 400)) arrived.current = null;
      toasts.error(sentenceOf(error, t('dialog.failed')));
    },
  });
}

export function useDeletePhoto(id: string, onDeleted: () => void) {
  return useMutation({
    mutationFn: () => call(photoRoutes.delete, { params: { id } }),
    onSuccess: () => {
      toasts.success(t('deleted'));
      onDeleted();
    },
    onError: (error) => toasts.error(sentenceOf(error, t('deleteFailed'))),
  });
}

export const reportPhoto = (id: string, body: SentInputOf<typeof photoRoutes.report>['body']) =>
  call(photoRoutes.report, { params: { id }, body });
