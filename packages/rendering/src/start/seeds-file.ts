/** Attribute of a `<template>` whose text is a file: its address until the text is here, empty when it cannot be had. */
export const seedsFile = 'data-file';

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
}
