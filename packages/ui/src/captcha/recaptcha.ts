/** Longest wait for Google's scripts, in milliseconds (platform.md §9 script load timeout). */
const patience = 5000;

/** As much of Google's script as is used. */
interface Grecaptcha {
  execute(siteKey: string, options: { action: string }): Promise<string>;
  render(
    element: HTMLElement,
    options: { sitekey: string; callback: (token: string) => void; 'expired-callback': () => void },
  ): number;
}

function isGrecaptcha(value: unknown): value is Grecaptcha {
  return typeof value === 'object' && value !== null && 'execute' in value && 'render' in value;
}

/** Tells whether this is the first script's list: it only notes who waits for the second one, which has the rest. */
function isWaitingList(value: unknown): value is { ready: (then: () => void) => void } {
  return typeof value === 'object' && value !== null && 'ready' in value;
}

const loads = new Map<string, Promise<Grecaptcha>>();

/** Loads Google's scripts, once; only where the platform was set up with its keys. */
function load(render: string): Promise<Grecaptcha> {
  const known = loads.get(render);
  if (known) return known;
  const loading = new Promise<Grecaptcha>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(render)}`;
    script.async = true;
    const fail = (why: string): void => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(why));
    };
    const timer = setTimeout(fail, patience, 'reCAPTCHA took too long');
    const ready = (): void => {
      const api: unknown = Reflect.get(window, 'grecaptcha');
      if (!isGrecaptcha(api)) return fail('reCAPTCHA is not there');
      clearTimeout(timer);
      resolve(api);
    };
    script.addEventListener('error', () => fail('reCAPTCHA could not be loaded'));
    script.addEventListener('load', () => {
      const list: unknown = Reflect.get(window, 'grecaptcha');
      if (isWaitingList(list)) list.ready(ready);
      else fail('reCAPTCHA is not there');
    });
    document.head.append(script);
  });
  loads.set(render, loading);
  // Another try loads it again.
  loading.catch(() => loads.delete(render));
  return loading;
}

/** A token of the invisible kind. */
export async function unseenToken(siteKey: string, action: string): Promise<string> {
  const api = await load(siteKey);
  return api.execute(siteKey, { action });
}

/** A token of the box, which is drawn into an element and waits for its tick. */
export async function tickedToken(siteKey: string, element: HTMLElement, script: string): Promise<string> {
  const api = await load(script);
  const place = document.createElement('div');
  element.replaceChildren(place);
  return new Promise((resolve, reject) => {
    api.render(place, {
      sitekey: siteKey,
      callback: resolve,
      'expired-callback': () => reject(new Error('The box was left for too long')),
    });
  });
}
