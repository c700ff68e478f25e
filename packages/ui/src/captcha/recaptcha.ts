/** As much of Google's script as is used. */
interface Grecaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
  render(
    element: HTMLElement,
    options: { sitekey: string; callback: (token: string) => void; 'expired-callback': () => void },
  ): number;
}

function isGrecaptcha(value: unknown): value is Grecaptcha {
  return typeof value === 'object' && value !== null && 'execute' in value && 'render' in value;
}

const loads = new Map<string, Promise<Grecaptcha>>();

/** Loads Google's script, once; only where the platform was set up with its keys. */
function load(render: string): Promise<Grecaptcha> {
  const known = loads.get(render);
  if (known) return known;
  const loading = new Promise<Grecaptcha>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(render)}`;
    script.async = true;
    script.addEventListener('error', () => reject(new Error('reCAPTCHA could not be loaded')));
    script.addEventListener('load', () => {
      const api: unknown = Reflect.get(window, 'grecaptcha');
      if (isGrecaptcha(api)) api.ready(() => resolve(api));
      else reject(new Error('reCAPTCHA is not there'));
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
