/** Attribute of a `<template>` whose text is a file: its address until the text is here, empty when it cannot be had. */
export const seedsFile = 'data-file';

/** Where a browser keeps that a page was loaded anew, because its data was not to be had. */
const reloadedKey = 'shop-reloaded';

/** Resolves when the page's data is here, which `startLate` fetches. */
export async function seedsLoaded(): Promise<void> {
  const missing = document.querySelectorAll<HTMLTemplateElement>(`template[${seedsFile}]`);
  await Promise.all(
    [...missing].map(
      (template) =>
        new Promise<void>((resolve, reject) => {
          const failed = (): void => reject(new Error(`The data of ${template.id} cannot be had`));
          template.addEventListener('load', () => resolve());
          template.addEventListener('error', failed);
          if (template.getAttribute(seedsFile) === '') failed();
        }),
    ),
  );
  // Storage may be closed to us.
  try {
    sessionStorage.removeItem(reloadedKey);
  } catch {}
}

/**
 * Loads a page anew whose data was not to be had: it has changed since the page was sent, or the network has failed. Once,
 * so that a page does not go round for ever; it can be read as it is, and its links and forms work.
 *
 * @param reload - loads the page
 */
export function reloadOnce(reload: () => void): void {
  try {
    if (sessionStorage.getItem(reloadedKey) !== null) return;
    sessionStorage.setItem(reloadedKey, '1');
  } catch {
    // Who cannot note it might go round for ever.
    return;
  }
  reload();
}
