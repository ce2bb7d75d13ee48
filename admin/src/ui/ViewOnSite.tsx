import SiteIcon from '@mui/icons-material/OpenInNewOutlined';
import { Button } from '@mui/material';

/** The way from a record to its page on the site. Implements BEYOND-161. */
export const ViewOnSite = ({ href }: { href: string }) => (
  <Button component="a" href={href} target="_blank" rel="noopener" size="small" startIcon={<SiteIcon />}>
    View on site
  </Button>
);
