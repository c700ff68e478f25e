import type { Language } from '@omnis/models';
import { calls, type ApiError, type CallName, type CallShape } from '@omnis/contract';
import type { Division } from '../tenancy/division.ts';
import { noSplitVisitor, type SplitVisitor } from './split-visitor.ts';
import type { DivisionsService, KnownHost } from '../tenancy/divisions.service.ts';
import { admit } from './access.ts';
import { failureBody, type Answer } from './answer.ts';
import { JsonText } from './json-text.ts';
import { failureIn } from '../texts/say-to-shopper.ts';
import type { CallContext, Visitor } from './context.ts';
import type { Route } from './route.ts';

/** Input of a call as the API client takes it, before it is put into an address. */
export interface InProcessInput {
  readonly params?: Readonly<Record<string, string | number | undefined>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** An answer with its JSON, which is there already; `value` is shared and frozen, and read when it is first asked for. */
export type InProcessAnswer =
  | { readonly ok: true; readonly json: string; readonly value: unknown }
  | { readonly ok: false; readonly status: number; readonly body: ApiError };

/** Makes a call of the contract without a socket, as an anonymous visitor of one host. */
export type InProcessCall = (name: CallName, input: InProcessInput) => Promise<InProcessAnswer>;

/** Where an in-process call comes from. */
export interface InProcessPlace {
  readonly place: KnownHost;
  /** Currency that the visitor has chosen; undefined: the store's own. */
  readonly currency: string | undefined;
  /** Language that texts for people are written in. */
  readonly language: Language;
  /** Origin that the visitor sees. */
  readonly origin: string;
  /** True when the visitor stands before a closed store that is not open to them; false by default. */
  readonly isShutOut?: boolean;
  /** True when the visitor is one of the store's team, who see products that are not on sale; false by default. */
  readonly isTeam?: boolean;
  /** True for a visitor who is internal to the store and may see unpublished pages; false unless told. */
  readonly isInternal?: boolean;
  /** Variations of split tests that the visitor sees; the defaults unless given. */
  readonly split?: SplitVisitor;
  /** Network address that the visitor asks from, for limits on guessing; '' unless told. */
  readonly ip?: string;
}

/** Values as an address carries them: no empty ones, lists joined by commas, all else as text. */
function asText(values: Readonly<Record<string, unknown>> | undefined): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [key, value] of Object.entries(values ?? {})) {
    const text = Array.isArray(value) ? value.join(',') : value;
    if (typeof text !== 'string' && typeof text !== 'number' && typeof text !== 'boolean') continue;
    if (text !== '') texts[key] = String(text);
  }
  return texts;
}

/** Nobody in particular: what such a visitor is shown may be shown to everybody. */
const anonymous: Visitor = { token: '', identity: null, basketOwner: 'visitor:' };

function answered(answer: Answer<unknown>, language: Language): InProcessAnswer {
  if (!answer.ok) {
    const { status, body } = failureBody(answer);
    return { ok: false, status, body: failureIn(language, body) };
  }
  const text = answer.value instanceof JsonText ? answer.value : new JsonText(JSON.stringify(answer.value));
  return {
    ok: true,
    json: text.text,
    // A render thread is sent the text and reads it itself.
    get value() {
      return text.value;
    },
  };
}

/**
 * The calls for code in this process, such as the rendering of pages: the same access rule, parsing and handlers as over
 * HTTP, without cookies, headers and a second writing and reading of JSON.
 *
 * @throws Error for a call that must carry a key or a file; those come from visitors only
 */
export function inProcessCalls(routes: readonly Route[], deps: { readonly divisions: DivisionsService }) {
  const byName = new Map(routes.map((route) => [route.name, route]));
  return ({
    place,
    currency,
    language,
    origin,
    isShutOut = false,
    isTeam = false,
    isInternal = false,
    split = noSplitVisitor,
    ip = '',
  }: InProcessPlace): InProcessCall =>
    async (name, input) => {
      const route = byName.get(name);
      const shape: CallShape = calls[name];
      if (!route || shape.idempotent === true || shape.upload)
        throw new Error(`${name} cannot be called in process`);
      const params = asText(input.params);
      const query = asText(input.query);
      const admission = await admit(calls[name], place, {
        visitor: anonymous,
        division: params['division'] === undefined ? undefined : Number(params['division']),
        divisions: deps.divisions,
      });
      if (!admission.ok) return answered(admission, language);
      const { division } = admission;
      const context: CallContext = {
        hostKind: place.kind,
        get division(): Division {
          if (!division) throw new Error(`${name} has no store`);
          return division;
        },
        visitor: anonymous,
        currency:
          division?.currencies.find((code) => code === (query['currency'] ?? currency)) ??
          division?.currency ??
          'GBP',
        language,
        isShutOut,
        isTeam,
        internalSubdomain: false,
        isInternal,
        split,
        ip,
        userAgent: '',
        device: '',
        origin,
        idempotencyKey: '',
        upload: async () => null,
        startSession: () => {
          throw new Error(`${name} starts a session, which a call in process has not`);
        },
        trustDevice: () => {
          throw new Error(`${name} trusts a device, which a call in process has not`);
        },
      };
      return answered(await route.run(context, { params, query, body: input.body }), language);
    };
}
