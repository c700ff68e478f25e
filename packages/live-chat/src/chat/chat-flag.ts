/** Remembers in this browser that a chat is open, and whether its window is: it comes back with the next page. */
const key = 'omnis.chat';

/** How an open chat comes back. */
export type ChatFlag = 'open' | 'small';

/** How the chat of this browser was left; null where there is none. */
export function readChatFlag(): ChatFlag | null {
  try {
    const value = localStorage.getItem(key);
    return value === 'open' || value === 'small' ? value : null;
  } catch {
    return null;
  }
}

/** Notes how a chat is left; null where there is none any more. */
export function writeChatFlag(value: ChatFlag | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing asks for its chat anew.
  }
}

/** Tells when another window of this browser has a chat that is open. Gives back how to stop. */
export function onChatElsewhere(tell: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key && event.newValue !== null) tell();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
