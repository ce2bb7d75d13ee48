import { useForm } from '@mantine/form';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useRecipePage } from '../api/own-imports.ts';
import styles from './imports.module.css';
import { tImports } from './texts.ts';
import { whyOf } from './why-of.ts';

/** Recipes of a page of the web, by its address. */
export function PageSource({ onText }: { onText: (text: string) => void }) {
  const form = useForm({ mode: 'uncontrolled', initialValues: { url: '' } });
  const { mutate, isPending, error } = useRecipePage();
  const submit = ({ url }: { url: string }) => {
    if (url.trim()) mutate(addressOf(url), { onSuccess: ({ text }) => onText(text) });
  };
  return (
    <form className={styles.page} noValidate onSubmit={form.onSubmit(submit)}>
      <TextField
        label={tImports('page')}
        hint={tImports('pageHint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={2048}
        placeholder="https://"
        key={form.key('url')}
        {...form.getInputProps('url')}
        error={error ? whyOf(error, tImports('readFailed')) : undefined}
      />
      <Button type="submit" busy={isPending}>
        {tImports('read')}
      </Button>
    </form>
  );
}

/** People leave out how an address begins. */
const addressOf = (said: string): string =>
  /^[a-z][a-z\d+.-]*:\/\//i.test(said.trim()) ? said.trim() : `https://${said.trim()}`;
