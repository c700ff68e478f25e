import type { ManagedProduct } from '@omnis/contract';
import type { BadgeProps } from '@omnis/ui';

/** What decides whether shoppers see a product. */
type Shown = Pick<ManagedProduct, 'archived' | 'enabled' | 'approvalStatus'>;

/** Whether shoppers see a product: its owner has put it on sale, and it is approved. */
export const isShown = ({ archived, enabled, approvalStatus }: Shown): boolean =>
  enabled && !archived && approvalStatus === 'Approved';

/** Where a product stands, in a word or two. A denial outweighs everything but the archive. */
export function productState(product: Shown): { text: string; tone: NonNullable<BadgeProps['tone']> } {
  if (product.archived) return { text: 'Archived', tone: 'neutral' };
  if (product.approvalStatus === 'Denied') return { text: 'Denied', tone: 'error' };
  if (!product.enabled) return { text: 'Draft', tone: 'neutral' };
  if (product.approvalStatus === 'Not modded yet') return { text: 'Waiting for approval', tone: 'warning' };
  return product.approvalStatus === 'Approved'
    ? { text: 'On sale', tone: 'success' }
    : { text: 'Not approved', tone: 'warning' };
}
