import type { StoreCoreData } from '@omnis/shop-kit';

type Files = NonNullable<StoreCoreData['state']['ownCode']>['files'];

const mark = 'data-own-code';

/** Tells whether custom code has run in this document. */
export const hasRun = (): boolean => document.head.querySelector(`[${mark}]`) !== null;

/**
 * Puts the files of custom code into the head, each once, as elements whose content comes from an address: nothing is parsed
 * as HTML, so that no text can leave its element. Scripts run in their order.
 */
export function runFiles(files: Files): void {
  if (document.head.querySelector(`[${mark}]`) !== null) return;
  for (const { kind, src, isModule, attributes } of files) {
    const element = document.createElement(kind === 'script' ? 'script' : 'link');
    if (element instanceof HTMLScriptElement) {
      element.src = src;
      element.async = false;
      if (isModule) element.type = 'module';
    } else {
      element.rel = 'stylesheet';
      element.setAttribute('href', src);
    }
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute(mark, '');
    document.head.append(element);
  }
}
