const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The campaign that somebody followed to an address; null for none. */
export function campaignIn(search: string): string | null {
  const id = new URLSearchParams(search).get('campaign')?.toLowerCase() ?? '';
  return uuid.test(id) ? id : null;
}

/** The campaign of a notification; null for one that is none. */
export function campaignOf(notification: number | string): string | null {
  const id = String(notification);
  return id.startsWith('campaign-') ? id.slice('campaign-'.length) : null;
}

/** The notifications that this browser was shown already, of the newest hundred. */
export function readShown(text: string | null): string[] {
  return (text ?? '')
    .split(' ')
    .filter((id) => id !== '')
    .slice(-100);
}
