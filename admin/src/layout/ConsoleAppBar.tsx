import HomeIcon from '@mui/icons-material/HomeOutlined';
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { AppBar, type AppBarProps, Logout, TitlePortal, UserMenu, useGetIdentity } from 'react-admin';
import { StartLink } from '../start/StartLink.tsx';
import { DocumentTitle } from '../ui/DocumentTitle.tsx';
import { CommandPalette } from './CommandPalette.tsx';

export function ConsoleAppBar(props: AppBarProps) {
  return (
    <AppBar {...props} userMenu={<AccountMenu />}>
      <TitlePortal component="h1" />
      <DocumentTitle heading="react-admin-title" />
      <StartLink />
      <CommandPalette />
    </AppBar>
  );
}

function AccountMenu() {
  const { identity } = useGetIdentity();
  return (
    <UserMenu label={identity?.fullName ?? 'ra.auth.user_menu'}>
      <MenuItem component="a" href="/">
        <ListItemIcon>
          <HomeIcon fontSize="small" />
        </ListItemIcon>
        <ListItemText>Back to the site</ListItemText>
      </MenuItem>
      <Logout />
    </UserMenu>
  );
}
