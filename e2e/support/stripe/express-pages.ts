/** Runs in the page of the buttons. */
function runButtons(shown: readonly string[]): void {
  const names: Readonly<Record<string, string>> = {
    googlePay: 'Google Pay',
    paypal: 'PayPal',
    klarna: 'Klarna',
  };
  for (const name of shown) {
    const button = document.createElement('button');
    button.textContent = names[name] ?? name;
    button.addEventListener('click', () => parent.postMessage({ press: name }, '*'));
    document.body.append(button);
  }
  parent.postMessage({ ready: true }, '*');
}

/** Runs in the page of a wallet. */
function runSheet({ delivered }: { readonly delivered: boolean }): void {
  const total = document.createElement('output');
  const said = document.createElement('p');
  const make = (label: string): HTMLSelectElement => {
    const select = document.createElement('select');
    select.setAttribute('aria-label', label);
    document.body.append(select);
    return select;
  };
  document.body.append(total, said);
  if (delivered) {
    const address = make('Address');
    for (const name of ['leeds', 'berlin', 'base']) address.append(new Option(name, name));
    address.addEventListener('change', () => parent.postMessage({ address: address.value }, '*'));
  }
  const rate = delivered ? make('Delivery') : null;
  rate?.addEventListener('change', () => parent.postMessage({ rate: rate.value }, '*'));
  for (const [text, message] of [
    ['Pay', { pay: true }],
    ['Cancel', { cancel: true }],
  ] as const) {
    const button = document.createElement('button');
    button.textContent = text;
    button.addEventListener('click', () => parent.postMessage(message, '*'));
    document.body.append(button);
  }
  addEventListener('message', ({ data }: MessageEvent<Record<string, unknown>>) => {
    total.textContent = `${String(data['currency']).toUpperCase()} ${String(data['amount'])}`;
    said.textContent = typeof data['said'] === 'string' ? data['said'] : '';
    const { rates } = data;
    if (rate && Array.isArray(rates))
      rate.replaceChildren(
        ...rates.map((each: { id: string; displayName: string }) => {
          const option = new Option(each.displayName, each.id);
          option.selected = each.id === data['rate'];
          return option;
        }),
      );
  });
  parent.postMessage({ ready: true }, '*');
}

/** Runs in the page that plays PayPal or Klarna. */
function runRedirect({ intent, back }: { readonly intent: string; readonly back: string }): void {
  const answer = async (approved: boolean): Promise<void> => {
    const body = new URLSearchParams({ secret: `${intent}_secret`, approved: String(approved) });
    await fetch('https://api.stripe.com/v1/stand-in/answer', { method: 'POST', body });
    const to = new URL(back);
    to.searchParams.set('payment_intent', intent);
    to.searchParams.set('payment_intent_client_secret', `${intent}_secret`);
    to.searchParams.set('redirect_status', approved ? 'succeeded' : 'failed');
    location.assign(to);
  };
  for (const [text, approved] of [
    ['Approve', true],
    ['Refuse', false],
  ] as const) {
    const button = document.createElement('button');
    button.textContent = text;
    button.addEventListener('click', () => void answer(approved));
    document.body.append(button);
  }
}

const page = (title: string, run: string, facts: unknown): string =>
  `<!doctype html><html lang="en"><title>${title}</title><body><script>(${run})(${JSON.stringify(facts)})</script>`;

/** The page with the buttons of the element. */
export const buttonsPage = (shown: readonly string[]): string =>
  page('Express checkout', runButtons.toString(), shown);

/** The page of a wallet, with its addresses and what is to be paid. */
export const sheetPage = (delivered: boolean): string => page('Wallet', runSheet.toString(), { delivered });

/** The page of another site that asks the shopper, and sends them back. */
export const redirectPage = (intent: string, back: string): string =>
  page('Approve the payment', runRedirect.toString(), { intent, back });
