import { useTranslate } from 'react-admin';

/** The import's own words. */
export function useImportText() {
  const translate = useTranslate();
  return (key: string, values?: Record<string, string | number>) =>
    translate(`resources.recipes.import.${key}`, values);
}
