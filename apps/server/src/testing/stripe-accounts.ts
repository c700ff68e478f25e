/** A payout as the stand-in keeps it; names are Stripe's. */
export interface StandInPayout {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: string;
  /** Seconds since 1970. */
  readonly arrival_date: number;
}

/** An account with keys of its own. */
export interface StandInAccount {
  /** Such as `acct_1`. */
  readonly id: string;
  readonly name: string;
  readonly secretKey: string;
  readonly publishableKey: string;
  /** Newest first. */
  readonly payouts?: readonly StandInPayout[];
}

interface Asked {
  /** The key that it was asked with. */
  readonly key: string;
  readonly query: URLSearchParams;
}

const refused = (status: number, error: object) => ({
  status,
  body: { error: { type: 'invalid_request_error', ...error } },
});

/** Accounts of the stand-in for Stripe's API: what is asked of an account, its keys and its payouts. */
export function createStandInAccounts() {
  const accounts: StandInAccount[] = [];
  const ended = new Set<string>();
  /** Ids of accounts, by the tokens that were made with their publishable keys. */
  const tokens = new Map<string, string>();

  const find = (key: string): StandInAccount | undefined =>
    ended.has(key)
      ? undefined
      : accounts.find(({ secretKey, publishableKey }) => secretKey === key || publishableKey === key);

  function payouts({ payouts: all = [] }: StandInAccount, query: URLSearchParams) {
    const after = query.get('starting_after');
    const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
    if (after !== null && from === 0)
      return refused(400, { param: 'starting_after', code: 'resource_missing', message: 'No such payout' });
    const limit = Number(query.get('limit') ?? 10);
    const data = all.slice(from, from + limit).map((each) => ({ ...each, object: 'payout' }));
    return {
      status: 200,
      body: { object: 'list', url: '/v1/payouts', data, has_more: from + limit < all.length },
    };
  }

  return {
    add: (account: StandInAccount): void => {
      accounts.push(account);
    },
    endKey: (key: string): void => {
      ended.add(key);
    },
    idOf: (key: string): string => find(key)?.id ?? '',

    /** The answer to a call about an account; undefined for all others. */
    answer: (method: string, path: string, { key, query }: Asked) => {
      if (!/^\/v1\/(?:account|tokens|payouts)(?:\/|$)/.test(path) && !ended.has(key)) return undefined;
      const account = find(key);
      if (!account) return refused(401, { message: `Invalid API Key provided: ${key.slice(0, 7)}***` });
      if (method === 'GET' && path === '/v1/account')
        return {
          status: 200,
          body: {
            id: account.id,
            object: 'account',
            settings: { dashboard: { display_name: account.name } },
          },
        };
      if (method === 'POST' && path === '/v1/tokens') {
        const id = `tok_${tokens.size + 1}`;
        tokens.set(id, account.id);
        return { status: 200, body: { id, object: 'token', type: 'pii' } };
      }
      const [, token] = /^\/v1\/tokens\/(tok_\w+)$/.exec(path) ?? [];
      if (token !== undefined)
        return tokens.get(token) === account.id
          ? { status: 200, body: { id: token, object: 'token', type: 'pii' } }
          : refused(404, { code: 'resource_missing', message: 'No such token' });
      return method === 'GET' && path === '/v1/payouts' ? payouts(account, query) : undefined;
    },
  };
}
