import HomeIcon from '@mui/icons-material/HomeOutlined';
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { AppBar, type AppBarProps, Logout, UserMenu } from 'react-admin';

export function ConsoleAppBar(props: AppBarProps) {
  return <AppBar {...props} userMenu={<AccountMenu />} />;
}

function AccountMenu() {
  return (
    <UserMenu>
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
