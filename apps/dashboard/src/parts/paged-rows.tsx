import type { TableColumn, TableSelection } from '@omnis/ui';
import type { ReactElement, ReactNode } from 'react';
import { ListFoot, type ListNoun } from './list-foot.tsx';
import type { ListParams } from './list-params.ts';
import { ListRows, type ListRowsProps } from './list-rows.tsx';

interface Page<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
}

/** Properties of {@link PagedRows}. */
export interface PagedRowsProps<Row> {
  /** The query of the page, as RTK Query's hook gives it: its last answer stands in until the next one is there. */
  readonly query: ListRowsProps<Row>['query'] & {
    readonly currentData?: Page<Row> | undefined;
    readonly data?: Page<Row> | undefined;
  };
  readonly list: ListParams;
  readonly noun: ListNoun;
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rowKey: (row: Row) => string | number;
  readonly empty: ReactNode;
  /** Rows that are chosen, where some can be. */
  readonly selection?: TableSelection<Row>;
}

/** A page of a list, with its number and the way to the others. */
export function PagedRows<Row>({ query, list, noun, ...rows }: PagedRowsProps<Row>): ReactElement {
  const answer = query.currentData ?? query.data;
  return (
    <>
      <ListRows {...rows} query={query} rows={query.currentData?.items} before={query.data?.items} />
      {answer && <ListFoot list={list} answer={answer} noun={noun} />}
    </>
  );
}
