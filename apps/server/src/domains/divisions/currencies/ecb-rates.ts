import { parseXml, XmlElement, type XmlDocument } from '@rgrove/parse-xml';
import { z } from 'zod';
import type { Reference } from './currency-state.ts';

/** Most that an answer of the feed may hold; the real one has about 2 kB. */
const mostCharacters = 100_000;
const patience = 10_000;

const dayCube = z.object({ time: z.iso.date() });
const rateCube = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  rate: z
    .string()
    .regex(/^\d+(?:\.\d+)?$/)
    .transform(Number)
    .pipe(z.number().positive()),
});

function cubesIn(node: XmlDocument | XmlElement): XmlElement[] {
  return node.children.flatMap((child) =>
    child instanceof XmlElement ? [...(child.name === 'Cube' ? [child] : []), ...cubesIn(child)] : [],
  );
}

/**
 * Reads the daily reference rates of the European Central Bank: `Cube` elements, one with the day, and in it one with
 * each currency and what one euro buys of it.
 *
 * @throws {Error} when the text is something else
 */
export function readEcbRates(xml: string): Reference {
  if (xml.length > mostCharacters) throw new Error('The feed of exchange rates is too long');
  const cubes = cubesIn(parseXml(xml));
  const day = cubes
    .map(({ attributes }) => dayCube.safeParse(attributes))
    .find(({ success }) => success)?.data;
  const rates = cubes.flatMap(({ attributes }) => {
    const { data } = rateCube.safeParse(attributes);
    return data ? [[data.currency, data.rate] as const] : [];
  });
  if (day === undefined || rates.length === 0) throw new Error('The feed holds no exchange rates');
  return { day: day.time, perEuro: Object.fromEntries(rates) };
}

/**
 * Fetches the reference rates.
 *
 * @throws {Error} when the feed does not answer, or with something else
 */
export async function fetchRates(url: string, signal: AbortSignal): Promise<Reference> {
  const answer = await fetch(url, {
    headers: { accept: 'application/xml, text/xml' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  });
  if (!answer.ok) throw new Error(`The feed of exchange rates answered ${answer.status}`);
  return readEcbRates(await answer.text());
}
