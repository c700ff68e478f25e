import type { GivenEnvironment } from './environment-context.ts';
import type { BlockEnvironment } from './environment.ts';

const nothing = { status: 'ready', items: [], retry: () => undefined } as const;

/** Defaults for everything that an app did not give: plain links, plain amounts, no data, and nothing sent. */
const plain: Omit<BlockEnvironment, 'mode' | 'report'> = {
  Link: ({ to, ...rest }) => <a href={to} {...rest} />,
  formatMoney: (amount, currency) =>
    new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount),
  useSource: () => nothing,
  subscribe: async () => ({ ok: false, message: 'Oops... Something went wrong, please try again later' }),
  trigger: () => undefined,
};

const completed = new WeakMap<GivenEnvironment, BlockEnvironment>();

function isWhole(given: GivenEnvironment): given is BlockEnvironment {
  return Object.keys(plain).every((name) => Reflect.get(given, name) !== undefined);
}

/**
 * An environment with all that blocks count on: what was given, as it is where nothing is missing, and plain parts where
 * something is. It is the same object for the same one given. A block without a link or without data would throw, and on
 * the server take its place in the page with it. (No part of what showing a page alone takes: see B29.)
 */
export function completeEnvironment(given: GivenEnvironment): BlockEnvironment {
  if (isWhole(given)) return given;
  const environment = completed.get(given) ?? { ...plain, ...given };
  completed.set(given, environment);
  return environment;
}
