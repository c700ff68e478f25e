import type { EntryContext } from 'react-router';

/** Data that the router hands over to the browser, as its context holds it. */
export type Handoff = Pick<EntryContext, 'renderMeta' | 'serverHandoffStream'>;

type StreamCache = NonNullable<NonNullable<EntryContext['renderMeta']>['streamCache']>;

function piece(value: string, done: boolean): StreamCache[number] {
  return Object.assign(Promise.resolve(), { result: { value, done } });
}

/**
 * Reads what the router hands over to the browser before rendering begins, so that nothing in the document has to be
 * waited for: the loaders have answered, so all of it is there. The router would read it while rendering, piece by piece.
 *
 * @returns the same for the router's context, already read; one for each attempt to render
 */
export async function takeHandoff(stream: EntryContext['serverHandoffStream']): Promise<() => Handoff> {
  if (!stream) return () => ({});
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return () => ({
    renderMeta: { streamCache: { 0: piece(text, false), 1: piece('', true) } },
    // Rendering asks for a reader, though it has nothing left to read.
    serverHandoffStream: new ReadableStream(),
  });
}
