import { platformDivision } from '@omnis/models';
import { ok, type Result } from '../../http/answer.ts';
import type { Upload } from '../../http/context.ts';
import { takePicture, type FileStore } from '../files/index.ts';
import type { Subject } from '../../security/subject.ts';

/** Pixels across, at most, of the picture that an `avatar` shows. */
const shownWidth = 256;
/** The division under whose files the pictures of staff are: that of no store. */
const staffFiles = 0;

/** A picture of a person that was taken in. */
export interface OwnPicture {
  /** Its address at the width at which it is shown. */
  readonly avatar: string;
  readonly photo: {
    readonly url: string;
    readonly mime: string;
    readonly width: number;
    readonly height: number;
    readonly bytes: number;
  };
}

type Place = Pick<Subject, 'kind' | 'divisionId'>;

const filesOf = ({ kind, divisionId }: Place): number =>
  kind === 'staff' ? staffFiles : (divisionId ?? platformDivision);

/**
 * Takes in a picture that somebody uploads of themselves. The file is theirs alone, even if somebody else uploads the same
 * bytes, so that it can be deleted with their account. The bytes are stored before a row names them.
 */
export async function takeOwnPicture(
  fileStore: FileStore,
  owner: Subject,
  upload: Upload | null,
): Promise<Result<OwnPicture>> {
  const stored = await takePicture(upload, {
    divisionId: filesOf(owner),
    fileStore,
    apart: `${owner.kind}:${owner.id}`,
  });
  if (!stored.ok) return stored;
  const { url, mime, width, height, bytes } = stored.value;
  return ok({ avatar: `${url}?width=${shownWidth}`, photo: { url, mime, width, height, bytes } });
}

const fileOfAvatar = (avatar: string | null): string | null =>
  /^\/images\/uploads\/\d+\/([0-9a-f]{32})\b/.exec(avatar ?? '')?.[1] ?? null;

/** Deletes the bytes behind an avatar that no row names any more. */
export async function deleteOwnPicture(
  fileStore: FileStore,
  place: Place,
  avatar: string | null,
): Promise<void> {
  const file = fileOfAvatar(avatar);
  if (file !== null) await fileStore.delete(filesOf(place), file);
}
