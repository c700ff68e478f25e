import { errorText } from '@omnis/api-client';
import { ErrorState, Table, type TableProps } from '@omnis/ui';
import type { ReactElement } from 'react';

/** Properties of {@link ListRows}. */
export interface ListRowsProps<Row> extends Pick<
  TableProps<Row>,
  'caption' | 'columns' | 'rowKey' | 'empty' | 'sort' | 'onSortChange' | 'selection'
> {
  readonly query: {
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  /** The rows; undefined while there is nothing to show for what was asked. */
  readonly rows: readonly Row[] | undefined;
  /** Rows of what was asked before, which stand in, dimmed, until the answer is there. */
  readonly before?: readonly Row[] | undefined;
}

/** The rows of a list; their shape while they load, and a way to try again when that fails. */
export function ListRows<Row>({ query, rows, before, ...table }: ListRowsProps<Row>): ReactElement {
  if (query.isError && rows === undefined) {
    return (
      <ErrorState
        text={errorText(query.error)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  return <Table {...table} rows={rows ?? before ?? []} loading={rows === undefined && query.isFetching} />;
}
