import { Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import {
  BooleanInput,
  EditBase,
  Loading,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  required,
  SimpleForm,
  TextInput,
  Title,
  useEditContext,
  useLocation,
  useNotify,
} from 'react-admin';
import { configured } from '../session/site-facts.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { SaveToolbar } from '../ui/SaveToolbar.tsx';
import { useRevisionConflict } from '../ui/useRevisionConflict.tsx';
import { SettingsHistory } from './SettingsHistory.tsx';
import { settingNames } from './setting-names.ts';

/** Implements ADM-SET-01, ADM-SET-04, ADM-SET-05, BEYOND-94, BEYOND-99, BEYOND-100. */
export default function SettingsPage() {
  const notify = useNotify();
  const conflict = useRevisionConflict('the settings');
  return (
    <EditBase
      resource="settings"
      id="site"
      redirect={false}
      mutationMode="pessimistic"
      // The page says it itself.
      queryOptions={{ onError: () => undefined }}
      mutationOptions={{
        onSuccess: () => {
          conflict.note();
          notify('Settings saved successfully', { type: 'success' });
        },
        onError: (problem: Error) => {
          conflict.note(problem);
          notify(problem.message, { type: 'error' });
        },
      }}
    >
      <Title title="Settings" />
      <SettingsForm conflict={conflict.alert} />
      <SettingsHistory />
    </EditBase>
  );
}

function SettingsForm({ conflict }: { conflict: ReactNode }) {
  const { record, error, refetch } = useEditContext();
  useSettingInAddress(record !== undefined);
  if (error && !record)
    return <LoadFailed message={(error as Error).message} onRetry={() => void refetch()} />;
  if (!record) return <Loading />;
  return (
    <SimpleForm toolbar={<SaveToolbar />} warnWhenUnsavedChanges sx={{ maxWidth: 720 }}>
      {conflict}
      <Heading>Site</Heading>
      <TextInput
        source="siteName"
        label={settingNames.siteName}
        placeholder={configured('name')}
        slotProps={{ inputLabel: { shrink: true } }}
        validate={maxLength(60)}
        helperText="In titles, header, shared links and mails. Empty: the configured name"
        fullWidth
      />
      <TextInput
        source="siteDescription"
        label={settingNames.siteDescription}
        placeholder={configured('description')}
        slotProps={{ inputLabel: { shrink: true } }}
        validate={maxLength(200)}
        helperText="For search engines and shared links. Empty: the configured description"
        fullWidth
      />
      <BooleanInput
        source="maintenanceMode"
        label={settingNames.maintenanceMode}
        helperText="Everybody but admins sees a maintenance page"
      />
      <BooleanInput
        source="statusPage"
        label={settingNames.statusPage}
        helperText="Everybody may read at /status which parts of the site work"
      />
      <Heading>Accounts</Heading>
      <BooleanInput
        source="newUserRegistration"
        label={settingNames.newUserRegistration}
        helperText="When off, nobody can sign up"
      />
      <BooleanInput
        source="requireEmailVerification"
        label={settingNames.requireEmailVerification}
        helperText="Members sign in once they have opened the link we mail them"
      />
      <BooleanInput
        source="allowGuestBrowsing"
        label={settingNames.allowGuestBrowsing}
        helperText="When off, visitors see only the home page, the profile and subscription pages, the contact form and the static pages"
      />
      <BooleanInput
        source="staffSecondFactor"
        label={settingNames.staffSecondFactor}
        helperText="The console is closed to staff without it. Tell them first"
      />
      <NumberInput
        source="staffSecondFactorGraceDays"
        label={settingNames.staffSecondFactorGraceDays}
        validate={[required(), minValue(0), maxValue(90)]}
        helperText="From the day they join the staff, or this is switched on"
      />
      <Heading>Notifications</Heading>
      <BooleanInput
        source="emailNotifications"
        label={settingNames.emailNotifications}
        helperText="When off, only verification and recovery mails are sent"
      />
      <BooleanInput
        source="pushNotifications"
        label={settingNames.pushNotifications}
        helperText="When off, nothing new stands behind members' bells"
      />
      <Heading>Recipes and figures</Heading>
      <NumberInput
        source="featuredRecipesLimit"
        label={settingNames.featuredRecipesLimit}
        validate={[required(), minValue(1), maxValue(24)]}
        helperText="How many recipes can be featured at the same time"
      />
      <NumberInput
        source="maxRecipesPerUser"
        label={settingNames.maxRecipesPerUser}
        validate={[required(), minValue(1), maxValue(1000)]}
        helperText="How many recipes of their own a member may have"
      />
      <BooleanInput
        source="autoModeration"
        label={settingNames.autoModeration}
        helperText="Holds posts, comments and photo captions for review where a rule of Moderation says so"
      />
      <BooleanInput
        source="analyticsEnabled"
        label={settingNames.analyticsEnabled}
        helperText="When off, views of recipes and shares of posts are not recorded"
      />
    </SimpleForm>
  );
}

/** The address may name a setting, which is then at hand. */
function useSettingInAddress(isThere: boolean): void {
  const { hash } = useLocation();
  const name = hash.replace('#', '');
  useEffect(() => {
    if (isThere && name in settingNames)
      document.querySelector<HTMLInputElement>(`main input[name="${name}"]`)?.focus();
  }, [isThere, name]);
}

const Heading = ({ children }: { children: string }) => (
  <Typography variant="h6" component="h2" sx={{ mt: 2, mb: 1 }}>
    {children}
  </Typography>
);
