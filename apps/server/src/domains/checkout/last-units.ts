/** Milliseconds for which a checkout waits for those before it, which may be waiting for a slow bank. */
const patience = 4000;

/** Units that a checkout wants of a variant whose stock is counted. */
export interface WantedUnits {
  readonly variantId: string;
  readonly quantity: number;
  /** Units that there are, as far as this process knows. */
  readonly stock: number;
}

/** Has no more checkouts pay at once than there are units for: see {@link createLastUnits}. */
export interface LastUnits {
  /**
   * Runs a payment once its units are not all spoken for by payments under way, or after four seconds.
   *
   * @param pay - is told whether it had to wait: then the stock may be gone, and it is to look
   */
  inTurn<T>(
    division: number,
    wanted: readonly WantedUnits[],
    pay: (hasWaited: boolean) => Promise<T>,
  ): Promise<T>;
}

/**
 * Keeps the cards of those who are too late from being authorised for nothing. Of sixty who order the last unit at the
 * same moment, one pays and the others wait; when the order stands they are told so, and when the card is refused the
 * next one pays. Nothing is locked meanwhile: the stock is decided under the lock of the order, as ever, also between
 * processes, each of which knows only its own payments.
 */
export function createLastUnits(): LastUnits {
  /** Units by variant that payments under way will take. */
  const spokenFor = new Map<string, number>();
  const waiting = new Set<() => void>();

  return {
    async inTurn(division, wanted, pay) {
      if (wanted.length === 0) return pay(false);
      const units = wanted.map(({ variantId, quantity, stock }) => ({
        key: `${division} ${variantId}`,
        quantity,
        stock,
      }));
      const isFree = (): boolean =>
        units.every(({ key, quantity, stock }) => {
          const before = spokenFor.get(key) ?? 0;
          return before === 0 || before + quantity <= stock;
        });
      const until = performance.now() + patience;
      let hasWaited = false;
      while (!isFree()) {
        const left = until - performance.now();
        if (left <= 0) break;
        hasWaited = true;
        await new Promise<void>((resolve) => {
          const wake = (): void => {
            clearTimeout(timer);
            waiting.delete(wake);
            resolve();
          };
          const timer = setTimeout(wake, left);
          waiting.add(wake);
        });
      }
      for (const { key, quantity } of units) spokenFor.set(key, (spokenFor.get(key) ?? 0) + quantity);
      try {
        return await pay(hasWaited);
      } finally {
        for (const { key, quantity } of units) {
          const left = (spokenFor.get(key) ?? 0) - quantity;
          if (left > 0) spokenFor.set(key, left);
          else spokenFor.delete(key);
        }
        // A copy: who is woken takes itself out.
        for (const wake of Array.from(waiting)) wake();
      }
    },
  };
}
