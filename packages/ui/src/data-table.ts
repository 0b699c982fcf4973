export { DataTable, type DataTableProps, type Sort } from './components/data-table/data-table.tsx';
export type { DataColumn } from './components/data-table/columns.ts';
export { RowLink, type RowLinkProps } from './components/data-table/row-link.tsx';
export type { Selection, SelectionLabels } from './components/data-table/selection-bar.tsx';
