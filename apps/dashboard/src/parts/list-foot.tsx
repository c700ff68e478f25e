import { useTexts } from '@omnis/texts/react';
import { Pagination } from '@omnis/ui';
import type { ReactElement } from 'react';
import type { ListParams } from './list-params.ts';
import type en from '../texts/parts/en.ts';
import { partsTexts } from '../texts/parts/index.ts';

const counts = {
  review: 'reviewsCounted',
  notification: 'notificationsCounted',
  import: 'importsCounted',
  product: 'productsCounted',
  giftCard: 'giftCardsCounted',
  creator: 'creatorsCounted',
} as const satisfies Readonly<Record<string, keyof typeof en>>;

/** A row of a list that is shown in pages. */
export type ListNoun = keyof typeof counts;

/** Properties of {@link ListFoot}. */
export interface ListFootProps {
  readonly list: ListParams;
  readonly answer: { readonly total: number; readonly page: number; readonly perPage: number };
  readonly noun: ListNoun;
}

/** How much of a list is shown, and its other pages. */
export function ListFoot({
  list,
  answer: { total, page, perPage },
  noun,
}: ListFootProps): ReactElement | null {
  const t = useTexts(partsTexts);
  if (total === 0) return null;
  const first = (page - 1) * perPage + 1;
  const last = Math.min(total, page * perPage);
  return (
    <div className="foot">
      <span>
        {total <= perPage
          ? t(counts[noun], { count: total })
          : t('rangeOf', { first, last, all: t(counts[noun], { count: total }) })}
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
