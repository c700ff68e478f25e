/** Judges the structured data of a page as search engines do: schema.org's vocabulary, and what Google asks of each kind. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import StructuredDataValidator, { type SchemaGraph } from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';

const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const rdfs = 'http://www.w3.org/2000/01/rdf-schema#';

interface Term {
  '@id': string;
  '@type'?: string;
  'rdfs:subClassOf': { '@id': string }[];
  'schema:domainIncludes': { '@id': string }[];
}

/** The vocabulary of schema.org as the validator reads it, from its statements: subject, predicate, object. */
function readVocabulary(): SchemaGraph {
  const file = createRequire(import.meta.url).resolve('@vocabulary/schema/schema.nq');
  const terms = new Map<string, Term>();
  for (const [, id = '', predicate = '', object = ''] of readFileSync(file, 'utf8').matchAll(
    /^<([^>]+)> <([^>]+)> <([^>]+)> /gm,
  )) {
    const term = terms.get(id) ?? { '@id': id, 'rdfs:subClassOf': [], 'schema:domainIncludes': [] };
    terms.set(id, term);
    if (predicate === `${rdf}type` && object === `${rdfs}Class`) term['@type'] = 'rdfs:Class';
    if (predicate === `${rdf}type` && object === `${rdf}Property`) term['@type'] = 'rdf:Property';
    if (predicate === `${rdfs}subClassOf`) term['rdfs:subClassOf'].push({ '@id': object });
    if (predicate.endsWith('schema.org/domainIncludes'))
      term['schema:domainIncludes'].push({ '@id': object });
  }
  return { '@graph': [...terms.values()] };
}

const extractor = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] });
let validator: StructuredDataValidator | undefined;

/** Structured data of a page, and its faults. */
export interface StructuredData {
  /** Kinds of things on the page, such as `Product`. */
  readonly kinds: readonly string[];
  /** One line each. */
  readonly faults: readonly string[];
}

/**
 * Reads the structured data of a page.
 *
 * @param html - the page as the server sends it
 */
export async function readStructuredData(html: string): Promise<StructuredData> {
  validator ??= new StructuredDataValidator(readVocabulary());
  const found = extractor.parse(html);
  const issues = (await validator.validate(found))
    // Fields that are only recommended are warned of too.
    .filter(
      ({ severity, issueMessage }) => severity === 'ERROR' || /not supported|unknown/i.test(issueMessage),
    )
    .map(
      ({ issueMessage, path = [] }) => `${path.map(({ type }) => type ?? '').join(' › ')}: ${issueMessage}`,
    );
  return { kinds: Object.keys(found.jsonld), faults: [...new Set(issues)] };
}
