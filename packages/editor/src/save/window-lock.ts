/** Browsers offer locks in secure contexts alone. */
const locks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

/** Releases of this window that the browser has not seen to yet. */
const releasing = new Set<Promise<unknown>>();

/** Holds a name for as long as this window lives; the browser releases it when the window closes or crashes. @returns releases it earlier */
export function holdName(name: string): () => void {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const ended = locks()
    ?.request(name, () => held)
    .catch(() => undefined);
  return () => {
    release();
    if (ended === undefined) return;
    releasing.add(ended);
    void ended.then(() => releasing.delete(ended));
  };
}

/** Names that open windows hold; none where the browser has no locks. */
export async function heldNames(): Promise<ReadonlySet<string>> {
  await Promise.all(releasing);
  const state = await locks()
    ?.query()
    .catch(() => null);
  return new Set(state?.held?.flatMap(({ name }) => name ?? []));
}
