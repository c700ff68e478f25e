import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import type { InstagramMedia } from './instagram-answers.ts';
import type { InstagramApi } from './instagram-api.ts';
import {
  pauseAfter,
  readInstagram,
  readingPause,
  renewalAge,
  renewalPause,
  renewInstagram,
  tokenContext,
  type ConnectionJob,
} from './instagram-jobs.ts';
import { copyPicture, type PictureOptions } from './instagram-pictures.ts';
import {
  deletePosts,
  lockConnection,
  noteProblem,
  noteReading,
  readKeptPosts,
  setNextReading,
  setNextRenewal,
  setToken,
  writePosts,
  type ConnectionRow,
  type PostRow,
} from './social.repository.ts';

/** Services that the jobs need. */
export interface ReadingDeps {
  readonly api: InstagramApi;
  readonly pictures: PictureOptions;
  /** Drops what shows the posts of a store. */
  readonly changed: (division: number) => Promise<void>;
}

/** A reading that is due. */
interface Reading {
  readonly token: string;
  readonly kept: readonly PostRow[];
}

/** Pictures that are fetched at once. */
const atOnce = 4;
/** Milliseconds by which the clocks of a job and its row may differ. */
const leeway = 10_000;
/** Milliseconds after which a look at a token that is due was lost. */
const overdue = 60 * 60 * 1000;

/** Registers how posts are read and tokens renewed. */
export function handleInstagramJobs(core: Core, { api, pictures, changed }: ReadingDeps): void {
  const { database, jobs, logger, secrets } = core;

  const tokenOf = ({ division_id: division, id, token_sealed: sealed }: ConnectionRow): string =>
    secrets.decrypt(sealed, tokenContext(division, id));

  /** Takes a reading that is due and writes the job of the next, so that nothing that goes wrong here ends them. */
  async function begin(db: Db, data: ConnectionJob): Promise<Reading | 'not due' | 'unwanted'> {
    const { division } = data;
    const row = await lockConnection(db, division, data.connection);
    if (!row?.next_read_at || row.next_read_at.getTime() > Date.now() + leeway) return 'not due';
    if (row.wanted_until.getTime() < Date.now()) {
      await setNextReading(db, division, null);
      return 'unwanted';
    }
    await setNextReading(db, division, readingPause);
    await jobs.enqueueLater(db, readInstagram, { data, afterSeconds: readingPause });
    // Jobs are in no backup: where it was restored, nobody looks after the token any more.
    if (row.next_renewal_at.getTime() < Date.now() - overdue) {
      await setNextRenewal(db, division, 0);
      await jobs.enqueue(db, renewInstagram, data);
    }
    return { token: tokenOf(row), kept: await readKeptPosts(db, division) };
  }

  /** Posts with pictures: those of kept ones stay, others are copied. Without a picture a post waits for the next time. */
  async function withPictures(
    place: ConnectionJob,
    media: readonly InstagramMedia[],
    kept: readonly PostRow[],
  ): Promise<PostRow[]> {
    const posts: PostRow[] = [];
    for (let at = 0; at < media.length; at += atOnce) {
      const found = await Promise.all(
        media.slice(at, at + atOnce).map(async (each) => {
          const known = kept.find(({ id }) => id === each.id);
          const picture = known ?? (await copyPicture(place, each, pictures));
          return picture && toPost(each, picture);
        }),
      );
      posts.push(...found.filter((post) => post !== null));
    }
    return posts;
  }

  const dropFiles = async (division: number, files: readonly string[]): Promise<void> => {
    for (const file of files) await pictures.fileStore.delete(division, file);
  };

  jobs.handle(readInstagram, async (data) => {
    const { division, connection } = data;
    const reading = await database.tenant(division, (db) => begin(db, data));
    if (reading === 'not due') return;
    // Whoever looks at a page that was kept until now has the posts read again.
    if (reading === 'unwanted') return changed(division);
    const { token, kept } = reading;
    const media = await api.media(token);
    if (!media.ok) {
      logger.warn({ division, problem: media.problem }, 'posts on Instagram could not be read');
      return database.tenant(division, async (db) => {
        const row = await lockConnection(db, division, connection);
        if (!row) return;
        await noteProblem(db, row, media.problem);
        const afterSeconds = pauseAfter(row.failures + 1);
        await setNextReading(db, division, afterSeconds);
        await jobs.enqueueLater(db, readInstagram, { data, afterSeconds });
      });
    }
    const posts = await withPictures(data, media.value, kept);
    const ids = new Set(media.value.map(({ id }) => id));
    const gone = kept.filter(({ id }) => !ids.has(id));
    const isWritten = await database.tenant(division, async (db) => {
      const row = await lockConnection(db, division, connection);
      if (!row) return false;
      await writePosts(db, division, posts);
      await deletePosts(
        db,
        division,
        gone.map(({ id }) => id),
      );
      await noteReading(db, division);
      return true;
    });
    const fresh = posts.filter((post) => !kept.some(({ id }) => id === post.id));
    // Disconnected meanwhile: what was copied belongs to nothing.
    if (!isWritten)
      return dropFiles(
        division,
        fresh.map(({ file }) => file),
      );
    if (fresh.length + gone.length > 0 || posts.some((post) => isOther(post, kept))) await changed(division);
    // Pages without them are the only ones from now on.
    await dropFiles(
      division,
      gone.map(({ file }) => file),
    );
  });

  jobs.handle(renewInstagram, async (data) => {
    const { division, connection } = data;
    const row = await database.tenant(division, async (db) => {
      const found = await lockConnection(db, division, connection);
      if (!found || found.next_renewal_at.getTime() > Date.now() + leeway) return undefined;
      await setNextRenewal(db, division, renewalPause);
      await jobs.enqueueLater(db, renewInstagram, { data, afterSeconds: renewalPause });
      return found;
    });
    if (!row || Date.now() - row.token_set_at.getTime() < renewalAge) return;
    const renewed = await api.renew(tokenOf(row));
    if (!renewed.ok)
      logger.warn({ division, problem: renewed.problem }, 'a token of Instagram was not renewed');
    await database.tenant(division, async (db) => {
      const still = await lockConnection(db, division, connection);
      if (!still) return;
      if (renewed.ok)
        await setToken(db, division, secrets.encrypt(renewed.value, tokenContext(division, connection)));
      else if (renewed.problem === 'refused') await noteProblem(db, still, renewed.problem);
    });
  });
}

function toPost(
  { id, caption, permalink, mediaType, postedAt }: InstagramMedia,
  { file, width, height }: Pick<PostRow, 'file' | 'width' | 'height'>,
): PostRow {
  return { id, caption, permalink, media_type: mediaType, posted_at: postedAt, file, width, height };
}

/** Tells whether a post differs from the stored one. */
function isOther(post: PostRow, kept: readonly PostRow[]): boolean {
  const before = kept.find(({ id }) => id === post.id);
  return (
    before !== undefined &&
    (before.caption !== post.caption ||
      before.permalink !== post.permalink ||
      before.media_type !== post.media_type ||
      before.posted_at.getTime() !== post.posted_at.getTime())
  );
}
