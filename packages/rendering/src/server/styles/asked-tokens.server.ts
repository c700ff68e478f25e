/** Token that rules ask of an element: its number, and that of the same token of a component's own element. */
export interface AskedToken {
  /** -1: no rule asks for it. */
  plain: number;
  own: number;
}

/** Name and value of `[data-a=b]`. */
const data = /^\[([^\]=]+)/;

let asked = new Map<string, AskedToken>();
let askedData = new Set<string>();
let count = 0;
let changes = 0;

/**
 * The number of a token, by which a document is asked whether it has it.
 *
 * @param token - as in a rule's demand: a name, class or attribute, with `&` where it is said of a component's own element
 */
export function numberOf(token: string): number {
  const isOwn = token.startsWith('&');
  const text = isOwn ? token.slice(1) : token;
  const known = asked.get(text) ?? { plain: -1, own: -1 };
  asked.set(text, known);
  const name = data.exec(text)?.[1];
  if (name !== undefined) askedData.add(name);
  const side = isOwn ? 'own' : 'plain';
  if (known[side] < 0) {
    known[side] = count;
    count += 1;
    changes += 1;
  }
  return known[side];
}

/** A token, if a rule asks for it. */
export const askedToken = (text: string): AskedToken | undefined => asked.get(text);

/** Tells whether a rule asks for an attribute, by itself or with a value. */
export const isAskedData = (name: string): boolean => askedData.has(name);

/** Number of tokens asked for. */
export const askedCount = (): number => count;

/** Counts what was asked for and forgotten: what was read before is no longer whole once this is another. */
export const askedChanges = (): number => changes;

/** Forgets all of them; whoever holds numbers has to forget these too. */
export function forgetAsked(): void {
  asked = new Map();
  askedData = new Set();
  count = 0;
  changes += 1;
}
