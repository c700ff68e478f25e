import type { BlockEnvironment } from '../environment/environment.ts';
import type { SourceState } from '../sources/source.ts';

const none: SourceState = { status: 'ready', items: [], retry: () => undefined };

/** An environment for tests and stories; what a test watches it passes in. */
export function testEnvironment(own: Partial<BlockEnvironment> = {}): BlockEnvironment {
  return {
    mode: 'native',
    Link: ({ to, ...rest }) => <a href={to} data-router="" {...rest} />,
    formatMoney: (amount, code) =>
      new Intl.NumberFormat('en-GB', { style: 'currency', currency: code }).format(amount),
    useSource: () => none,
    subscribe: async () => ({ ok: true, message: '' }),
    trigger: () => undefined,
    report: () => undefined,
    ...own,
  };
}
