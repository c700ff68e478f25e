/**
 * Runs in the shop's page beside the stand-in for Stripe.js: a group of elements without an intent, and the Express Checkout
 * Element in it. Events, what they carry and when they have to be answered are as Stripe's reference describes them, as far as
 * the shop uses them. It may use nothing from outside of itself.
 */
function runExpress(): void {
  type Tell = (event: Record<string, unknown>) => void;
  interface Rate {
    readonly id: string;
    readonly amount: number;
    readonly displayName: string;
  }
  interface Details {
    readonly lineItems?: readonly { readonly name: string; readonly amount: number }[];
    readonly shippingRates?: readonly Rate[];
  }
  interface Group {
    amount: number;
    currency: string;
    allowedPaymentMethodTypes?: readonly string[];
  }
  const origin = 'https://js.stripe.com';
  const wrong = (message: string): never => {
    throw new Error(`IntegrationError: ${message}`);
  };
  const typeOf: Readonly<Record<string, string>> = {
    applePay: 'apple_pay',
    googlePay: 'google_pay',
    link: 'link',
    paypal: 'paypal',
    klarna: 'klarna',
  };
  /** Chromium has no Apple Pay, and Link none to sign in. */
  const here: ReadonlySet<string> = new Set(['googlePay', 'paypal', 'klarna']);
  const places: Readonly<Record<string, Record<string, string>>> = {
    leeds: {
      line1: '1 High Street',
      line2: '',
      city: 'Leeds',
      state: '',
      postal_code: 'LS1 1AA',
      country: 'GB',
    },
    berlin: {
      line1: 'Torstraße 1',
      line2: '',
      city: 'Berlin',
      state: '',
      postal_code: '10119',
      country: 'DE',
    },
    base: { line1: 'Base 1', line2: '', city: 'Base', state: '', postal_code: '', country: 'AQ' },
  };

  function standInExpress(group: Group) {
    if (!Number.isInteger(group.amount) || group.amount <= 0) wrong('amount must be a positive integer');
    let isSubmitted = false;
    let pressed = '';
    let close: () => void = () => undefined;

    function create(kind: string, options: Record<string, unknown>) {
      if (kind !== 'expressCheckout') wrong(`there is no ${kind} here`);
      const listeners = new Map<string, Tell>();
      const emit = (name: string, event: Record<string, unknown>): void => listeners.get(name)?.(event);
      const wanted = Object.entries(Object(options['paymentMethods']));
      const shown = wanted.flatMap(([name, when]) => (when !== 'never' && here.has(name) ? [name] : []));
      const buttons = document.createElement('iframe');
      buttons.src = `${origin}/stand-in/express.html?${new URLSearchParams({ shown: shown.join() })}`;
      buttons.title = 'Secure express checkout frame';
      buttons.style.cssText = 'display:block;width:100%;height:48px;border:0;color-scheme:normal';
      let sheet: HTMLIFrameElement | undefined;
      let rates: readonly Rate[] = [];
      let rate: Rate | undefined;
      let at = places['leeds'] ?? {};

      const tellSheet = (more: object = {}): void =>
        sheet?.contentWindow?.postMessage(
          { amount: group.amount, currency: group.currency, rates, rate: rate?.id, ...more },
          origin,
        );
      function take({ lineItems = [], shippingRates }: Details): void {
        const sum = lineItems.reduce((all, { amount }) => all + amount, 0);
        if (sum > group.amount)
          wrong(`amount ${group.amount} is less than the total of the line items, which is ${sum}`);
        if (shippingRates) [rates, rate] = [shippingRates, shippingRates[0]];
        tellSheet();
      }
      function press(name: string): void {
        pressed = typeOf[name] ?? '';
        isSubmitted = false;
        let isAnswered = false;
        setTimeout(() => {
          if (!isAnswered) wrong('`resolve` must be called within 1 second of the click event');
        }, 1000);
        emit('click', {
          elementType: 'expressCheckout',
          expressPaymentType: pressed,
          reject: () => {
            isAnswered = true;
          },
          resolve: (details: Details = {}) => {
            isAnswered = true;
            if (options['shippingAddressRequired'] === true && !details.shippingRates?.length)
              wrong('shippingRates are needed where shippingAddressRequired is true');
            sheet = document.createElement('iframe');
            const query = new URLSearchParams({
              delivered: String(options['shippingAddressRequired'] === true),
              kind: pressed,
            });
            sheet.src = `${origin}/stand-in/sheet.html?${query}`;
            sheet.title = 'Wallet';
            sheet.style.cssText =
              'position:fixed;inset:10%;z-index:9999;width:80%;height:80%;border:0;background:#fff';
            document.body.append(sheet);
            take(details);
          },
        });
      }
      close = () => {
        sheet?.remove();
        sheet = undefined;
      };
      function changeAddress(name: string): void {
        const { line1: _one, line2: _two, ...partial } = places[name] ?? {};
        emit('shippingaddresschange', {
          name: 'Wally Wallet',
          address: partial,
          resolve: (details: Details = {}) => {
            at = places[name] ?? at;
            take(details);
          },
          reject: () => tellSheet({ said: 'Not delivered there' }),
        });
      }
      const onMessage = ({ source, data }: MessageEvent<Record<string, unknown>>): void => {
        if (source === buttons.contentWindow && typeof data['press'] === 'string') press(data['press']);
        if (source === buttons.contentWindow && data['ready'] === true)
          emit('ready', {
            elementType: 'expressCheckout',
            availablePaymentMethods:
              shown.length === 0 ? undefined : Object.fromEntries(shown.map((name) => [name, true])),
          });
        if (sheet === undefined || source !== sheet.contentWindow) return;
        if (data['ready'] === true) {
          tellSheet();
          // As Google Pay does, with the address that it knows.
          if (options['shippingAddressRequired'] === true) changeAddress('leeds');
        }
        if (typeof data['address'] === 'string') changeAddress(data['address']);
        if (data['rate'] !== undefined) {
          const next = rates.find(({ id }) => id === data['rate']);
          emit('shippingratechange', {
            shippingRate: next,
            resolve: (details: Details = {}) => {
              rate = next;
              take(details);
            },
            reject: () => tellSheet({ said: 'Not offered' }),
          });
        }
        if (data['cancel'] === true) {
          close();
          emit('cancel', { elementType: 'expressCheckout' });
        }
        if (data['pay'] === true)
          emit('confirm', {
            expressPaymentType: pressed,
            billingDetails: {
              name: 'Wally Wallet',
              email: 'wally@shopper.example',
              ...(options['phoneNumberRequired'] === true ? { phone: '0113 496 0000' } : {}),
              address: at,
            },
            ...(options['shippingAddressRequired'] === true
              ? { shippingAddress: { name: 'Wally Wallet', address: at }, shippingRate: rate }
              : {}),
            paymentFailed: close,
          });
      };
      return {
        on: (name: string, tell: Tell) => void listeners.set(name, tell),
        mount: (place: HTMLElement) => {
          addEventListener('message', onMessage);
          place.append(buttons);
        },
        destroy: () => {
          removeEventListener('message', onMessage);
          buttons.remove();
          close();
        },
      };
    }

    return {
      create,
      update: async (options: Partial<Group>): Promise<void> => {
        await Promise.resolve();
        Object.assign(group, options);
      },
      submit: async () => {
        isSubmitted = true;
        return {};
      },
      /** For `stripe.createConfirmationToken`. */
      token: async () => {
        if (!isSubmitted) wrong('elements.submit() must be called before the token is made');
        close();
        const body = new URLSearchParams({ type: pressed });
        const answer = await fetch('https://api.stripe.com/v1/confirmation_tokens', { method: 'POST', body });
        const confirmationToken: unknown = await answer.json();
        return { confirmationToken };
      },
    };
  }
  Object.assign(window, { standInExpress });
}

/** The script of the element, which goes before the stand-in for Stripe.js. */
export const expressElement = (): string => `(${runExpress.toString()})()`;
