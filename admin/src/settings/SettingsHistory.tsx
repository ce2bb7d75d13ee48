import { type SettingsVersion, type SiteSettings, siteSettingsRoutes } from '@barspoon/contracts';
import { List, ListItem, ListItemText, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { Button, useRecordContext, useRefresh, useUpdate } from 'react-admin';
import { call } from '../api/call.ts';
import { MemberName } from '../ui/MemberName.tsx';
import type { SettingsRecord } from './settings-methods.ts';

const failed = 'The earlier versions could not be loaded.';

/** The last versions with what each of them changed; an earlier one can be brought back. */
export function SettingsHistory() {
  const record = useRecordContext<SettingsRecord>();
  const [versions, setVersions] = useState<readonly SettingsVersion[]>([]);
  const [problem, setProblem] = useState('');
  const [update, { isPending }] = useUpdate();
  const refresh = useRefresh();
  const revision = record?.revision;

  useEffect(() => {
    if (revision === undefined) return;
    call(siteSettingsRoutes.versions, { query: {} }).then(
      ({ items }) => {
        setVersions(items);
        setProblem('');
      },
      () => setProblem(failed),
    );
  }, [revision]);

  if (problem) return <Typography sx={{ p: 2 }}>{problem}</Typography>;
  if (!record || versions.length === 0) return null;
  const restore = ({ settings }: SettingsVersion) =>
    update(
      'settings',
      { id: record.id, data: { ...settings, revision: record.revision }, previousData: record },
      { onSuccess: refresh },
    );
  return (
    <section aria-label="History">
      <Typography variant="h6" component="h2" sx={{ px: 2, pt: 3 }}>
        History
      </Typography>
      <List dense>
        {versions.map((version, at) => (
          <ListItem
            key={version.revision}
            secondaryAction={
              at > 0 && (
                <Button
                  label="Restore"
                  aria-label={`Restore version ${version.revision}`}
                  disabled={isPending}
                  onClick={() => restore(version)}
                />
              )
            }
          >
            <ListItemText
              primary={`${version.revision}. ${changesOf(version.settings, versions[at + 1]?.settings)}`}
              secondary={
                <>
                  {version.changedAt && new Date(version.changedAt).toLocaleString('en')}, by{' '}
                  <MemberName id={version.changedBy ?? ''} />
                </>
              }
            />
          </ListItem>
        ))}
      </List>
    </section>
  );
}

/** "maintenanceMode: off → on" of every setting that differs from the version before. */
function changesOf(settings: SiteSettings, before: SiteSettings | undefined): string {
  if (!before) return 'First version';
  const changes = Object.entries(settings).flatMap(([name, value]) => {
    const former = before[name as keyof SiteSettings];
    return value === former ? [] : [`${name}: ${shown(former)} → ${shown(value)}`];
  });
  return changes.join(', ') || 'No change';
}

const shown = (value: unknown): string =>
  value === true ? 'on' : value === false ? 'off' : value === null ? 'as configured' : String(value);
