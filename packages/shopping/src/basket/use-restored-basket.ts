import { isApiFailure, useBasketRestoreMutation } from '@omnis/api-client';
import { useVisitorKnown } from '@omnis/shop-kit';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from '@omnis/shop-kit/react-router';

/** Tells whether a link fails however often it is tried. */
const isNoLink = (error: unknown): boolean =>
  isApiFailure(error) && (error.status === 404 || error.status === 422);

/**
 * The link of a reminder brings a basket back: `/basket/?restore=…`. It stays in the address until it is answered, so that a
 * reload tries once more after a failure.
 */
export function useRestoredBasket(): void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [restore] = useBasketRestoreMutation();
  const known = useVisitorKnown();
  const token = query.get('restore');
  const used = useRef<string | null>(null);
  useEffect(() => {
    if (token === null || !known || used.current === token) return;
    used.current = token;
    const bring = async (): Promise<void> => {
      const { error } = await restore({ body: { token } });
      if (error === undefined || isNoLink(error)) await navigate('/basket/', { replace: true });
    };
    void bring();
  }, [token, known, restore, navigate]);
}
