import { errorText, isApiFailure, pagesApi, storeFrontApi } from '@omnis/api-client';
import type {
  BlockEnvironment,
  ContactRequest,
  GateRequest,
  RemillAnswer,
  SubscribeAnswer,
  SubscribeRequest,
} from '@omnis/blocks';
import type { OmnisStore } from '@omnis/store';
import { divisionOf, findCore, type ReadArg, type ShellTexts } from '@omnis/shop-kit';
import { keepSubscribed } from './keep-subscribed.ts';
import { putGate } from './held-gates.ts';

const untracked = { track: false } as const;
const { storeSubscribe, storeContact, storeSubmitRemill } = storeFrontApi.endpoints;

/** Answer of a form whose call failed: typed faults in their own words, others in general ones (storefront.md §8). */
function refused(t: ShellTexts, error: unknown): SubscribeAnswer {
  const invalid = isApiFailure(error) && error.status === 422;
  const told = invalid || (isApiFailure(error) && error.status === 429);
  return { ok: false, invalid, message: told ? errorText(error) : t('subscribeFailed') };
}

async function subscribe(
  t: ShellTexts,
  store: OmnisStore,
  request: SubscribeRequest,
): Promise<SubscribeAnswer> {
  const core = findCore(store.getState());
  const body = { ...(core && { division: divisionOf(core) }), ...request };
  const { error } = await store.dispatch(storeSubscribe.initiate({ body }, untracked));
  if (error !== undefined) return refused(t, error);
  keepSubscribed();
  return { ok: true, message: t('subscribed') };
}

async function contact(t: ShellTexts, store: OmnisStore, body: ContactRequest): Promise<SubscribeAnswer> {
  const { data, error } = await store.dispatch(storeContact.initiate({ body }, untracked));
  if (data !== undefined) return { ok: true, message: data.message };
  const answer = refused(t, error);
  // The form shows a fault at its email; one of another field stands at the form's end.
  return { ...answer, invalid: answer.invalid === true && faultOf(error) === 'email' };
}

function faultOf(error: unknown): string | undefined {
  return isApiFailure(error) ? error.data.errors[0]?.field : undefined;
}

/** Any failure has one text; an answer of another type than success brings its own (storefront.md §8 Remill submit). */
async function submitRemill(
  t: ShellTexts,
  store: OmnisStore,
  body: { readonly email: string },
): Promise<RemillAnswer> {
  const { data } = await store.dispatch(storeSubmitRemill.initiate({ body }, untracked));
  return data ?? { type: 'error', message: t('remillFailed') };
}

/**
 * Asks the server to open a gate, and puts what stands behind it into the page.
 *
 * @param asked.page - as it was read; null where there is none, on the editor's canvas
 */
export async function openGate(
  t: ShellTexts,
  store: OmnisStore,
  { page, gate, password }: GateRequest & { readonly page: ReadArg<'pagesGet'> | null },
): Promise<SubscribeAnswer> {
  if (page === null) return { ok: false, message: t('subscribeFailed') };
  const arg = { params: { ...page.params, gate }, body: { password } };
  const { data, error } = await store.dispatch(pagesApi.endpoints.pagesOpenGate.initiate(arg, untracked));
  if (data === undefined) return refused(t, error);
  store.dispatch(
    pagesApi.util.updateQueryData('pagesGet', page, ({ blocks }) => void putGate(blocks, data.block)),
  );
  return { ok: true, message: '' };
}

/** The calls that blocks make for a visitor. */
export function pageCalls(
  t: ShellTexts,
  store: OmnisStore,
  page: ReadArg<'pagesGet'> | null,
): Pick<BlockEnvironment, 'subscribe' | 'contact' | 'submitRemill' | 'openGate'> {
  return {
    subscribe: (request) => subscribe(t, store, request),
    contact: (request) => contact(t, store, request),
    submitRemill: (form) => submitRemill(t, store, form),
    openGate: (request) => openGate(t, store, { page, ...request }),
  };
}
