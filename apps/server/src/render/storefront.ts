import { randomBytes } from 'node:crypto';
import { runsCustomCode, type Language } from '@omnis/models';
import { themePreviewParameter } from '@omnis/theme';
import { trackerHosts, trackersOf } from '@omnis/validation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readThrough } from '../cache/read-through.ts';
import type { Division } from '../tenancy/division.ts';
import { isClosed } from '../tenancy/gate.ts';
import { runningCode } from '../tenancy/running-code.ts';
import type { KnownHost } from '../tenancy/divisions.service.ts';
import { stripeHosts } from '../domains/payments/stripe/stripe-hosts.ts';
import { splitVisitorOf, type SplitVisitor } from '../http/split-visitor.ts';
import { visitorLanguage } from '../http/visitor-language.ts';
import { originAt, originOf } from '../plugins/origin.ts';
import { keepHeader } from '../plugins/visitor.ts';
import { noticingOutages } from './noticing-outages.ts';
import { addressToUse } from './address-to-use.ts';
import { askedAgain } from './asked-again.ts';
import type { DeliveryDeps } from './delivery.ts';
import { CachedPage, sendPage } from './html-cache.ts';
import type { PageFiles } from './page-files.ts';
import { pageFromBytes, pageToBytes } from './shared-page.ts';
import { pagePathOf } from './page-path.ts';
import { operatorModeOf } from './operator-mode.ts';
import type { OperatorMode, RefusedForm, RenderPage, TriedTheme } from './page-request.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** A plain form that was refused; the page of its address shows it again. */
    refusedForm?: RefusedForm | undefined;
  }
}

function requestHeaders(request: FastifyRequest, currency: string | undefined): Record<string, string> {
  const headers: Record<string, string> = currency ? { cookie: `currency=${currency}` } : {};
  for (const name of ['accept', 'accept-language', 'user-agent'] as const) {
    const value = request.headers[name];
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}

function isPage(value: unknown): value is CachedPage {
  return value instanceof CachedPage;
}

/** Choices that a page differs by, besides its address. */
interface Choices {
  readonly currency: string | undefined;
  readonly language: Language;
  readonly split: SplitVisitor;
  readonly operator: OperatorMode;
}

/** A page with a theme on trial is nobody else's, and no search engine's. */
const trialHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'same-origin',
};

/** A page that is being made. */
interface Rendering {
  readonly page: Promise<CachedPage>;
  /** Number of visitors who wait for it. */
  asked: number;
}

/** How pages are made. */
interface PageMaking {
  readonly render: RenderPage;
  readonly pageFiles: PageFiles;
  /** Tells this release from others, which render differently; null: no page is shared with other processes. */
  readonly release?: string | null;
}

/** Delivers server-rendered pages; those that are the same for everybody come from the tagged cache. */
export function storefrontPages(
  { core, callsFrom, splitKey, isDraftFor, addresses, previewedTheme }: DeliveryDeps,
  { render, pageFiles, release = null }: PageMaking,
) {
  const rendering = new Map<string, Rendering>();
  const isAskedAgain = askedAgain();
  const hasStripe = ({ payments }: Division): boolean =>
    payments.account !== null || core.settings.stripe() !== null;
  const scriptHosts = ({ url }: FastifyRequest, division: Division): readonly string[] => [
    ...trackerHosts(trackersOf(division.plugins)),
    ...(runsCustomCode(pagePathOf(url.split('?', 1)[0] ?? '')) ? (runningCode(division)?.sources ?? []) : []),
    ...stripeHosts(
      {
        stripe: hasStripe(division),
        express: division.payments.methods.some((method) => method !== 'card'),
      },
      url,
    ),
  ];

  /** The theme that the address of a preview asks for; null for addresses that ask for none. */
  async function triedTheme({ url }: FastifyRequest, division: Division): Promise<TriedTheme | null> {
    if (!url.includes(themePreviewParameter)) return null;
    const token = new URLSearchParams(url.split('?', 2)[1]).get(themePreviewParameter) ?? '';
    const look = await previewedTheme(division, token);
    return look && { name: look.theme, properties: look.values, dark: look.dark, token };
  }

  async function renderPage(
    request: FastifyRequest,
    place: KnownHost & { division: Division },
    {
      currency,
      language,
      split,
      operator,
      isTeam = false,
      isInternal = false,
      trial,
    }: Choices & {
      readonly trial?: TriedTheme;
      readonly isTeam?: boolean;
      readonly isInternal?: boolean;
    },
  ): Promise<{ value: CachedPage; bytes: number | null }> {
    const origin = originOf(request);
    const { ask, outage } = noticingOutages(
      callsFrom({
        place,
        currency,
        language,
        isShutOut: request.isShutOut,
        isTeam,
        isInternal,
        split,
        origin,
        ip: request.ip,
      }),
    );
    const rendered = render(
      {
        url: origin + request.url,
        headers: requestHeaders(request, currency),
        division: place.division.id,
        // A page on which a theme is tried is the shop as it is, on an origin without its visitors.
        mode: place.kind === 'preview' && trial === undefined ? 'preview' : 'native',
        trial,
        operator,
        language,
        nonce: randomBytes(16).toString('base64'),
        origin,
        host: request.host,
        editorOrigin: originAt(request, core.config.platformHost),
        scriptHosts: place.kind === 'preview' ? [] : scriptHosts(request, place.division),
        cardScripts: hasStripe(place.division) && place.kind !== 'preview',
        form: request.refusedForm,
      },
      ask,
    );
    const { status, headers, body, shared, files } = await rendered.catch((error: unknown) => {
      throw outage() ?? error;
    });
    const missed = outage();
    if (missed && status >= 500) throw missed;
    const said = {
      ...headers,
      'content-language': language,
      vary: 'Accept-Encoding, Accept-Language, Cookie',
    };
    const isWhole = place.kind !== 'preview' && operator === 'default';
    const isKeepable = shared && !missed && status === 200 && isWhole && !isClosed(place.division);
    const value = new CachedPage(
      {
        status,
        headers: isKeepable ? { ...said, [keepHeader]: 'yes' } : said,
        files: files.map(pageFiles.add),
      },
      Buffer.from(body.buffer, body.byteOffset, body.byteLength),
    );
    // A third for the compressed form, which comes later.
    return { value, bytes: shared && !missed ? Math.ceil(body.length * 1.33) : null };
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { place } = request;
    const { division } = place ?? {};
    const { refusedForm } = request;
    const isAsked = request.method === 'GET' || request.method === 'HEAD' || refusedForm !== undefined;
    if (!place || !division || !isAsked) {
      if (division) void reply.header('allow', 'GET, HEAD');
      return reply.code(division ? 405 : 404).send({
        message: division ? 'Use GET' : '404 Not found',
        errors: [],
        code: division ? 'method_not_allowed' : 'not_found',
      });
    }
    const elsewhere = refusedForm
      ? null
      : addressToUse(request, { ...place, division }, (store) => core.divisions.hostOf(store));
    if (elsewhere !== null)
      return reply.header('cache-control', 'public, max-age=300').redirect(elsewhere, 301);
    const asked = request.cookies['currency'];
    const currency = division.currencies.find((code) => code === asked);
    const language = visitorLanguage(request, division);
    const split = splitVisitorOf(request);
    const operator = operatorModeOf(request, reply);
    const choices = { currency, language, split, operator };
    if (refusedForm !== undefined) {
      // Somebody's own answer: never kept, and never somebody else's.
      const { value } = await renderPage(request, { ...place, division }, choices);
      return sendPage(request, reply.header('cache-control', 'no-store'), value);
    }
    const trial = place.kind === 'preview' ? await triedTheme(request, division) : null;
    if (trial !== null) {
      const { value } = await renderPage(request, { ...place, division }, { ...choices, trial });
      return sendPage(request, reply.headers(trialHeaders), value);
    }
    // The team sees drafts: what is rendered for them is never kept.
    if (request.isTeam && request.url.startsWith('/product/')) {
      const { value } = await renderPage(request, { ...place, division }, { ...choices, isTeam: true });
      return sendPage(request, reply.header('cache-control', 'no-store'), value);
    }
    if (place.kind === 'store' && (await isDraftFor(request, division))) {
      const { value } = await renderPage(request, { ...place, division }, { ...choices, isInternal: true });
      return sendPage(request, reply.header('cache-control', 'no-store'), value);
    }
    // Prices are said to be valid for a year from today, and banners count in days: a page is kept for one.
    const day = new Date().toISOString().slice(0, 10);
    const [path = '/', query = ''] = request.url.split('?', 2);
    const variations = await splitKey(division, { path: pagePathOf(path), query, visitor: split });
    const who = request.isShutOut ? 'stranger' : 'visitor';
    const shop = `${division.id}:${place.kind}:${who}:${currency ?? ''}:${language}:${operator}:${day}:${variations}`;
    const key = `html:${shop}:${originOf(request)}${request.url}`;
    const known = core.cache.get(key);
    if (isPage(known)) {
      known.files.forEach(pageFiles.touch);
      return sendPage(request, reply, known);
    }
    // The canvas shows the page that its editor has open, at the address that this was opened at.
    const moved = place.kind === 'preview' ? null : await addresses.moved(division, path);
    if (moved !== null) {
      const to = query === '' ? moved : `${moved}?${query}`;
      return reply.header('cache-control', 'public, max-age=300').redirect(to, 301);
    }

    // One render for all who ask at the same moment.
    let made = rendering.get(key);
    if (!made) {
      const tags = ['division', 'products', 'pages', 'blog', 'instagram'].map(
        (shown) => `${shown}:${division.id}`,
      );
      // Queries are without number, and most are asked for once: clicks on advertisements, robots, a shopper's filters.
      const isWorthKeeping = query === '' || isAskedAgain(key);
      const page = readThrough(core.cache, { key, tags, is: isPage }, async () => {
        const isShareable = isWorthKeeping && release !== null && place.kind !== 'preview';
        const look = isShareable ? await core.shared?.look(`${release} ${key}`, tags) : undefined;
        const theirs = look?.value ? await pageFromBytes(look.value, pageFiles.add) : null;
        if (theirs) return { value: theirs, bytes: Math.ceil(theirs.body.length * 1.33) };
        const { value, bytes } = await renderPage(request, { ...place, division }, choices);
        // A page that is kept beyond a visit is the same for everybody.
        if (look?.stamp && bytes !== null && value.headers[keepHeader] === 'yes')
          core.shared?.put(
            { key: `${release} ${key}`, tags, stamp: look.stamp },
            () => pageToBytes(value),
            () => core.cache.get(key) === value,
          );
        return { value, bytes: isWorthKeeping ? bytes : null };
      }).finally(() => rendering.delete(key));
      made = { page, asked: 0 };
      rendering.set(key, made);
    }
    made.asked += 1;
    const page = await made.page;
    return sendPage(request, reply, made.asked === 1 && core.cache.get(key) !== page ? page.forOne() : page);
  };
}
