import { pageSchema } from '@omnis/models';
import { linkWorker, tellWorker, workerPath } from '@omnis/shop-kit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mayReload } from './may-reload.ts';

class FakeWorker extends EventTarget {
  state = 'installing';
  scriptURL: string;
  postMessage = vi.fn();
  constructor(path = workerPath) {
    super();
    this.scriptURL = new URL(path, location.href).href;
  }
  installed(): void {
    this.state = 'installed';
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null;
  update = vi.fn(async () => undefined);
  unregister = vi.fn(async () => true);
  constructor(active: FakeWorker | null) {
    super();
    this.active = active;
  }
  finds(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  registration = new FakeRegistration(new FakeWorker());
  others: FakeRegistration[] = [];
  register = vi.fn(async () => this.registration);
  getRegistration = async () => this.registration;
  getRegistrations = async () => [this.registration, ...this.others];
}

let container: FakeContainer;
const news = { waiting: vi.fn(), changed: vi.fn() };
let stop: () => void = () => undefined;

async function link(): Promise<void> {
  stop = linkWorker(container, news);
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  container = new FakeContainer();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

describe('the worker of a store (storefront.md §4 Service worker)', () => {
  test('is registered at the root and asked after every hour', async () => {
    await link();
    expect(container.register).toHaveBeenCalledExactlyOnceWith('/service-worker.js', { scope: '/' });
    await vi.advanceTimersByTimeAsync(3_599_999);
    expect(container.registration.update).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(container.registration.update).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(container.registration.update).toHaveBeenCalledTimes(2);
    stop();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(container.registration.update).toHaveBeenCalledTimes(2);
  });

  test('is reported as waiting 200 ms after it was installed', async () => {
    container.controller = new FakeWorker();
    await link();
    const next = new FakeWorker();
    container.registration.finds(next);
    next.installed();
    await vi.advanceTimersByTimeAsync(199);
    expect(news.waiting).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(news.waiting).toHaveBeenCalledExactlyOnceWith(next);
  });

  test('is reported too when it has waited since before', async () => {
    container.controller = new FakeWorker();
    container.registration.waiting = new FakeWorker();
    await link();
    await vi.advanceTimersByTimeAsync(200);
    expect(news.waiting).toHaveBeenCalledOnce();
  });

  test('is reported too when it was being installed by then', async () => {
    container.controller = new FakeWorker();
    const next = new FakeWorker();
    container.registration.installing = next;
    await link();
    next.installed();
    await vi.advanceTimersByTimeAsync(200);
    expect(news.waiting).toHaveBeenCalledExactlyOnceWith(next);
  });

  test('is no news when it is the first', async () => {
    await link();
    const first = new FakeWorker();
    container.registration.finds(first);
    first.installed();
    await vi.advanceTimersByTimeAsync(200);
    container.dispatchEvent(new Event('controllerchange'));
    expect([news.waiting.mock.calls, news.changed.mock.calls]).toEqual([[], []]);
    container.dispatchEvent(new Event('controllerchange'));
    expect(news.changed).toHaveBeenCalledOnce();
  });

  test('is alone: others are sent away', async () => {
    container.others = [new FakeRegistration(new FakeWorker('/old-worker.js'))];
    await link();
    expect(container.others[0]?.unregister).toHaveBeenCalledOnce();
    expect(container.registration.unregister).not.toHaveBeenCalled();
  });

  test('may be refused by a browser, and nothing happens', async () => {
    container.register.mockRejectedValue(new DOMException('refused', 'SecurityError'));
    await link();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(container.registration.update).not.toHaveBeenCalled();
  });

  test('is told of what was looked at, also when it comes later than that', async () => {
    const ready = Promise.withResolvers<FakeRegistration>();
    vi.stubGlobal('navigator', { serviceWorker: { ready: ready.promise } });
    const told = tellWorker({ kind: 'take-over' });
    ready.resolve(container.registration);
    await told;
    expect(container.registration.active?.postMessage).toHaveBeenCalledExactlyOnceWith(
      { kind: 'take-over' },
      [],
    );
  });

  test('is told nothing where browsers have none', async () => {
    vi.stubGlobal('navigator', {});
    await expect(tellWorker({ kind: 'take-over' })).resolves.toBeUndefined();
  });
});

describe('a new version of the shop comes with the next page', () => {
  const to = (pathname: string, formData?: FormData) => ({
    state: 'loading' as const,
    location: { pathname, search: '', hash: '', state: null, key: 'a' },
    formData,
  });

  test('unless somebody pays, sends a form, or stays', () => {
    expect(mayReload(to('/product/tee/'), '/', [])).toBe(true);
    for (const [from, next] of [
      ['/', '/'],
      ['/basket/', '/checkout/'],
      ['/checkout/', '/receipt/abc'],
      ['/receipt/abc', '/'],
      ['/', '/pay/abc/'],
    ] as const)
      expect(mayReload(to(next), from, []), `${from} to ${next}`).toBe(false);
    expect(mayReload(to('/a/', new FormData()), '/', [])).toBe(false);
    expect(mayReload({ state: 'idle', location: undefined, formData: undefined }, '/', [])).toBe(false);
  });

  test('unless a page of the store’s own forbids it, which is come to or left (storefront.md §2 Page routes)', () => {
    const pages = [
      pageSchema.parse({ id: 1, url: '/game/', properties: { reloadsAsApp: false } }),
      pageSchema.parse({ id: 2, url: '/about/' }),
    ];
    expect(mayReload(to('/about/'), '/', pages)).toBe(true);
    expect(mayReload(to('/game/'), '/about/', pages)).toBe(false);
    expect(mayReload(to('/about/'), '/game/', pages)).toBe(false);
  });
});
