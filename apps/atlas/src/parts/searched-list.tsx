import { errorText } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import {
  Button,
  EmptyState,
  ErrorState,
  Pagination,
  SearchField,
  Select,
  Table,
  type TableColumn,
} from '@omnis/ui';
import type { ReactElement } from 'react';
import type { ListAddress } from './use-list-address.ts';
import { partsTexts } from '../texts/parts/index.ts';

/** A page of a list as its query gives it. */
interface ListQuery<T> {
  readonly data?: { readonly items: readonly T[]; readonly total: number } | undefined;
  readonly currentData?: unknown;
  readonly error?: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Properties of {@link SearchedList}. */
export interface SearchedListProps<T> {
  readonly address: ListAddress;
  readonly query: ListQuery<T>;
  readonly perPage: number;
  /** Describes what the search covers. */
  readonly searchLabel: string;
  /** A choice besides the search: its name in the address, and its values, of which the first is ''. */
  readonly filter: {
    readonly name: string;
    readonly label: string;
    readonly value: string;
    readonly all: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  };
  readonly caption: string;
  readonly columns: readonly TableColumn<T>[];
  readonly rowKey: (row: T) => string;
  /** Said when nothing fits. */
  readonly emptyTitle: string;
  readonly pagesLabel: string;
}

/** Stands for no choice, which a select cannot have as ''. */
const all = 'all';

/** A list with search, a choice, rows and pages, all by its address; it says when nothing fits and when it failed. */
export function SearchedList<T>({
  address: { page, typed, setTyped, change, clear, hrefOf },
  query: { data, currentData, error, isError, isFetching, refetch },
  filter,
  ...list
}: SearchedListProps<T>): ReactElement {
  const t = useTexts(partsTexts);
  return (
    <>
      <div className="tools" role="search">
        <SearchField
          className="search"
          label={list.searchLabel}
          maxLength={120}
          value={typed}
          onValueChange={setTyped}
        />
        <Select
          className="status"
          label={filter.label}
          hideLabel
          value={filter.value || all}
          onValueChange={(value) => change({ [filter.name]: value === all ? '' : value })}
          options={[{ value: all, label: filter.all }, ...filter.options]}
        />
      </div>
      {isError && data === undefined ? (
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <div className="rows">
          <Table
            caption={list.caption}
            columns={list.columns}
            rows={data?.items ?? []}
            rowKey={list.rowKey}
            loading={isFetching && currentData === undefined}
            empty={
              <EmptyState
                illustration="search"
                title={list.emptyTitle}
                actions={
                  <Button variant="secondary" onClick={() => clear(filter.name)}>
                    {t('clearFilters')}
                  </Button>
                }
              />
            }
          />
        </div>
      )}
      <Pagination
        label={list.pagesLabel}
        page={page}
        count={Math.ceil((data?.total ?? 0) / list.perPage)}
        href={hrefOf}
      />
    </>
  );
}
