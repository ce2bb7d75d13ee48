import { sentenceOf } from '@barspoon/browser';
import { photoRoutes, type SentInputOf } from '@barspoon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { usePictureUpload } from '../../../lib/api/picture-upload.ts';
import { t as ui } from '../../../ui/texts.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';
import { addShownPhoto, photosQuery } from './photos.ts';

interface NewPhoto extends Omit<SentInputOf<typeof photoRoutes.share>['body'], 'fileId'> {
  file: File;
}

/** Uploads a picture and shares it. Implements PHOTO-07, PHOTO-09, PHOTO-11. */
export function useSharePhoto() {
  const queryClient = useQueryClient();
  const upload = usePictureUpload();
  return useMutation({
    mutationFn: async ({ file, ...photo }: NewPhoto) =>
      call(photoRoutes.share, { body: { ...photo, fileId: await upload.send(file) } }),
    onSuccess: (photo) => {
      addShownPhoto(queryClient, photo);
      void queryClient.invalidateQueries({ queryKey: photosQuery().queryKey, refetchType: 'none' });
      toasts.success(photo.held ? ui('held.note') : t('dialog.shared'));
    },
    onError: (error) => {
      upload.refused(error);
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
