import { isProblem } from '@barspoon/browser';
import { photoRoutes } from '@barspoon/contracts';
import { useRef } from 'react';
import { sendFile } from './call.ts';

/** Uploads a picture that then waits to be shared. One that has arrived is not sent again. */
export function usePictureUpload() {
  const arrived = useRef<{ file: File; id: string }>(null);
  return {
    /** @returns the id of the picture that waits */
    send: async (file: File): Promise<string> => {
      if (arrived.current?.file !== file)
        arrived.current = { file, id: (await sendFile(photoRoutes.upload, file)).id };
      return arrived.current.id;
    },
    /** After a refusal it may wait no longer: the next try sends it again. */
    refused: (error: unknown) => {
      if (isProblem(error, 400)) arrived.current = null;
    },
  };
}
