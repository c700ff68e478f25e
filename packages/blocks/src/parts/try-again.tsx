import type { ReactElement } from 'react';
import { useBlockText } from '../text/block-text.ts';

/**
 * The button that asks for a block's content again, where a call failed (storefront.md §7). It goes while it asks, so
 * that the focus would be lost with it: the block has it instead, and the next Tab leads to what came.
 */
export function TryAgain({ retry }: { readonly retry: () => void }): ReactElement {
  const say = useBlockText();
  return (
    <button
      type="button"
      className="action"
      onClick={({ currentTarget }) => {
        const section = currentTarget.closest('section');
        if (section !== null) {
          section.tabIndex = -1;
          section.focus({ preventScroll: true });
        }
        retry();
      }}
    >
      {say('Try again')}
    </button>
  );
}
