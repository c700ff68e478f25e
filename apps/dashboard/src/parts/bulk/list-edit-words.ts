import type { EditedList, ListEdit } from '@omnis/contract';
import type en from '../../texts/parts/en.ts';
import type { PartsTexts } from '../../texts/parts/index.ts';

const counts = {
  orders: 'ordersCounted',
  customers: 'customersCounted',
  discounts: 'discountsCounted',
  pages: 'pagesCounted',
  stock: 'variantsCounted',
} as const satisfies Readonly<Record<EditedList, keyof typeof en>>;

/** Rows of a list, counted. */
export const rowsText = (t: PartsTexts, list: EditedList, count: number): string =>
  t(counts[list], { count });

/** Address of a row of a list. */
export const rowPath = (list: EditedList, id: string): string => `/dashboard/${list}/${id}/`;

const changing = {
  orders: 'changingOrders',
  customers: 'changingCustomers',
  discounts: 'changingDiscounts',
  pages: 'changingPages',
  stock: 'changingVariants',
} as const satisfies Readonly<Record<EditedList, keyof typeof en>>;

/** Progress of a change, in words. */
export const doingText = (t: PartsTexts, { list, kind }: Pick<ListEdit, 'list' | 'kind'>): string =>
  t(kind === 'undo' ? 'undoingYourChanges' : changing[list]);

const results = {
  tags: 'rowsChanged',
  fulfil: 'rowsNotedAsSent',
  unsubscribe: 'rowsUnsubscribed',
  enable: 'rowsChanged',
  publish: 'rowsChanged',
  delete: 'rowsDeleted',
  set: 'rowsChanged',
  adjust: 'rowsChanged',
  undo: 'rowsPutBack',
} as const satisfies Readonly<Record<ListEdit['kind'], keyof typeof en>>;

/** Result of a change, in one sentence. */
export function doneText(
  t: PartsTexts,
  { list, kind, changed, total, refused }: Pick<ListEdit, 'list' | 'kind' | 'changed' | 'total' | 'refused'>,
): string {
  const same = total - changed - refused;
  const parts = [t(results[kind], { rows: rowsText(t, list, changed) })];
  if (refused > 0) parts.push(t('couldNotBe', { count: refused }));
  if (same > 0) parts.push(t('thatWayAlready', { count: same }));
  return `${parts.join(', ')}.`;
}
