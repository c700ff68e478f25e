// @vitest-environment node
import { lazy, Suspense } from 'react';
import { expect, it } from 'vitest';
import { documentText, renderAtOnce } from './render-at-once.server.ts';

it('begins with the document type, as a streamed document does', () => {
  const html = renderAtOnce(
    <html lang="en">
      <body>x</body>
    </html>,
  );
  expect(documentText(html ?? '')).toBe('<!DOCTYPE html><html lang="en"><head></head><body>x</body></html>');
});

it('leaves to others what has to be waited for, and what fails', () => {
  const Late = lazy(() => new Promise<never>(() => undefined));
  const Fault = (): never => {
    throw new Error('no');
  };
  const html = renderAtOnce(
    <Suspense>
      <Late />
    </Suspense>,
  );
  expect(html).not.toBeNull();
  expect(documentText(html ?? '')).toBeNull();
  expect(renderAtOnce(<Fault />)).toBeNull();
});
