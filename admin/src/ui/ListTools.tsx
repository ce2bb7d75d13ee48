import { ColumnsButton, CreateButton, FilterButton, TopToolbar } from 'react-admin';
import { useHotkeys } from 'react-hotkeys-hook';
import { ExportMenu } from './ExportMenu.tsx';

/** What stands over every list: filters and saved queries, columns, export, create. `/` jumps into the search box. */
export function ListTools() {
  useHotkeys('slash', (event) => {
    event.preventDefault();
    document.querySelector<HTMLInputElement>('input[name="q"]')?.focus();
  });
  return (
    <TopToolbar>
      <FilterButton />
      <ColumnsButton />
      <ExportMenu />
      <CreateButton />
    </TopToolbar>
  );
}
