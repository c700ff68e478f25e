import { normalisePageUrl } from '@omnis/models';

/** The path of an address as pages are found by it; '' for one that cannot be decoded. */
export function pagePathOf(path: string): string {
  try {
    return normalisePageUrl(decodeURI(path));
  } catch {
    return '';
  }
}
