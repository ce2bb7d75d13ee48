import { type TableName, tableFileRoutes } from '@barspoon/contracts';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { fetchFile } from '../api/call.ts';
import { saveFile } from '../ui/save-file.ts';
import { WordedButton } from '../ui/WordedButton.tsx';

/** Saves a table as `{table}-export-{date}.json`. Implements ADM-DB-02, ADM-DB-04. */
export function ExportTable({ table }: { table: TableName }) {
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const save = async () => {
    setBusy(true);
    try {
      const { name, content } = await fetchFile(tableFileRoutes.export, { params: { table } });
      saveFile(name, content);
    } catch {
      notify(`Failed to export ${table} data`, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <WordedButton
      icon={<DownloadIcon />}
      label={isBusy ? 'Exporting…' : 'Export'}
      aria-label={`Export ${table}`}
      disabled={isBusy}
      onClick={save}
    />
  );
}
