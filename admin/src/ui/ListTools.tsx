import type { ReactNode } from 'react';
import { ColumnsButton, CreateButton, FilterButton, TopToolbar, useResourceDefinition } from 'react-admin';
import { useHotkeys } from 'react-hotkeys-hook';
import { ExportMenu, type ServerExport } from './ExportMenu.tsx';

/** What stands over every list: filters and saved queries, columns, export, and what else the list offers. `/` jumps into the search box. */
export function ListTools({
  children,
  exports,
  hasFilters,
}: {
  children?: ReactNode;
  exports?: readonly ServerExport[];
  hasFilters: boolean;
}) {
  const { hasCreate } = useResourceDefinition();
  useHotkeys('slash', (event) => {
    event.preventDefault();
    document.querySelector<HTMLInputElement>('input[name="q"]')?.focus();
  });
  return (
    <TopToolbar>
      {hasFilters && <FilterButton />}
      <ColumnsButton />
      <ExportMenu {...(exports && { more: exports })} />
      {children ?? (hasCreate && <CreateButton />)}
    </TopToolbar>
  );
}
