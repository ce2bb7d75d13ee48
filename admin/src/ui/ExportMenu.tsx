import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { ListSubheader, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { Button, type RaRecord, useDataProvider, useListContext, useNotify } from 'react-admin';
import { type ExportFormat, exportName, exportText } from '../data/export-file.ts';
import { everything } from '../data/keyset-list.ts';
import { fileOf, saveFile } from './save-file.ts';

/** A file the server makes of the list under these filters. */
export interface ServerExport {
  label: string;
  fetch(filter: Record<string, unknown>): Promise<{ name: string; content: Blob }>;
}

const formats: readonly { format: ExportFormat; label: string }[] = [
  { format: 'csv', label: 'This list as a table (CSV)' },
  { format: 'json', label: 'This list with every field (JSON)' },
];

interface Props {
  selected?: boolean;
  more?: readonly ServerExport[];
}

/** Exports the whole list under its filters and order, or with `selected` the chosen rows; `more` comes from the server. */
export function ExportMenu({ selected = false, more = [] }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { resource, filterValues, filter, sort, selectedIds } = useListContext();
  const dataProvider = useDataProvider();
  const notify = useNotify();

  const read = (): Promise<{ data: RaRecord[] }> =>
    selected
      ? dataProvider.getMany(resource, { ids: selectedIds })
      : dataProvider.getList(resource, {
          filter: { ...filterValues, ...filter },
          sort,
          pagination: { page: 1, perPage: everything },
        });

  async function save(file: () => Promise<{ name: string; content: Blob }>) {
    setAnchor(null);
    setBusy(true);
    try {
      const { name, content } = await file();
      saveFile(name, content);
    } catch (problem) {
      notify((problem as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  async function made(format: ExportFormat) {
    const { data } = await read();
    return {
      name: exportName(resource, format, new Date()),
      content: fileOf(format, exportText(data, format)),
    };
  }

  return (
    <>
      <Button
        label="ra.action.export"
        aria-haspopup="menu"
        disabled={isBusy}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <DownloadIcon />
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {formats.map(({ format, label }) => (
          <MenuItem key={format} onClick={() => void save(() => made(format))}>
            {label}
          </MenuItem>
        ))}
        {more.length > 0 && (
          <ListSubheader role="presentation">To read in again, here or elsewhere</ListSubheader>
        )}
        {more.map(({ label, fetch }) => (
          <MenuItem key={label} onClick={() => void save(() => fetch({ ...filterValues, ...filter }))}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
