/**
 * Tells whether a message of a frame says that a payment's challenge was answered: `{ omnis: 1, type:
 * 'payment-challenge', paymentIntent, status }`. Its origin has to be checked before.
 */
export function isChallengeAnswer(data: unknown, paymentIntent: string): boolean {
  return (
    typeof data === 'object' &&
    data !== null &&
    'omnis' in data &&
    data.omnis === 1 &&
    'type' in data &&
    data.type === 'payment-challenge' &&
    'paymentIntent' in data &&
    data.paymentIntent === paymentIntent
  );
}
