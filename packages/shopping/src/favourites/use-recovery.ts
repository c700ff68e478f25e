import { isApiFailure, useBasketRecoverFavouritesMutation } from '@omnis/api-client';
import { useVisitorKnown } from '@omnis/shop-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from '@omnis/shop-kit/react-router';

/** Favourites that a mailed link brings back. */
export interface Recovery {
  /** The link has brought nothing yet. */
  readonly waiting: boolean;
  readonly failed: boolean;
  readonly retrying: boolean;
  readonly retry: () => void;
}

/** Tells whether a link fails however often it is tried. */
const isNoLink = (error: unknown): boolean =>
  isApiFailure(error) && (error.status === 404 || error.status === 422);

/** A mailed link brings favourites back: `?br=…` (platform.md §7 favourites/recover). It stays until it is answered. */
export function useRecovery(): Recovery {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [recover, { isLoading }] = useBasketRecoverFavouritesMutation();
  const known = useVisitorKnown();
  const [failed, setFailed] = useState(false);
  const br = query.get('br');
  const used = useRef<string | null>(null);
  const bring = useCallback(
    async (link: string): Promise<void> => {
      const { error } = await recover({ body: { br: link } });
      const isAnswered = error === undefined || isNoLink(error);
      setFailed(!isAnswered);
      if (isAnswered) await navigate('/favourites/', { replace: true });
    },
    [recover, navigate],
  );
  useEffect(() => {
    if (br === null || !known || used.current === br) return;
    used.current = br;
    void bring(br);
  }, [br, known, bring]);
  return {
    waiting: br !== null,
    failed: br !== null && failed,
    retrying: isLoading,
    retry: () => {
      if (br !== null) void bring(br);
    },
  };
}
