import type { ManagedProduct } from '@omnis/contract';
import type { BadgeProps } from '@omnis/ui';
import type { ProductTexts } from '../texts/product/index.ts';

/** Properties that decide whether shoppers see a product. */
type Shown = Pick<ManagedProduct, 'archived' | 'enabled' | 'approvalStatus'>;

/** Tells whether shoppers see a product: its owner has put it on sale, and it is approved. */
export const isShown = ({ archived, enabled, approvalStatus }: Shown): boolean =>
  enabled && !archived && approvalStatus === 'Approved';

/** Where a product stands, in a word or two. A denial outweighs everything but the archive. */
export function productState(
  t: ProductTexts,
  product: Shown,
): { text: string; tone: NonNullable<BadgeProps['tone']> } {
  if (product.archived) return { text: t('archived'), tone: 'neutral' };
  if (product.approvalStatus === 'Denied') return { text: t('denied'), tone: 'error' };
  if (!product.enabled) return { text: t('draft'), tone: 'neutral' };
  if (product.approvalStatus === 'Not modded yet') return { text: t('waitingForApproval'), tone: 'warning' };
  return product.approvalStatus === 'Approved'
    ? { text: t('onSale'), tone: 'success' }
    : { text: t('notApproved'), tone: 'warning' };
}
