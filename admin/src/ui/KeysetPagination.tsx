import TablePaginationActions from '@mui/material/TablePaginationActions';
import type { ComponentProps } from 'react';
import { Pagination, type PaginationActionsProps, useListContext } from 'react-admin';

type StepProps = ComponentProps<typeof TablePaginationActions>;

const Steps = (props: PaginationActionsProps) => (
  <TablePaginationActions {...(props as unknown as StepProps)} showFirstButton showLastButton={false} />
);

/**
 * First, previous and next: a list that goes from place to place has no way to jump into its middle. A list that could
 * not be read has no pages.
 */
export function KeysetPagination({ sizes = [25, 50, 100] }: { sizes?: number[] }) {
  const { error } = useListContext();
  return error ? null : <Pagination rowsPerPageOptions={sizes} actions={Steps} />;
}
