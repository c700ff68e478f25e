/** Settings passed to the page of a field. */
export interface FieldFacts {
  /** Stripe's name of the field, such as `cardNumber`. */
  readonly kind: string;
  readonly placeholder: string;
  readonly locale: string;
}

/**
 * Runs in the page of a field, which is of Stripe's origin: it alone knows what is typed, and sends it to Stripe's API. It
 * stands in a page by itself, so that it may use nothing from outside of itself.
 */
function runField({ kind, placeholder, locale }: FieldFacts): void {
  const digits = { cardNumber: 16, cardExpiry: 4, cardCvc: 3 }[kind] ?? 0;
  const label =
    { cardNumber: 'Card number', cardExpiry: 'Expiry date', cardCvc: 'Security code' }[kind] ?? '';
  const incomplete =
    locale === 'de' ? 'Ihre Angabe ist unvollständig.' : `Your ${label.toLowerCase()} is incomplete.`;
  const input = document.createElement('input');
  Object.assign(input, { placeholder, inputMode: 'numeric', autocomplete: 'off' });
  input.setAttribute('aria-label', label);
  document.body.append(input);
  const tell = (message: object): void => parent.postMessage({ standIn: kind, ...message }, '*');
  input.dataset['kind'] = kind;
  const typed = (): string => input.value.replace(/\D/g, '');
  const change = (left: boolean): void => {
    const complete = typed().length === digits;
    const empty = input.value === '';
    const error = left && !empty && !complete ? { type: 'validation_error', message: incomplete } : undefined;
    input.setAttribute('aria-invalid', String(error !== undefined));
    tell({ event: 'change', state: { empty, complete, error } });
  };
  input.addEventListener('input', () => change(false));
  input.addEventListener('focus', () => tell({ event: 'focus' }));
  input.addEventListener('blur', () => {
    change(true);
    tell({ event: 'blur' });
  });

  const make = async (): Promise<void> => {
    // The two other fields are frames of the same origin beside this one. Storage would not do: browsers keep that of
    // frames of another site apart, or from them.
    const of = (other: string): string => {
      for (let at = 0; at < parent.frames.length; at += 1)
        try {
          const field = parent.frames[at]?.document.querySelector<HTMLInputElement>(`[data-kind=${other}]`);
          if (field) return field.value.replace(/\D/g, '');
        } catch {
          // A frame of another origin.
        }
      return '';
    };
    const card = { number: typed(), exp: of('cardExpiry'), cvc: of('cardCvc') };
    const answer = await fetch('https://api.stripe.com/v1/payment_methods', {
      method: 'POST',
      body: new URLSearchParams(card),
    });
    tell({ event: 'made', result: await answer.json() });
  };
  addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'focus') input.focus();
    if (data === 'make') void make();
  });
  const setLook = ({ style = {} }: { style?: Record<string, unknown> }): void => {
    for (const [name, value] of Object.entries(style))
      if (typeof value === 'string') Reflect.set(input.style, name, value);
  };
  addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'object' && data !== null) setLook(data);
  });
  tell({ event: 'ready' });
}

/** A page with a field. */
export function fieldPage(facts: FieldFacts): string {
  return `<!doctype html><html lang="en"><title>Secure field</title><style>body{margin:0}input{display:block;box-sizing:border-box;width:100%;height:1.2em;padding:0;border:0;outline:0;background:none;font:16px/1.2 sans-serif}</style><body><script>(${runField.toString()})(${JSON.stringify(facts)})</script>`;
}

/** Runs in the page that plays the bank. */
function runBank(secret: string): void {
  const answer = async (approved: boolean): Promise<void> => {
    const body = new URLSearchParams({ secret, approved: String(approved) });
    await fetch('https://api.stripe.com/v1/stand-in/answer', { method: 'POST', body });
    parent.postMessage({ standIn: 'bank', approved }, '*');
  };
  for (const [text, approved] of [
    ['Complete', true],
    ['Fail', false],
  ] as const) {
    const button = document.createElement('button');
    button.textContent = text;
    button.addEventListener('click', () => void answer(approved));
    document.body.append(button);
  }
}

/** A page that plays the bank: Stripe's own for tests has the same two buttons. */
export function bankPage(secret: string): string {
  return `<!doctype html><html lang="en"><title>3-D Secure</title><body><h1>3D Secure 2 test page</h1><script>(${runBank.toString()})(${JSON.stringify(secret)})</script>`;
}
