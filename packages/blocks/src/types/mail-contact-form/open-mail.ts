/** Hands a mailto address to the mail program; the page stays. */
export function openMail(address: string): void {
  globalThis.location.assign(address);
}
