import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ThemeLook } from '@omnis/contract';
import type { Core } from '../core.ts';
import type { Division } from '../tenancy/division.ts';
import type { SplitKey } from './split-key.ts';
import type { inProcessCalls } from '../http/call-in-process.ts';
import type { PageAddresses } from '../domains/pages/redirects/page-addresses.ts';
import type { IsDraftFor } from './draft-pages.ts';

/** Services that the delivery of pages needs. */
export interface DeliveryDeps {
  readonly core: Core;
  /** The calls of this process. */
  readonly callsFrom: ReturnType<typeof inProcessCalls>;
  /** Part of a page's key that differs by the visitor's split tests. */
  readonly splitKey: SplitKey;
  /** Tells pages that are not published yet, for those who may see them. */
  readonly isDraftFor: IsDraftFor;
  /** Where pages are that are asked for at a former address, or at another spelling of theirs. */
  readonly addresses: PageAddresses;
  /** The theme that a token shows on a store's preview; null for one that shows none. */
  readonly previewedTheme: (division: Division, token: string) => Promise<ThemeLook | null>;
}

/** How the apps reach the browser. */
export interface Delivery {
  /** Registers the routes of hashed files. */
  register(app: FastifyInstance, deps: DeliveryDeps): Promise<void>;
  /** Answers every address that is neither API nor file. */
  page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** The `@font-face` rules of a theme; a development server has no files of its own for them. */
  readonly fontFaces?: (theme: string) => string;
  /** Text of the storefront's service worker; a development server has none, which would only get in its way. */
  readonly serviceWorker?: string | null;
}
