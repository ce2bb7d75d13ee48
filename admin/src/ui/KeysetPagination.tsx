import TablePaginationActions from '@mui/material/TablePaginationActions';
import type { ComponentProps } from 'react';
import { Pagination, type PaginationActionsProps } from 'react-admin';

type StepProps = ComponentProps<typeof TablePaginationActions>;

const Steps = (props: PaginationActionsProps) => (
  <TablePaginationActions {...(props as unknown as StepProps)} showFirstButton showLastButton={false} />
);

/** First, previous and next: a list that goes from place to place has no way to jump into its middle. */
export const KeysetPagination = () => <Pagination rowsPerPageOptions={[25, 50, 100]} actions={Steps} />;
