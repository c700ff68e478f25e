import { counted, countText, Pagination } from '@omnis/ui';
import type { ReactElement } from 'react';
import type { ListParams } from './list-params.ts';

/** Properties of {@link ListFoot}. */
export interface ListFootProps {
  readonly list: ListParams;
  readonly answer: { readonly total: number; readonly page: number; readonly perPage: number };
  /** What is listed, in the singular. */
  readonly noun: string;
}

/** How much of a list is shown, and its other pages. */
export function ListFoot({
  list,
  answer: { total, page, perPage },
  noun,
}: ListFootProps): ReactElement | null {
  if (total === 0) return null;
  const first = (page - 1) * perPage + 1;
  const last = Math.min(total, page * perPage);
  return (
    <div className="foot">
      <span>
        {total <= perPage ? '' : `${countText(first)}–${countText(last)} of `}
        {counted(total, noun)}
      </span>
      <Pagination
        page={page}
        count={Math.ceil(total / perPage)}
        href={list.pageHref}
        onPageChange={(next) => list.change({ page: String(next) })}
      />
    </div>
  );
}
