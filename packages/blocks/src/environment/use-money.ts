import { useBlockEnvironment } from './environment-provider.tsx';

/**
 * The environment's `formatMoney` for amounts and currencies of page JSON that nobody checked: where it throws, as
 * `Intl` does at a currency such as `pounds` and exact money at 1e300, the amount is written with its code. A throw
 * would take the whole page with it on the server, where there is no error boundary.
 */
export function useMoney(): (amountMajor: number, currencyCode: string) => string {
  const { formatMoney } = useBlockEnvironment();
  return (amount, code) => {
    try {
      return formatMoney(amount, code);
    } catch {
      return `${amount.toFixed(2)} ${code}`.trim();
    }
  };
}
