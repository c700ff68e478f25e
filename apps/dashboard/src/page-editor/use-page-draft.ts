import {
  useLazyPagesDraftQuery,
  usePagesCancelScheduleMutation,
  usePagesDiscardDraftMutation,
  usePagesPublishMutation,
  usePagesSaveDraftMutation,
  type CallAnswer,
} from '@omnis/api-client';
import type { DivergedPage, NewestPage, PagePublishing, PageStatus, SaveAnswer } from '@omnis/editor';
import type { Page } from '@omnis/models';
import { useCallback, useMemo, useState } from 'react';
import { useDivision } from '../app/session.ts';
import { refusal } from './save-answer.ts';

type Draft = CallAnswer<'pages.draft'>;

/** The functions by which the editor keeps the draft of a page and puts it before shoppers. */
export interface PageDraft {
  readonly save: (page: Page) => Promise<SaveAnswer>;
  readonly publishing: PagePublishing;
  readonly fetchNewest: () => Promise<NewestPage>;
  /** The live page that was changed beside the draft, when the editor was opened. */
  readonly diverged: DivergedPage | null;
  /** Address of the page that shoppers see. */
  readonly liveUrl: string;
}

const statusOf = ({ live, isDraft, publishAt, unpublishAt, timeZone }: Draft): PageStatus => ({
  published: live.published,
  hasDraft: isDraft,
  publishAt,
  unpublishAt,
  timeZone,
});

/** Result of a call that edits a page. */
interface Answered {
  readonly data?: Draft | undefined;
  readonly error?: unknown;
}

/** Keeps the draft of a page by the calls of the server. @param opened - the page as the editor was opened with it */
export function usePageDraft(id: number, opened: Draft): PageDraft {
  const division = useDivision();
  const [draft, setDraft] = useState(opened);
  const [send] = usePagesSaveDraftMutation();
  const [publish] = usePagesPublishMutation();
  const [cancel] = usePagesCancelScheduleMutation();
  const [discard] = usePagesDiscardDraftMutation();
  const [fetchDraft] = useLazyPagesDraftQuery();
  const params = useMemo(() => ({ division, id }), [division, id]);

  const take = useCallback(({ data, error }: Answered): SaveAnswer => {
    if (data === undefined) return refusal(error);
    setDraft(data);
    return { ok: true, page: data.page };
  }, []);
  /** Version of the live page whose changes the editor has taken over. */
  const [merged, setMerged] = useState<Draft['live']['version'] | null>(null);
  const onMerged = useCallback(() => setMerged(opened.live.version), [opened]);
  const diverged = useMemo(
    () => (opened.diverged === null ? null : { ...opened.diverged, onMerged }),
    [opened, onMerged],
  );
  const liveVersion = draft.diverged !== null && draft.live.version === merged ? merged : undefined;
  const save = useCallback(
    async (page: Page) =>
      take(
        await send({
          params,
          body: {
            version: Number(page.version),
            page: { ...page },
            ...(liveVersion === undefined ? {} : { liveVersion }),
          },
        }),
      ),
    [send, params, liveVersion, take],
  );
  const fetchNewest = useCallback(async (): Promise<NewestPage> => {
    const { data } = await fetchDraft({ params });
    if (data === undefined) throw new Error('The newest version of the page could not be read');
    setDraft(data);
    return { page: data.page, savedBy: data.savedBy };
  }, [fetchDraft, params]);

  const publishing: PagePublishing = {
    status: statusOf(draft),
    onPublish: async (version) => take(await publish({ params, body: { version: Number(version) } })),
    onUnpublish: async (version) =>
      take(await publish({ params, body: { version: Number(version), action: 'unpublish' } })),
    onSchedule: async (version, { action, at }) =>
      take(await publish({ params, body: { version: Number(version), action, at } })),
    onCancelSchedule: async (action) => take(await cancel({ params, query: { action } })),
    onDiscardDraft: async (version) => take(await discard({ params, query: { version: Number(version) } })),
  };
  return { save, publishing, fetchNewest, diverged, liveUrl: draft.live.url };
}
