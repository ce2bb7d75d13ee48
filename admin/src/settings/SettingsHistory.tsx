import {
  defaultSettings,
  type SettingsVersion,
  type SiteSettings,
  siteSettingsRoutes,
} from '@barspoon/contracts';
import { List, ListItem, ListItemText, Typography } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { useRecordContext, useRefresh, useUpdate } from 'react-admin';
import { call } from '../api/call.ts';
import { MemberName } from '../ui/MemberName.tsx';
import { dayTime } from '../ui/moments.ts';
import { WordedButton } from '../ui/WordedButton.tsx';
import { settingNames } from './setting-names.ts';
import type { SettingsRecord } from './settings-methods.ts';

const failed = 'The earlier versions could not be loaded.';

/** The last versions with what each of them changed; an earlier one can be brought back. */
export function SettingsHistory() {
  const record = useRecordContext<SettingsRecord>();
  const [versions, setVersions] = useState<readonly SettingsVersion[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const [update, { isPending }] = useUpdate();
  const refresh = useRefresh();
  const revision = record?.revision;

  const load = useCallback(
    (cursor?: string) =>
      call(siteSettingsRoutes.versions, { query: { cursor } }).then(
        ({ items, nextCursor }) => {
          setVersions((earlier) => (cursor ? [...earlier, ...items] : items));
          setNext(nextCursor);
          setProblem('');
        },
        () => setProblem(failed),
      ),
    [],
  );
  useEffect(() => {
    if (revision !== undefined) void load();
  }, [revision, load]);

  if (problem) return <Typography sx={{ p: 2 }}>{problem}</Typography>;
  if (!record || versions.length === 0) return null;
  // What the last one of a page has changed is known with the next page.
  const whole = next ? versions.slice(0, -1) : versions;
  const restore = (settings: SiteSettings) =>
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
        {whole.map((version, at) => (
          <ListItem
            key={version.revision}
            secondaryAction={
              at > 0 && (
                <WordedButton
                  label="Restore"
                  aria-label={`Restore version ${version.revision}`}
                  disabled={isPending}
                  onClick={() => restore(version.settings)}
                />
              )
            }
          >
            <ListItemText
              sx={{ pr: 8 }}
              primary={<Changes version={version} before={versions[at + 1]?.settings ?? defaultSettings} />}
              secondary={
                <>
                  {version.changedAt && dayTime(version.changedAt)}, by{' '}
                  <MemberName id={version.changedBy ?? ''} />
                </>
              }
            />
          </ListItem>
        ))}
        {!next && (
          <ListItem
            secondaryAction={
              <WordedButton
                label="Restore"
                aria-label="Restore the settings of the beginning"
                disabled={isPending}
                onClick={() => restore(defaultSettings)}
              />
            }
          >
            <ListItemText primary="Before version 1" secondary="As the site began" sx={{ pr: 8 }} />
          </ListItem>
        )}
      </List>
      {next && <WordedButton label="Earlier versions" sx={{ mx: 2 }} onClick={() => void load(next)} />}
    </section>
  );
}

function Changes({ version, before }: { version: SettingsVersion; before: SiteSettings }) {
  const changes = changesOf(version.settings, before);
  return (
    <>
      Version {version.revision}
      {changes.length === 0 && ': no change'}
      {changes.map((change) => (
        <Typography key={change} variant="body2">
          {change}
        </Typography>
      ))}
    </>
  );
}

/** "Maintenance mode: off → on" for each setting that differs from the version before. */
function changesOf(settings: SiteSettings, before: SiteSettings): string[] {
  const names = Object.keys(settingNames) as (keyof SiteSettings)[];
  return names
    .filter((name) => settings[name] !== before[name])
    .map((name) => `${settingNames[name]}: ${shown(before[name])} → ${shown(settings[name])}`);
}

const shown = (value: unknown): string =>
  value === true ? 'on' : value === false ? 'off' : value === null ? 'as configured' : String(value);
