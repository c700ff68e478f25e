/**
 * `node --conditions=@omnis/source scripts/answer-shapes.ts`: writes what the answers of a shopper's calls
 * always have, by the contract, so that browsers notice half of one without the contract's schemas.
 */
import { writeFileSync } from 'node:fs';
import { calls, type CallShape } from '@omnis/contract';
import { z } from 'zod';

/** Calls whose answers the shop reads at once, or tells somebody of that something is done. */
const looked =
  /^(?:products\.(?!.*dashboard)|collections\.list|pages\.(?:get|openGate)$|basket\.|giftCards\.|checkout\.|payments\.testCard|orders\.|quotes\.|accounts\.|store\.(?!coreData$)|notifications\.(?:key|subscribe|find|unsubscribe)$|blog\.|social\.|artemis\.|help\.|policies\.|sitemap\.|studio\.|artworks\.upload|liveChat\.(?:current|start|read|send|end)$)/;

/** Objects and lists within others that are looked into. */
const depth = 2;

type Schema = z.core.JSONSchema.BaseSchema;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** The shape of a schema, as `fitsShape` reads it; '' where anything will do. */
export function shapeOf(schema: unknown, left = depth): string {
  if (!isSchema(schema)) return '';
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) {
    const isNullable = alternatives.some((each) => isSchema(each) && each.type === 'null');
    const shapes = alternatives
      .filter((each) => isSchema(each) && each.type !== 'null')
      .map((each) => shapeOf(each, left));
    return shapes.includes('') ? '' : `(${[...new Set(shapes)].join('|')})${isNullable ? '?' : ''}`;
  }
  if (schema.type === 'array') return `[${left > 0 ? shapeOf(schema.items, left - 1) : ''}]`;
  if (schema.type !== 'object' || !schema.properties) return '';
  const keys = (schema.required ?? []).map(
    (key) => `${key}${left > 0 ? shapeOf(schema.properties?.[key], left - 1) : ''}`,
  );
  return `{${keys.join(',')}}`;
}

const endpointOf = (name: string): string =>
  name.replace(/\.(\w)/, (_dot, first: string) => first.toUpperCase());

/** Fixed parts of answers, by endpoint. */
export function shapesOfAnswers(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.values<{ name: string } & CallShape>(calls)
      .filter(({ name, access }) => looked.test(name) && access !== 'owner' && access !== 'staff')
      .map(({ name, response }) => {
        const schema = z.toJSONSchema(response, { io: 'output', unrepresentable: 'any' });
        return [endpointOf(name), shapeOf(schema)] as const;
      })
      .filter(([, shape]) => shape !== ''),
  );
}

if (import.meta.main) {
  const lines = Object.entries(shapesOfAnswers()).map(([endpoint, shape]) => `  ${endpoint}: '${shape}',`);
  const text = `/** Fixed parts of answers, by endpoint. Written by \`scripts/answer-shapes.ts\`; a test says when it is out of date. */
export const answerShapes: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`;
  writeFileSync(new URL('../packages/shop-kit/src/data/answer-shapes.ts', import.meta.url), text);
}
