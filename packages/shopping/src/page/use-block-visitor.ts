import { loadBlockTypes, type BlockVisitor, type PageContent } from '@omnis/blocks';
import { selectUser, useAppSelector } from '@omnis/store';
import { useCore } from '@omnis/shop-kit';
import { useEffect, useMemo, useState } from 'react';

/**
 * Visitor of the page, for blocks; undefined for a shopper who is not signed in, as the server renders it. Set only
 * once the code of the page's blocks is here: React would throw away the server's HTML of a block that is rendered
 * again before that.
 */
export function useBlockVisitor(page: PageContent): BlockVisitor | undefined {
  const user = useAppSelector(selectUser);
  const { passwordProtected, comingSoonPageData } = useCore().state.subdomain;
  const storeHidden = passwordProtected || comingSoonPageData !== null;
  const [ready, setReady] = useState(false);
  const known = user !== null;
  useEffect(() => {
    if (!known) return undefined;
    let isGone = false;
    void loadBlockTypes(page).then(() => {
      if (!isGone) setReady(true);
    });
    return () => {
      isGone = true;
    };
  }, [known, page]);
  const role = user?.internal === true ? 'internal' : 'shopper';
  return useMemo(
    () => (known && ready ? { role, signedIn: true, storeHidden } : undefined),
    [known, ready, role, storeHidden],
  );
}
