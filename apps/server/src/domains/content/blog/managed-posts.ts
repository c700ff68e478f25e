import { statusTexts, type CallInput, type CallResponse, type ManagedPost } from '@omnis/contract';
import { postLimits } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../../http/answer.ts';
import type { Identity, Upload } from '../../../http/context.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import type { Division } from '../../../tenancy/division.ts';
import { takePicture, type FileStore } from '../../files/index.ts';
import { writtenOnce, type WriteKey } from '../../idempotency/written-once.ts';
import type { BlogService } from './blog.service.ts';
import {
  countPosts,
  deletePost,
  findPost,
  insertPost,
  listPosts,
  readTakenUrls,
  takeFormerUrl,
  updatePost,
  type PostCursor,
  type StoredPost,
} from './managed-posts.repository.ts';
import {
  askedUrl,
  baseUrl,
  formerUrls,
  freeUrl,
  postColumns,
  toManagedPost,
  toPostRow,
} from './post-columns.ts';

/** The store whose posts are edited, by whom, and its origin for links. */
export interface PostEdit {
  readonly division: Division;
  readonly actor: Identity | null;
  readonly storeOrigin: string;
  /** Has a write made once; without it each counts. */
  readonly once?: WriteKey | undefined;
}

type Answer = Result<ManagedPost>;

const keptId = z.number();
const cursorSchema = z.tuple([z.iso.datetime(), z.number().int().positive()]);
const gone = (): Failure => fail('not_found', statusTexts[404] ?? '');
const isTaken = (): Rollback =>
  new Rollback(fail('validation_failed', 'Another post has this address', 'url'));

const writeCursor = ({ updated_at: at, id }: Pick<StoredPost, 'updated_at' | 'id'>): string =>
  Buffer.from(JSON.stringify([at.toISOString(), id])).toString('base64url');

/** A cursor that was sent; null for any other text. */
function readCursor(text: string): PostCursor | null {
  try {
    const [at, id] = cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return { updatedAt: new Date(at), id };
  } catch {
    return null;
  }
}

/** Posts of the blog as the team of a store writes them. */
export function createManagedPosts(
  { database }: Pick<Core, 'database'>,
  { blog, fileStore }: { readonly blog: Pick<BlogService, 'changed'>; readonly fileStore: FileStore },
) {
  async function get({ division, storeOrigin }: PostEdit, id: number): Promise<Answer> {
    const row = await database.tenant(division.id, (db) => findPost(db, { division: division.id, id }));
    return row ? ok(toManagedPost(row, storeOrigin)) : gone();
  }

  /** Writes once a key with a record of it, and has shoppers see it. `work` gives the number of the post. */
  async function write(
    { division, actor, once }: PostEdit,
    action: 'created' | 'updated' | 'deleted',
    work: (db: Db) => Promise<number>,
  ): Promise<Result<number>> {
    const done = await settle(() =>
      database.tenant(division.id, (db) =>
        writtenOnce(db, { division: division.id, once, schema: keptId }, async () => {
          const id = await work(db);
          await recordAudit(db, {
            division: division.id,
            actor,
            action: `post.${action}`,
            target: `post:${id}`,
          });
          return id;
        }),
      ),
    );
    if (!done.ok) return done;
    if (done.value.isNew) await blog.changed(division.id);
    return ok(done.value.value);
  }

  async function found(db: Db, division: number, id: number): Promise<StoredPost> {
    const row = await findPost(db, { division, id }, { lock: true });
    if (!row) throw new Rollback(gone());
    return row;
  }

  /** Columns of the address that is asked for: the one before leads to it from then on. */
  async function renamed(db: Db, row: StoredPost, asked: string | undefined) {
    const url = asked === undefined ? row.url : askedUrl(asked);
    if (url === row.url) return {};
    if ((await readTakenUrls(db, row.division_id, url)).has(url)) throw isTaken();
    await takeFormerUrl(db, row.division_id, url);
    const former = formerUrls(row).filter((each) => each !== url);
    return { url, former_urls: JSON.stringify([...former, row.url]) };
  }

  return {
    get,

    list: async (
      division: Division,
      { limit, cursor, state, search = '' }: CallInput<'dashboard.posts'>['query'],
    ): Promise<Result<CallResponse<'dashboard.posts'>>> => {
      const after = cursor === undefined ? null : readCursor(cursor);
      if (cursor !== undefined && !after)
        return fail('validation_failed', 'This is not a cursor of this list', 'cursor');
      const rows = await database.tenant(division.id, (db) =>
        listPosts(db, division.id, { limit, after, state, search }),
      );
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return ok({ items: page.map((row) => toPostRow(row)), next: last ? writeCursor(last) : null });
    },

    create: async (edit: PostEdit, values: CallInput<'dashboard.createPost'>['body']): Promise<Answer> => {
      const { id: division } = edit.division;
      const made = await write(edit, 'created', async (db) => {
        const { inStore } = postLimits;
        if ((await countPosts(db, division, inStore)) >= inStore)
          throw new Rollback(fail('conflict', `A store has at most ${inStore} posts. Delete one first.`));
        const { title } = values;
        const url =
          values.url === undefined
            ? freeUrl(title, await readTakenUrls(db, division, baseUrl(title)))
            : askedUrl(values.url);
        await takeFormerUrl(db, division, url);
        const id = await insertPost(db, { ...postColumns(values), division_id: division, title, url });
        if (id === null) throw isTaken();
        return id;
      });
      return made.ok ? get(edit, made.value) : made;
    },

    update: async (
      edit: PostEdit,
      id: number,
      { version, url, ...values }: CallInput<'dashboard.updatePost'>['body'],
    ): Promise<Answer> => {
      const { id: division } = edit.division;
      const done = await write(edit, 'updated', async (db) => {
        const row = await found(db, division, id);
        if (row.version !== version)
          throw new Rollback(
            fail('conflict', 'Somebody else has changed this post. Load the page again.', 'version'),
          );
        await updatePost(db, { division, id }, { ...postColumns(values), ...(await renamed(db, row, url)) });
        return id;
      });
      return done.ok ? get(edit, id) : done;
    },

    setImage: async (edit: PostEdit, id: number, upload: Upload | null): Promise<Answer> => {
      const { id: division } = edit.division;
      const known = await get(edit, id);
      if (!known.ok) {
        upload?.stream.resume();
        return known;
      }
      const stored = await takePicture(upload, { divisionId: division, fileStore });
      if (!stored.ok) return stored;
      const done = await write(edit, 'updated', async (db) => {
        await found(db, division, id);
        await updatePost(db, { division, id }, { meta_image: stored.value.url });
        return id;
      });
      return done.ok ? get(edit, id) : done;
    },

    remove: async (edit: PostEdit, id: number): Promise<Result<{ message: string }>> => {
      const { id: division } = edit.division;
      const done = await write(edit, 'deleted', async (db) => {
        if (!(await deletePost(db, { division, id }))) throw new Rollback(gone());
        return id;
      });
      return done.ok ? ok({ message: 'The post was deleted' }) : done;
    },
  };
}

/** Posts of the blog as the team of a store writes them. */
export type ManagedPosts = ReturnType<typeof createManagedPosts>;
