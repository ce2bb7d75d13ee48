import FileIcon from '@mui/icons-material/UploadFile';
import { ListLink } from '../ui/ListLink.tsx';

/** The way from the recipes to what members import. */
export const OwnImportsLink = () => (
  <ListLink resource="own-imports" label="Members' imports" icon={<FileIcon />} />
);
