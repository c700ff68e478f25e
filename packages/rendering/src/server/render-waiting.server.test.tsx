import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWaiting } from './render-waiting.server.ts';

const Part = (): ReactElement => <p>A part</p>;

/** A page with a part whose code is on its way. */
function pageWith(load: () => Promise<{ default: ComponentType }>): ReactElement {
  const Late = lazy(load);
  return (
    <main>
      <h1>A page</h1>
      <Suspense fallback={<i>On its way</i>}>
        <Late />
      </Suspense>
    </main>
  );
}

describe('a document with parts whose code is being fetched', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('waits for them', async () => {
    const html = await renderWaiting(
      pageWith(() => Promise.resolve({ default: Part })),
      undefined,
    );
    expect(html).toContain('<h1>A page</h1>');
    expect(html).toContain('<p>A part</p>');
    expect(html).not.toContain('On its way');
  });

  it('leaves a part that fails to the browser', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const html = await renderWaiting(
      pageWith(() => Promise.reject(new Error('A faulty block'))),
      undefined,
    );
    expect(html).toContain('<h1>A page</h1>');
    expect(html).toContain('On its way');
    expect(said).toHaveBeenCalledOnce();
  });

  it('is none where code is lost, as when the build was replaced beneath the server', async () => {
    const lost = Object.assign(new Error('Cannot find module'), { code: 'ERR_MODULE_NOT_FOUND' });
    await expect(
      renderWaiting(
        pageWith(() => Promise.reject(lost)),
        undefined,
      ),
    ).rejects.toBe(lost);
  });
});
