import type { RaThemeOptions } from 'react-admin';
import type { Tokens } from './tokens.ts';

const outlined = { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } as const;

type Named = { 'aria-label'?: string };

/** A checkbox's spoken name belongs to its input; react-admin puts it on the box around. */
const namedInput = {
  root: () => ({ 'aria-label': undefined }),
  input: (owner: Named) => (owner['aria-label'] ? { 'aria-label': owner['aria-label'] } : {}),
};

/** Material's and react-admin's parts in the product's manner: borders instead of shadows, dense tables. */
export function componentsOf(tokens: Tokens): NonNullable<RaThemeOptions['components']> {
  const bordered = { border: `1px solid ${tokens.line}`, boxShadow: 'none', backgroundImage: 'none' };
  return {
    MuiAppBar: {
      defaultProps: { elevation: 0, color: 'default' },
      styleOverrides: {
        root: {
          backgroundColor: tokens.surface,
          backgroundImage: 'none',
          color: tokens.ink,
          borderBottom: `1px solid ${tokens.line}`,
        },
      },
    },
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiCheckbox: { defaultProps: { slotProps: namedInput } },
    // react-admin's own ones, that of the app bar first, have no name.
    MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
    MuiTableSortLabel: { styleOverrides: { root: { minHeight: 24 } } },
    MuiCard: { styleOverrides: { root: { ...bordered, borderRadius: 14 } } },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.875rem' } } },
    MuiPopover: { styleOverrides: { paper: { border: `1px solid ${tokens.line}` } } },
    MuiAutocomplete: { styleOverrides: { paper: { border: `1px solid ${tokens.line}` } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiTextField: { defaultProps: outlined },
    MuiFormControl: { defaultProps: outlined },
    MuiInputLabel: {
      styleOverrides: {
        root: { fontSize: '1rem' },
        shrink: { '&.MuiInputLabel-outlined': { transform: 'translate(14px, -9px) scale(0.875)' } },
      },
    },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { '& legend': { fontSize: '0.875rem' } } } },
    MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.875rem', marginLeft: 0 } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderBottomColor: tokens.line, '&.MuiTableCell-paddingCheckbox': { padding: '0 0 0 4px' } },
        sizeSmall: { padding: '4px 8px' },
        head: { color: tokens.muted, fontWeight: 600, whiteSpace: 'nowrap' },
      },
    },
    MuiTableRow: { styleOverrides: { root: { '&:last-child td': { borderBottom: 0 } } } },
    RaDataTable: {
      styleOverrides: {
        root: {
          '& .RaDataTable-headerCell': { backgroundColor: tokens.sunk },
          '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
        },
      },
    },
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: {
          '& .RaBulkActionsToolbar-toolbar': {
            backgroundColor: tokens.sunk,
            border: `1px solid ${tokens.line}`,
          },
          '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
        },
      },
    },
    RaList: {
      styleOverrides: { root: { minWidth: 0, '& .RaList-main, & .RaList-content': { minWidth: 0 } } },
    },
    RaEmpty: { styleOverrides: { root: { '& .RaEmpty-message': { opacity: 1, color: tokens.muted } } } },
    // Acts stand there too: none looks as if it could not be used.
    RaSimpleList: {
      styleOverrides: {
        root: {
          '& .RaSimpleList-tertiary': { opacity: 1 },
          '& .MuiListItem-root:not(:last-child)': { borderBottom: `1px solid ${tokens.line}` },
        },
      },
    },
    RaPlaceholder: { styleOverrides: { root: { '&&': { backgroundColor: tokens.line } } } },
    RaListToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
    // On a phone filters are as wide as the list under them.
    RaFilterForm: {
      styleOverrides: {
        root: {
          '@media (max-width: 599.95px)': {
            '& .filter-field': { flex: '1 1 100%', marginRight: 0 },
            '& .filter-field .RaFilterFormInput-spacer': { display: 'none' },
          },
        },
      },
    },
    // On a phone the actions of a list take more than one line; on a wide screen the filters beside them give way.
    RaTopToolbar: {
      styleOverrides: {
        root: {
          '&&': {
            backgroundColor: 'transparent',
            flexWrap: 'wrap',
            alignItems: 'center',
            maxWidth: '100%',
            marginLeft: 'auto',
          },
          '@media (min-width: 900px)': { '&&': { flexShrink: 0, maxWidth: '75%' } },
        },
      },
    },
    RaToolbar: {
      styleOverrides: { root: { backgroundColor: tokens.surface, borderTop: `1px solid ${tokens.line}` } },
    },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          // The picture alone is in the middle of what is left when the menu is closed.
          margin: '2px 8px',
          paddingLeft: 8,
          paddingRight: 8,
          borderRadius: 8,
          '@media (hover: none)': { '& .RaMenuItemLink-shortcut': { display: 'none' } },
          '&.RaMenuItemLink-active': { color: tokens.brand, backgroundColor: tokens.sunk, fontWeight: 600 },
          '&.RaMenuItemLink-active .MuiSvgIcon-root': { color: tokens.brand },
        },
      },
    },
    RaLayout: {
      styleOverrides: {
        root: {
          minWidth: 0,
          '& .RaLayout-content': { paddingTop: 8, paddingBottom: 24, minWidth: 0 },
          '& .RaLayout-contentWithSidebar': { minWidth: 0 },
        },
      },
    },
  };
}
