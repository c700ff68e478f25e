import { expressElement } from './express-element.ts';

/**
 * Runs in the shop's page in place of Stripe.js: its names and what they answer are as Stripe's reference describes them, as
 * far as the shop uses them. It may use nothing from outside of itself.
 */
function runStripe(version: string): void {
  type Tell = (given?: unknown) => void;
  const origin = 'https://js.stripe.com';
  const frame = (src: string, title: string): HTMLIFrameElement => {
    const made = document.createElement('iframe');
    Object.assign(made, { src, title });
    return made;
  };

  function element(kind: string, options: Record<string, unknown>, locale: string) {
    const listeners = new Map<string, Tell[]>();
    const query = new URLSearchParams({ kind, placeholder: String(options['placeholder']), locale });
    const field = frame(`${origin}/stand-in/field.html?${query}`, `Secure ${kind} input frame`);
    field.style.cssText = 'display:block;width:100%;height:1.2em;border:0;color-scheme:normal';
    let look: unknown = options['style'];
    const say = (message: unknown): void => field.contentWindow?.postMessage(message, origin);
    const setLook = (): void => {
      if (typeof look === 'object' && look !== null && 'base' in look) say({ style: look.base });
    };
    const focus = (): void => {
      field.focus();
      say('focus');
    };
    const onMessage = (message: MessageEvent<Record<string, unknown>>): void => {
      if (message.source !== field.contentWindow) return;
      const { event, state, result } = message.data;
      if (event === 'ready') setLook();
      listeners.get(String(event))?.forEach((tell) => tell(state ?? result));
    };
    return {
      on: (event: string, tell: Tell) => void listeners.set(event, [...(listeners.get(event) ?? []), tell]),
      mount: (place: HTMLElement) => {
        addEventListener('message', onMessage);
        place.classList.add('StripeElement');
        place.append(field);
        document.querySelector(`label[for="${place.id}"]`)?.addEventListener('click', focus);
      },
      update: ({ style }: { style?: unknown }) => {
        look = style ?? look;
        setLook();
      },
      focus,
      make: () =>
        new Promise<unknown>((resolve) => {
          listeners.set('made', [resolve]);
          say('make');
        }),
      destroy: () => {
        removeEventListener('message', onMessage);
        field.remove();
      },
    };
  }

  function ask(secret: string): Promise<unknown> {
    const bank = frame(
      `https://hooks.stripe.com/stand-in/bank.html?${new URLSearchParams({ secret })}`,
      '3-D Secure',
    );
    bank.style.cssText =
      'position:fixed;inset:0;z-index:9999;width:100%;height:100%;border:0;background:#fff';
    document.body.append(bank);
    return new Promise((resolve) =>
      addEventListener(
        'message',
        function onMessage({ source, data }: MessageEvent<Record<string, unknown>>) {
          if (source !== bank.contentWindow) return;
          removeEventListener('message', onMessage);
          bank.remove();
          const code = 'payment_intent_authentication_failure';
          resolve(
            data['approved'] === true
              ? { paymentIntent: { status: 'requires_capture' } }
              : {
                  error: {
                    type: 'invalid_request_error',
                    code,
                    message: 'We are unable to authenticate you.',
                  },
                },
          );
        },
      ),
    );
  }

  const Stripe = (key: string, { locale }: { locale: string }) => {
    if (!key.startsWith('pk_')) throw new Error('This is no publishable key');
    return {
      elements: (options?: { mode?: string }) =>
        options?.mode === 'payment'
          ? Reflect.get(window, 'standInExpress')(options)
          : {
              create: (kind: string, given: Record<string, unknown>) => element(kind, given, locale),
            },
      createConfirmationToken: ({ elements }: { elements: { token: () => unknown } }) => elements.token(),
      createPaymentMethod: ({ card }: { card: ReturnType<typeof element> }) => card.make(),
      handleNextAction: ({ clientSecret }: { clientSecret: string }) => ask(clientSecret),
    };
  };
  Object.assign(window, { Stripe: Object.assign(Stripe, { version }) });
}

/** The script that stands in for Stripe.js. @param version - the one that was asked for */
export function stripeJs(version: string): string {
  return `${expressElement()};(${runStripe.toString()})(${JSON.stringify(version)})`;
}
