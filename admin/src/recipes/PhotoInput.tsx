import { photoBytesLimit, type Recipe, uploadTypes } from '@barspoon/contracts';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import UploadIcon from '@mui/icons-material/UploadOutlined';
import { Box, Button, CircularProgress, Typography } from '@mui/material';
import { type ChangeEvent, useRef, useState } from 'react';
import { TextInput, useNotify, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormSection } from '../ui/FormSection.tsx';
import { uploadPhoto } from './upload-photo.ts';

/** What is wrong with a file before it is sent. */
function refusalOf(file: File): string | null {
  if (!file.type.startsWith('image/')) return 'Please select an image file';
  return file.size < photoBytesLimit ? null : 'File size must be less than 5MB';
}

/**
 * The recipe's photo: from a file once the recipe exists, or an address of the web. Like every other field it is
 * published with the recipe. Implements ADM-REC-04, ADM-REC-11, CONTRA-22.
 */
export function PhotoInput() {
  const recipe = useRecordContext<Partial<Recipe>>();
  const { setValue } = useFormContext();
  const image: string | null = useWatch({ name: 'image' });
  const set = (address: string | null) =>
    setValue('image', address, { shouldDirty: true, shouldValidate: true });
  return (
    <FormSection title="Photo">
      {image && (
        <Box
          component="img"
          src={image}
          alt="The photo as it will be shown"
          sx={{ width: '100%', maxHeight: 220, objectFit: 'cover', borderRadius: 1, mb: 1, display: 'block' }}
        />
      )}
      {recipe?.id ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
          <UploadButton recipeId={recipe.id} onUploaded={set} />
          {image && (
            <Button startIcon={<DeleteIcon />} color="inherit" onClick={() => set(null)}>
              Remove photo
            </Button>
          )}
        </Box>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          Save the recipe before uploading a photo.
        </Typography>
      )}
      <TextInput source="image" helperText={false} />
    </FormSection>
  );
}

function UploadButton({ recipeId, onUploaded }: { recipeId: string; onUploaded(image: string): void }) {
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const fail = (message: string) => notify(message, { type: 'error' });

  async function onChosen({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    // The same file can be chosen again after a failure.
    target.value = '';
    if (!file) return;
    const refusal = refusalOf(file);
    if (refusal) return fail(refusal);
    setSending(true);
    try {
      onUploaded(await uploadPhoto(recipeId, file));
      notify('resources.recipes.notifications.photo', { type: 'info' });
    } catch (problem) {
      fail((problem as Error).message);
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Photo file"
        accept={uploadTypes.join(',')}
        onChange={(event) => void onChosen(event)}
      />
      <Button
        variant="outlined"
        startIcon={isSending ? <CircularProgress size={16} color="inherit" /> : <UploadIcon />}
        disabled={isSending}
        aria-busy={isSending}
        onClick={() => input.current?.click()}
      >
        {isSending ? 'Uploading…' : 'Upload photo'}
      </Button>
    </>
  );
}
