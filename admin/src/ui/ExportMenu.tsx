import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { Button, type RaRecord, useDataProvider, useListContext, useNotify } from 'react-admin';
import { type ExportFormat, exportName, exportText } from '../data/export-file.ts';
import { everything } from '../data/keyset-list.ts';
import { saveFile } from './save-file.ts';

const formats: readonly { format: ExportFormat; label: string }[] = [
  { format: 'csv', label: 'CSV, for a spreadsheet' },
  { format: 'json', label: 'JSON, everything' },
];

/** Exports the whole list under its filters and order, or with `selected` the chosen rows. */
export function ExportMenu({ selected = false }: { selected?: boolean }) {
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

  async function save(format: ExportFormat) {
    setAnchor(null);
    setBusy(true);
    try {
      const { data } = await read();
      saveFile(exportName(resource, format, new Date()), format, exportText(data, format));
    } catch (problem) {
      notify((problem as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
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
          <MenuItem key={format} onClick={() => void save(format)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
