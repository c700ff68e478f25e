import type { ReactElement } from 'react';

/** Number of items in the basket, at the corner of its icon; nothing for none. The element below says it in words. */
export function CountBadge({ count }: { readonly count: number }): ReactElement | null {
  if (count === 0) return null;
  return (
    // A new key plays the badge's animation at each change.
    <span key={count} className="count" aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
