/** Answer of a vendor's server: whether it knows an id. */
export type VendorAnswer = 'found' | 'unknown' | 'unreachable';

/** Asks the server of a vendor; tests put a stand-in in its place. */
export type VendorLookUp = (url: string) => Promise<VendorAnswer>;

/** Milliseconds until a vendor has to have answered. */
const patience = 5000;

/**
 * Asks a vendor with one GET request: 2xx means that it knows the id, another 4xx than 429 that it does not. The
 * addresses are those of manifests, so no resolved address has to be checked; redirects are not followed.
 */
export const askVendor: VendorLookUp = async (url) => {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patience) });
    await answer.body?.cancel();
    if (answer.ok) return 'found';
    const isRefused = answer.status >= 400 && answer.status < 500 && answer.status !== 429;
    return isRefused ? 'unknown' : 'unreachable';
  } catch {
    return 'unreachable';
  }
};
