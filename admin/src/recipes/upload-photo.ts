import { adminRecipeRoutes } from '@barspoon/contracts';
import { sendFile } from '../api/call.ts';
import { orFail } from '../data/failures.ts';

/**
 * Stores a photo of a recipe, which is shown once the recipe is saved with its address.
 * @returns the address
 * @throws HttpError with the documented sentence. Implements ADM-REC-11
 */
export async function uploadPhoto(recipeId: string, file: File): Promise<string> {
  const { image } = await orFail('Image upload failed', () =>
    sendFile(adminRecipeRoutes.uploadPhoto, { params: { id: recipeId } }, file),
  );
  return image;
}
